import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {FaultPlace} from './RenderFault.ts';

/** What a file of the site has at a place, up to the end of the line; nothing when it was removed since. */
export function textAtPlace(siteDir: string, {file, line, column}: Omit<FaultPlace, 'text'>): string {
  try {
    const lines = readFileSync(path.join(siteDir, file), 'utf8').split('\n');
    return lines[line - 1]?.slice(column - 1) ?? '';
  } catch {
    return '';
  }
}
