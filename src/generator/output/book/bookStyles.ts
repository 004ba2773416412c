import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sourceDir} from '../../files/ownPackage.ts';
import {resolveStyles, type Variables} from './resolveStyles.ts';

/** The style sheet of books. */
export function bookStyles(tokens: Variables): string {
  return resolveStyles(readFileSync(path.join(sourceDir, 'output/book/book.css'), 'utf8'), tokens);
}
