/**
 * How long a test waits for what it asserts before it fails, in milliseconds. It does not measure speed: a passing test
 * continues at once, and on a busy machine everything takes many times as long.
 */
export const PATIENCE = 120_000;

/** The same for tests that build a site. */
export const BUILD_PATIENCE = 5 * PATIENCE;
