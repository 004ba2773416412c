import type {BuildOptions, Metafile} from 'esbuild';

export interface GeneratorBundleOptions extends BuildOptions {
  /** Absolute path of the repository. */
  root: string;
  /** Absolute path of the folder for the script and the modules. */
  outdir: string;
  /** Additional entry modules, by name; none may use `await` outside of functions. */
  entryPoints?: Record<string, string>;
}

/**
 * Bundles the code that runs in Node into one script and another one that draws diagrams. Small modules load them:
 * `main.mjs` is the command, `worker.mjs` the entry of its threads, and `bundler.mjs` that of the dev server's bundler. The
 * code caches of the scripts are valid for the version in `manifest.json`, which the caller writes.
 *
 * @returns The sources of the scripts, with paths relative to the repository.
 */
export function bundleGenerator(options: GeneratorBundleOptions): Promise<Metafile>;
