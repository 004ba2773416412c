/** An error, and those that caused it one after the other. */
export function causalChain(error: Error): [Error, ...Error[]] {
  return error.cause instanceof Error ? [error, ...causalChain(error.cause)] : [error];
}
