/** How much a term weighs in a field of a page: from 1 to 4. */
export type Weight = number;

const WEIGHTS = 4;

/** A page's number and a weight in one number, which sorts by page. */
export function posting(page: number, weight: Weight): number {
  return page * WEIGHTS + Math.min(Math.max(weight, 1), WEIGHTS) - 1;
}

/** Rising postings as they are written: of each page the distance to the page before. */
export function packPostings(postings: readonly number[]): number[] {
  let last = 0;
  return postings.map((value) => {
    const packed = value - last;
    last = value - (value % WEIGHTS);
    return packed;
  });
}

/** The opposite of `packPostings`. */
export function unpackPostings(packed: readonly number[]): number[] {
  let last = 0;
  return packed.map((value) => {
    const whole = last + value;
    last = whole - (whole % WEIGHTS);
    return whole;
  });
}

/** The number of the page of a posting. */
export function pageOf(value: number): number {
  return Math.floor(value / WEIGHTS);
}

/** The weight of a posting. */
export function weightOf(value: number): Weight {
  return (value % WEIGHTS) + 1;
}
