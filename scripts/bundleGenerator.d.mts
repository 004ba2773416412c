import type {BuildOptions, Metafile} from 'esbuild';

export interface GeneratorBundleOptions extends BuildOptions {
  /** Absolute path of the repository. */
  root: string;
  /** Absolute path of the folder for the modules. */
  outdir: string;
  /** Additional entry modules, by name. */
  entryPoints?: Record<string, string>;
}

/**
 * Bundles the code that runs in Node into a few ES modules: `main.mjs` is the command, and `worker.mjs` the entry of
 * its threads.
 *
 * @returns The sources of the modules, with paths relative to the repository.
 */
export function bundleGenerator(options: GeneratorBundleOptions): Promise<Metafile>;
