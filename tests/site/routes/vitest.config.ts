import {defineConfig} from 'vitest/config';
import {COMMON_OPTIONS} from '../../support/commonOptions.ts';

/**
 * Every page in the browser, with axe-core in both modes and two widths, and every demo. This takes minutes, so `npm
 * run test:routes` runs it separately.
 */
export default defineConfig({
  root: new URL('../../..', import.meta.url).pathname,
  test: {
    ...COMMON_OPTIONS,
    name: 'routes',
    include: ['tests/site/routes/*.test.ts'],
    globalSetup: ['tests/site/browser/globalSetup.ts'],
  },
});
