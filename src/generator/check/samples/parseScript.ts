import type {Loader} from 'esbuild';
import {isBuildFailure, transform} from '../../files/code/esbuild.ts';
import type {SampleError} from './SampleError.ts';

/** Creates a parser for TypeScript or JavaScript samples; types are not checked. */
export function parseScript(loader: Loader): (code: string) => Promise<SampleError | undefined> {
  return async (code) => {
    try {
      await transform(code, {loader, jsx: 'preserve', logLevel: 'silent'});
      return undefined;
    } catch (error) {
      if (!isBuildFailure(error)) throw error;
      const [first] = error.errors;
      const {line, column = 0} = first?.location ?? {};
      return {message: first?.text ?? error.message, line, column: column + 1};
    }
  };
}
