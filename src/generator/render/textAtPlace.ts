import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SourcePlace} from './RenderFault.ts';

/** The text of a site's file from a place to the end of the line; empty if the file has been removed since. */
export function textAtPlace(siteDir: string, {file, line, column}: SourcePlace): string {
  try {
    const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
    return lines[line - 1]?.slice(column - 1) ?? '';
  } catch {
    return '';
  }
}
