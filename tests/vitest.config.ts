import {defineConfig, type TestProjectInlineConfiguration} from 'vitest/config';
import {BUILD_PATIENCE, PATIENCE} from './support/patience.ts';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** Two files at once, since those that build or drive a browser use several threads themselves. */
const common: TestOptions = {
  expect: {poll: {timeout: PATIENCE}},
  testTimeout: BUILD_PATIENCE,
  hookTimeout: BUILD_PATIENCE,
  maxWorkers: 2,
};

/** The projects, in the order in which they run. `unit`, `sites`, `browser`, `timed` and `package` test the generator, on sites of their own. */
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
  // The generator as a package that others install.
  {name: 'package', include: ['tests/package/*.test.ts'], globalSetup: ['tests/package/globalSetup.ts']},
  // This repository's own site.
  {name: 'site', include: ['tests/site/{unit,build}/**/*.test.ts']},
  {
    name: 'site-browser',
    include: ['tests/site/browser/*.test.ts'],
    globalSetup: ['tests/site/browser/globalSetup.ts'],
  },
];

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    projects: projects.map((test, groupOrder) => ({test: {...common, ...test, sequence: {groupOrder}}})),
  },
});
