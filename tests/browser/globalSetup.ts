import type {TestProject} from 'vitest/node';
import {findChromium} from '../support/findChromium.ts';
import {runScript} from '../support/runScript.ts';

declare module 'vitest' {
  interface ProvidedContext {
    chromium: string;
  }
}

/** Finds the browser and builds this repository's site once for all browser tests. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('chromium', findChromium());
  const {code, stderr} = await runScript('build', [], {timeout: 200_000});
  if (code !== 0) throw new Error(`The site does not build:\n${stderr}`);
}
