import type {TestProject} from 'vitest/node';
import {buildOwnSite} from '../support/buildOwnSite.ts';

/** Builds this repository's site once for all tests of its files. */
export default async function setup(project: TestProject): Promise<void> {
  project.provide('builtSite', await buildOwnSite());
}
