import {createRequire} from 'node:module';
import type * as parser from '@babel/parser';

const load = createRequire(import.meta.url);

/**
 * Babel's `parse`. The parser is loaded on first use: most runs parse nothing, and loading it takes a tenth of a build
 * without changes.
 */
export const parseCode: typeof parser.parse = (source, options) => {
  const {parse}: typeof parser = load('@babel/parser');
  return parse(source, options);
};
