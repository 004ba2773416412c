import path from 'node:path';
import {moduleFile} from '../files/code/moduleFile.ts';
import {relativePath} from '../files/relativePath.ts';
import {THEME_FOLDER} from './findOverrides.ts';

/** The module of a site that adds languages to Prism (Docusaurus `prism-include-languages`); undefined without one. */
export function grammarModule(siteDir: string): string | undefined {
  const file = moduleFile(path.join(siteDir, THEME_FOLDER, 'prism-include-languages'));
  return file === undefined ? undefined : `./${relativePath(siteDir, file)}`;
}
