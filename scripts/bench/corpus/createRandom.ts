/** Numbers that look random and are the same in every run. */
export interface Random {
  /** An integer from `min` to `max`, inclusive. */
  integer(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** Creates a random number generator (xorshift, 32 bits) from a seed. */
export function createRandom(seed: number): Random {
  // Adjacent seeds must not produce similar sequences, and zero would remain zero.
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let i = 0; i < 8; i++) next();

  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    integer,
    pick(items) {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
  };
}
