import type {TestProject} from 'vitest/node';
import {findChromium} from '../../support/findChromium.ts';
import {buildOwnSite} from '../support/buildOwnSite.ts';

/** Finds the browser and builds this repository's site once for all tests of it. */
export default async function setup(project: TestProject): Promise<void> {
  const chromium = findChromium();
  project.provide('chromium', chromium);
  if (chromium !== undefined) project.provide('builtSite', await buildOwnSite());
}
