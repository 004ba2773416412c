import type {Configuration} from 'webpack';

/** For bundles whose build time matters and whose size does not: nothing is analyzed for removal. */
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
