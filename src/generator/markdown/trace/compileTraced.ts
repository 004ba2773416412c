import type {Body} from '../../shared/page/PageModule.ts';
import type {CompileInput, CompileOptions} from '../CompileOptions.ts';
import {compileWith, createTools} from '../compilePage.ts';
import {recmaTrace} from './recmaTrace.ts';

/**
 * Makes a compiler that compiles pages as `compilePage` does, to modules that know their places; see `recmaTrace`. What it
 * gives is run once, to find where a page throws, and kept nowhere.
 */
export function createTracer(
  options: CompileOptions,
): (input: CompileInput) => Promise<{body: Body; preview?: Body}> {
  const tools = createTools(options, [recmaTrace]);
  return (input) => compileWith(input, options, tools);
}
