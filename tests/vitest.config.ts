import {defineConfig} from 'vitest/config';

export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    // Building a site or driving a browser takes longer than a function call.
    testTimeout: 60_000,
    hookTimeout: 240_000,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          testTimeout: 60_000,
          maxWorkers: 2,
          sequence: {groupOrder: 0},
        },
      },
      {
        test: {
          name: 'sites',
          include: ['tests/sites/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          // Each file builds sites with worker threads of its own, but waits for much besides: two at once use two cores.
          maxWorkers: 2,
          sequence: {groupOrder: 1},
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/browser/*.test.ts'],
          globalSetup: ['tests/browser/globalSetup.ts'],
          expect: {poll: {timeout: 15_000}},
          testTimeout: 60_000,
          hookTimeout: 240_000,
          maxWorkers: 2,
          sequence: {groupOrder: 2},
        },
      },
      {
        // What readers and writers see after a given time: nothing else may keep the browser waiting.
        test: {
          name: 'timed',
          include: ['tests/browser/timed/*.test.ts'],
          globalSetup: ['tests/browser/globalSetup.ts'],
          expect: {poll: {timeout: 15_000}},
          testTimeout: 60_000,
          hookTimeout: 240_000,
          fileParallelism: false,
          sequence: {groupOrder: 3},
        },
      },
      {
        // The same pages as in the browser tests with axe-core besides: a check of its own, since it takes minutes.
        test: {
          name: 'routes',
          include: ['tests/routes/**/*.test.ts'],
          globalSetup: ['tests/browser/globalSetup.ts'],
          expect: {poll: {timeout: 15_000}},
          testTimeout: 60_000,
          hookTimeout: 240_000,
          sequence: {groupOrder: 4},
        },
      },
    ],
  },
});
