import {defineConfig} from 'vitest/config';
import {COMMON_OPTIONS, type TestOptions} from '../support/commonOptions.ts';

/** What takes minutes and seldom breaks: `npm run test:thorough` runs it, and CI. */
const projects: TestOptions[] = [
  {name: 'thorough', include: ['tests/thorough/*.test.ts']},
  {
    name: 'thorough-browser',
    include: ['tests/thorough/browser/*.test.ts'],
    globalSetup: ['tests/browser/globalSetup.ts'],
  },
  // The generator as a package that others install.
  {name: 'package', include: ['tests/package/*.test.ts'], globalSetup: ['tests/package/globalSetup.ts']},
];

export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    projects: projects.map((test, groupOrder) => ({
      test: {...COMMON_OPTIONS, ...test, sequence: {groupOrder}},
    })),
  },
});
