import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {hasCode} from '../../files/hasCode.ts';
import {isFile} from '../../files/isFile.ts';
import {isFolder} from '../../files/isFolder.ts';
import {sectionFolder} from '../../locales/translationFiles.ts';
import type {Copy} from './Copy.ts';

/**
 * Copies of the translations of an instance's docs, which a version needs as well: the documents, and the words of the
 * sidebars (Docusaurus: `i18n/<locale>/docusaurus-plugin-content-docs/current` and `current.json`).
 */
export async function translationCopies(siteDir: string, instance: string, version: string): Promise<Copy[]> {
  const locales = await readdir(path.join(siteDir, 'i18n')).catch((error: unknown) => {
    if (hasCode(error, 'ENOENT')) return [];
    throw error;
  });
  return locales.sort().flatMap((locale) => {
    const folder = `i18n/${locale}/${sectionFolder('docs', instance)}`;
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

/** The label is that of the docs in work, “Next”: the version has its own. A file that is not JSON is copied as it is. */
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
