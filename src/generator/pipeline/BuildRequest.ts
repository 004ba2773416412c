import type {Reporter} from './createReporter.ts';

/** What a build is to do. */
export interface BuildRequest {
  /** Absolute path of the folder with `site.config`. */
  siteDir: string;
  /** Absolute path of the output folder. */
  outDir: string;
  /** False builds everything anew and leaves the cache as it is. */
  useCache: boolean;
  /** Hash of the generator's own code. */
  pipelineVersion: string;
  /** Entry module of the worker threads. */
  workerEntry: URL;
  reporter: Reporter;
}
