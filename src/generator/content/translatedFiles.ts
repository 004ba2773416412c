import path from 'node:path';
import {listFolder} from '../files/folders/listFolder.ts';
import {linkRoots} from '../files/folders/outsideLink.ts';

/** The folders of a content section: its own, and the one with its translations. */
export interface TranslatedSection {
  path: string;
  translated?: string;
  /** Set for the default language, whose folder only replaces some files: the others need no translation. */
  isOriginal?: true;
}

/**
 * Determines which files of a content folder are translated. Few sites in one language have such a folder.
 *
 * @returns a function that returns the folder (relative to the site folder) that a file of the section is read from.
 */
export async function findTranslated(
  siteDir: string,
  {path: folder, translated}: TranslatedSection,
): Promise<(file: string) => string> {
  if (translated === undefined) return () => folder;
  const {files} = await listFolder(path.join(siteDir, translated), linkRoots(siteDir, translated));
  const known = new Set(files);
  return (file) => (known.has(file) ? translated : folder);
}

/** Whether a source is shown in the default language because it has no translation. */
export function isUntranslated(file: string, {translated, isOriginal}: TranslatedSection): boolean {
  return translated !== undefined && !isOriginal && !file.startsWith(`${translated}/`);
}

/** The paths that links may use for a document: those of its original and of its translation. */
export function sourceNames({path: folder, translated}: TranslatedSection, file: string): string[] {
  if (translated === undefined) return [file];
  const own = [translated, folder].find((one) => file.startsWith(`${one}/`));
  if (own === undefined) return [file];
  const name = file.slice(own.length);
  return [folder + name, translated + name];
}
