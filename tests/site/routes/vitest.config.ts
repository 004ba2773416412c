import {defineConfig} from 'vitest/config';
import {BUILD_PATIENCE, PATIENCE} from '../../support/patience.ts';

/** Every page with axe-core, in both modes and two widths: it takes minutes, so `npm run test:routes` runs it by itself. */
export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  test: {
    name: 'routes',
    include: ['tests/site/routes/*.test.ts'],
    globalSetup: ['tests/site/browser/globalSetup.ts'],
    expect: {poll: {timeout: PATIENCE}},
    testTimeout: BUILD_PATIENCE,
    hookTimeout: BUILD_PATIENCE,
  },
});
