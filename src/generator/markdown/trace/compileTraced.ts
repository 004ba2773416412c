import type {Body} from '../../shared/page/PageModule.ts';
import type {CompileInput, CompileOptions} from '../CompileOptions.ts';
import {compileWith, createTools} from '../compilePage.ts';
import {MAP_START, recmaTrace, type TraceSettings} from './recmaTrace.ts';

/** The code of a traced module, and its source map as JSON. */
export function splitTraced(code: string): {code: string; map: string} {
  const [text = '', map = ''] = code.split(MAP_START);
  return {code: text, map: Buffer.from(map, 'base64').toString('utf8')};
}

/**
 * Creates a compiler that compiles pages like `compilePage`, to modules that know their source positions, see
 * `recmaTrace`. The result is run once, to find where a page throws, and is not stored.
 */
export function createTracer(
  options: CompileOptions,
  settings: TraceSettings = {},
): (input: CompileInput) => Promise<{body: Body; preview?: Body}> {
  const tools = createTools(options, [[recmaTrace, settings]]);
  return async (input) => compileWith(input, options, await tools);
}
