import type {BuildOptions, Metafile} from 'esbuild';

export interface GeneratorBundleOptions extends BuildOptions {
  /** Absolute folder of the repository. */
  root: string;
  /** Absolute folder that receives the modules. */
  outdir: string;
  /** Entry modules besides the command and the worker, by their names. */
  entryPoints?: Record<string, string>;
}

/**
 * Bundles what runs in Node into a few ES modules: `main.mjs` is the command, `worker.mjs` the entry of its threads.
 *
 * @returns What the modules are made of, with paths relative to the repository.
 */
export function bundleGenerator(options: GeneratorBundleOptions): Promise<Metafile>;
