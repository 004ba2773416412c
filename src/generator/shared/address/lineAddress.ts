/** A fragment that names lines of a code block: `#L3`, `#L3-5`, or `#id:L3-5` if the block has an id. */
const LINES = /^#(?:([^:]+):)?L(\d+)(?:-(\d+))?$/;

/** Lines that an address names. */
export interface LineAddress {
  /** Id of the block; if absent, the first block with line numbers is meant. */
  id?: string;
  first: number;
  last: number;
}

/** Reads a fragment that begins with `#`; undefined when it names no lines. */
export function readLineAddress(hash: string): LineAddress | undefined {
  const [whole, id, first, last] = LINES.exec(hash) ?? [];
  if (whole === undefined) return undefined;
  return {...(id !== undefined && {id}), first: Number(first), last: Number(last ?? first)};
}
