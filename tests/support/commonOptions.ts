import type {TestProjectInlineConfiguration} from 'vitest/config';
import {BUILD_PATIENCE, PATIENCE} from './patience.ts';

export type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** What all projects have. Two files at once, since those that build or drive a browser use several threads themselves. */
export const COMMON_OPTIONS: TestOptions = {
  expect: {poll: {timeout: PATIENCE}},
  testTimeout: BUILD_PATIENCE,
  hookTimeout: BUILD_PATIENCE,
  maxWorkers: 2,
};
