/** Delays before the second and the third attempt, in milliseconds. */
const DELAYS = [300, 1200];

/**
 * Calls `attempt` until it succeeds, at most three times, with growing delays.
 *
 * @throws what the last attempt threw, or at once an error that is final according to `isFinal`
 */
export async function retry<Value>(
  attempt: (count: number) => Promise<Value>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<Value> {
  for (let count = 0; ; count++) {
    try {
      return await attempt(count);
    } catch (error) {
      const delay = DELAYS[count];
      if (delay === undefined || isFinal(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}
