import * as z from 'zod';
import {DEFAULT_ID} from '../shared/page/instanceId.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {readDataFile} from '../yaml/readDataFile.ts';

/** The messages of a Docusaurus translation file, by id. */
export type Translations = Record<string, string>;

/** Translation files for the whole site, below the folder of a language. */
export const SITE_FILES = {
  code: 'code.json',
  navbar: 'docusaurus-theme-classic/navbar.json',
  footer: 'docusaurus-theme-classic/footer.json',
  // Not a Docusaurus file: these options only exist in this generator.
  search: 'docusaurus-theme-classic/search.json',
} as const;

/** The folder of a section's translations, below the folder of a language; `id` distinguishes instances. */
export function sectionFolder(kind: 'docs' | 'blog' | 'pages', id: string): string {
  return `docusaurus-plugin-content-${kind}${id === DEFAULT_ID ? '' : `-${id}`}`;
}

/** The file with the translated options of a blog, below the folder of a language. */
export function blogOptionsFile(id: string): string {
  return `${sectionFolder('blog', id)}/options.json`;
}

const schema = z.record(z.string(), z.looseObject({message: z.string(), description: z.string().optional()}));

export interface ReadTranslations {
  /** Empty if the file does not exist. */
  messages: Translations;
  /** The messages as written in the file, with all their fields. */
  written: Record<string, {message: string}>;
  /** Relative to the site folder. */
  file: string;
  exists: boolean;
  problems: Problem[];
}

/**
 * Reads a translation file: `{"id": {"message": "…", "description": "…"}}`.
 *
 * @param file Relative to the site folder.
 */
export function readTranslations(siteDir: string, file: string): ReadTranslations {
  const {data = {}, exists, problems} = readDataFile(siteDir, file, schema, 'translation file');
  const messages = Object.fromEntries(Object.entries(data).map(([id, {message}]) => [id, message]));
  return {messages, written: data, file, exists, problems};
}
