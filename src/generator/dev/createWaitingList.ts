/** Everything that waits for the same result. */
export interface WaitingList<Value> {
  wait(): Promise<Value>;
  /** Lets everything that waits continue. */
  admit(value: Value): void;
  /** Makes everything that waits fail. */
  refuse(error: Error): void;
}

export function createWaitingList<Value>(): WaitingList<Value> {
  let waiting: {resolve(value: Value): void; reject(error: Error): void}[] = [];
  const takeWaiting = (): typeof waiting => {
    const taken = waiting;
    waiting = [];
    return taken;
  };
  return {
    wait: () => new Promise((resolve, reject) => waiting.push({resolve, reject})),
    admit(value) {
      for (const {resolve} of takeWaiting()) resolve(value);
    },
    refuse(error) {
      for (const {reject} of takeWaiting()) reject(error);
    },
  };
}
