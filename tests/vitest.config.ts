import {defineConfig, type TestProjectInlineConfiguration} from 'vitest/config';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** Building a site takes longer than a function call; each file that builds uses worker threads of its own. */
const builds: TestOptions = {testTimeout: 120_000, hookTimeout: 240_000, maxWorkers: 2};

const drivesBrowser: TestOptions = {
  expect: {poll: {timeout: 15_000}},
  testTimeout: 60_000,
  hookTimeout: 240_000,
  maxWorkers: 2,
};

/** The projects, in the order in which they run. `unit`, `sites`, `browser` and `timed` test the generator, on sites of their own. */
const projects: TestOptions[] = [
  {name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], testTimeout: 60_000, maxWorkers: 2},
  {name: 'sites', include: ['tests/sites/**/*.test.ts'], ...builds},
  {
    name: 'browser',
    include: ['tests/browser/*.test.ts'],
    globalSetup: ['tests/browser/globalSetup.ts'],
    ...drivesBrowser,
  },
  {
    // What readers and writers see after a given time: nothing else may keep the browser waiting.
    name: 'timed',
    include: ['tests/browser/timed/*.test.ts'],
    globalSetup: ['tests/browser/globalSetup.ts'],
    ...drivesBrowser,
    maxWorkers: 1,
    fileParallelism: false,
  },
  // This repository's own site.
  {name: 'site', include: ['tests/site/{unit,build}/**/*.test.ts'], ...builds},
  {
    name: 'site-browser',
    include: ['tests/site/browser/*.test.ts'],
    globalSetup: ['tests/site/browser/globalSetup.ts'],
    ...drivesBrowser,
  },
];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: projects.map((test, groupOrder) => ({test: {...test, sequence: {groupOrder}}})),
  },
});
