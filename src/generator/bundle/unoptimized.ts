import type {Configuration} from 'webpack';

/** For bundles where time counts and size does not: nothing is analyzed for what could be left out. */
export const UNOPTIMIZED: Configuration['optimization'] & object = {
  minimize: false,
  splitChunks: false,
  concatenateModules: false,
  usedExports: false,
  providedExports: false,
  innerGraph: false,
  mangleExports: false,
  realContentHash: false,
};
