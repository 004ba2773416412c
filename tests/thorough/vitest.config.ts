import {defineConfig} from 'vitest/config';
import {COMMON_OPTIONS, type TestOptions} from '../support/commonOptions.ts';

/** Tests that take minutes and rarely fail: run by `npm run test:thorough`, and in CI. */
const projects: TestOptions[] = [
  {name: 'thorough', include: ['tests/thorough/*.test.ts']},
  {
    name: 'thorough-browser',
    include: ['tests/thorough/browser/*.test.ts'],
    globalSetup: ['tests/browser/globalSetup.ts'],
  },
  {
    // As in `npm test`: nothing else may keep the browser waiting.
    name: 'thorough-timed',
    include: ['tests/thorough/timed/*.test.ts'],
    globalSetup: ['tests/browser/globalSetup.ts'],
    maxWorkers: 1,
    fileParallelism: false,
  },
  // The generator as an installed package.
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
