import {defineConfig} from 'vitest/config';
import {COMMON_OPTIONS, type TestOptions} from './support/commonOptions.ts';

/** The projects, in the order in which they run. `unit`, `sites`, `browser` and `timed` test the generator, on sites of their own. */
const projects: TestOptions[] = [
  {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}']},
  {name: 'sites', include: ['tests/sites/**/*.test.ts']},
  {
    name: 'browser',
    include: ['tests/browser/*.test.ts'],
    globalSetup: ['tests/browser/globalSetup.ts'],
  },
  {
    // What readers and writers see after a given time: nothing else may keep the browser waiting.
    name: 'timed',
    include: ['tests/browser/timed/*.test.ts'],
    globalSetup: ['tests/browser/globalSetup.ts'],
    maxWorkers: 1,
    fileParallelism: false,
  },
  // This repository's own site.
  {name: 'site', include: ['tests/site/unit/**/*.test.ts']},
  {
    name: 'site-build',
    include: ['tests/site/build/*.test.ts'],
    globalSetup: ['tests/site/build/globalSetup.ts'],
  },
  {
    name: 'site-browser',
    include: ['tests/site/browser/*.test.ts'],
    globalSetup: ['tests/site/browser/globalSetup.ts'],
  },
];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: projects.map((test, groupOrder) => ({
      test: {...COMMON_OPTIONS, ...test, sequence: {groupOrder}},
    })),
  },
});
