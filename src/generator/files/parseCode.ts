import {createRequire} from 'node:module';
import type * as parser from '@babel/parser';

const load = createRequire(import.meta.url);

/**
 * Babel's `parse`. The parser is loaded for the first text: in most runs there is none, and loading it takes a tenth of a build in which
 * nothing has changed.
 */
export const parseCode: typeof parser.parse = (source, options) => {
  const {parse}: typeof parser = load('@babel/parser');
  return parse(source, options);
};
