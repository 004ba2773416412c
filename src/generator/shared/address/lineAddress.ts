/** The address of lines of a code block: `#L3`, `#L3-5`, or `#id:L3-5` where the block has an id. */
const LINES = /^#(?:([^:]+):)?L(\d+)(?:-(\d+))?$/;

/** Lines that an address names. */
export interface LineAddress {
  /** Id of the block; absent: the first one that has line numbers. */
  id?: string;
  first: number;
  last: number;
}

/** Whether the fragment of an address names lines. */
export function hasLineAddress(hash: string): boolean {
  return LINES.test(hash);
}

/** Reads the fragment of an address, with its `#`; undefined when it names no lines. */
export function readLineAddress(hash: string): LineAddress | undefined {
  const [whole, id, first, last] = LINES.exec(hash) ?? [];
  if (whole === undefined) return undefined;
  return {...(id !== undefined && {id}), first: Number(first), last: Number(last ?? first)};
}
