import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import {resolveStyles, type Variables} from './resolveStyles.ts';

/** The style sheet of books. */
export function bookStyles(tokens: Variables): string {
  const css = ['output/book/book.css', 'theme/styles/syntax.css'].map((file) =>
    readFileSync(path.join(sourceDir, file), 'utf8'),
  );
  return resolveStyles(css.join('\n'), tokens);
}
