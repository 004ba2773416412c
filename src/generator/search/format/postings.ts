/** How much a term weighs in a field of a page: from 1 to 4. */
export type Weight = number;

const WEIGHTS = 4;

/** Page numbers, rising, with weights: each becomes the distance to the page before and its weight in one number. */
export function packPostings(postings: readonly (readonly [page: number, weight: Weight])[]): number[] {
  let last = 0;
  return postings.map(([page, weight]) => {
    const packed = (page - last) * WEIGHTS + Math.min(Math.max(weight, 1), WEIGHTS) - 1;
    last = page;
    return packed;
  });
}

/** The opposite of `packPostings`: weight by page. */
export function unpackPostings(packed: readonly number[]): Record<number, Weight> {
  const weights: Record<number, Weight> = {};
  let page = 0;
  for (const value of packed) {
    page += Math.floor(value / WEIGHTS);
    weights[page] = (value % WEIGHTS) + 1;
  }
  return weights;
}
