/** A promise that is resolved from outside. */
export interface Deferred {
  promise: Promise<void>;
  resolve(): void;
}

export function createDeferred(): Deferred {
  let resolvePromise = (): void => undefined;
  const promise = new Promise<void>((resolve) => {
    resolvePromise = resolve;
  });
  return {promise, resolve: () => resolvePromise()};
}
