import {hasCode} from '../shared/problems/hasCode.ts';

const CODE = 'DAMAGED_RECORD';

/** Thrown when the record of a compiled page, which was assumed to be intact, turns out to be missing or damaged. */
export class DamagedRecord extends Error {
  readonly code = CODE;

  /** @param name Names the page. */
  constructor(name: string) {
    super(`The compiled page of ${name} is missing from the cache. Build again to compile it.`);
    this.name = 'DamagedRecord';
  }
}

/** Whether an error is a `DamagedRecord`, from this or another thread. */
export function isDamagedRecord(error: unknown): error is Error & {code: string} {
  return hasCode(error, CODE);
}
