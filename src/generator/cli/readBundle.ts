import {readFileSync} from 'node:fs';

/** The bundle that a command runs from. */
export interface GeneratorBundle {
  /** Hash of the generator's own code, computed when it was bundled. */
  pipelineVersion: string;
  /** Entry module of the worker threads. */
  workerEntry: URL;
  /** Entry module of the dev server's bundler, which runs in a thread of its own. */
  bundlerEntry: URL;
}

/** @param command URL of the command's own module. */
export function readBundle(command: string): GeneratorBundle {
  const {version} = JSON.parse(readFileSync(new URL('./manifest.json', command), 'utf8')) as {
    version: string;
  };
  return {
    pipelineVersion: version,
    workerEntry: new URL('./worker.mjs', command),
    bundlerEntry: new URL('./bundler.mjs', command),
  };
}
