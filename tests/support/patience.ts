/**
 * How long, in milliseconds, a test waits for what it asserts before it fails. It is not a measure of speed: a test that
 * passes goes on at once, and on a busy machine everything takes many times as long.
 */
export const PATIENCE = 120_000;

/** The same for what builds a site. */
export const BUILD_PATIENCE = 5 * PATIENCE;
