import {fileURLToPath} from 'node:url';
import type {TestProjectInlineConfiguration} from 'vitest/config';
import {BUILD_PATIENCE, PATIENCE} from './patience.ts';

export type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/**
 * Options of all projects. Two files at a time, because tests that build or use a browser have several threads
 * themselves.
 */
export const COMMON_OPTIONS: TestOptions = {
  expect: {poll: {timeout: PATIENCE}},
  testTimeout: BUILD_PATIENCE,
  hookTimeout: BUILD_PATIENCE,
  maxWorkers: 2,
  // As the bundler sets them on sites whose components do not use docs or options.
  alias: {
    '@generated/config-of-site': fileURLToPath(
      new URL('../../src/generator/compat/data/noConfig.json', import.meta.url),
    ),
    '@generated/docs-of-versions.json': fileURLToPath(
      new URL('../../src/generator/compat/data/noDocs.json', import.meta.url),
    ),
  },
};
