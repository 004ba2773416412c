import path from 'node:path';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {isFile} from '../../files/isFile.ts';
import {isFolder} from '../../files/folders/isFolder.ts';
import {namesIn} from '../../files/folders/namesIn.ts';
import {sectionFolder} from '../../locales/translationFiles.ts';
import type {Copy} from './Copy.ts';

/** Folder of the translations, unless the configuration sets another. */
const DEFAULT_FOLDER = 'i18n';

/**
 * The copies that a version needs of the translations of its docs instance: the documents, and the messages of the
 * sidebars (Docusaurus: `i18n/<locale>/docusaurus-plugin-content-docs/current` and `current.json`).
 */
export function translationCopies(
  siteDir: string,
  {locales = []}: Pick<SiteConfig, 'locales'>,
  instance: string,
  version: string,
): Copy[] {
  const configured = locales.flatMap(({folder}) => folder ?? []);
  // A language may be temporarily missing from the configuration.
  const others = namesIn(path.join(siteDir, DEFAULT_FOLDER)).map((name) => `${DEFAULT_FOLDER}/${name}`);
  return [...new Set([...configured, ...others])].sort().flatMap((language) => {
    const folder = `${language}/${sectionFolder('docs', instance)}`;
    const documents = {from: `${folder}/current`, to: `${folder}/version-${version}`};
    const words = {
      from: `${folder}/current.json`,
      to: `${folder}/version-${version}.json`,
      change: withoutLabel,
    };
    return [
      ...(isFolder(path.join(siteDir, documents.from)) ? [documents] : []),
      ...(isFile(path.join(siteDir, words.from)) ? [words] : []),
    ];
  });
}

/**
 * Removes the label “Next”, which belongs to the current docs: the version has its own. A file that is not JSON is
 * copied unchanged.
 */
function withoutLabel(text: string): string {
  try {
    const words: unknown = JSON.parse(text);
    if (typeof words !== 'object' || words === null) return text;
    const {'version.label': _, ...others}: Record<string, unknown> = {...words};
    return `${JSON.stringify(others, null, 2)}\n`;
  } catch (error) {
    if (error instanceof SyntaxError) return text;
    throw error;
  }
}
