import type {Reporter} from './createReporter.ts';

/** What a build is to do. */
export interface BuildRequest {
  /** Absolute path of the folder with `site.config`. */
  readonly siteDir: string;
  /** Absolute path of the output folder. */
  readonly outDir: string;
  /** Absolute path of the folder of the cache; absent: `.cache` in the site folder. */
  readonly cacheDir?: string | undefined;
  /** The one language to build; absent: all. */
  readonly locale?: string | undefined;
  /** False builds everything again and leaves the cache as it is. */
  readonly useCache: boolean;
  /** Hash of the generator's own code. */
  readonly pipelineVersion: string;
  /** Entry module of the worker threads. */
  readonly workerEntry: URL;
  readonly reporter: Reporter;
  /** Aborts the build; the output stays as it was. */
  readonly signal?: AbortSignal;
}
