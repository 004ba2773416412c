import {hasCode} from '../files/hasCode.ts';

const CODE = 'DAMAGED_RECORD';

/** The record of a compiled page was taken for whole, and was missing or damaged when it was read. */
export class DamagedRecord extends Error {
  readonly code = CODE;

  /** @param name The page. */
  constructor(name: string) {
    super(`The compiled page of ${name} is missing from the cache. Build again to compile it.`);
    this.name = 'DamagedRecord';
  }
}

/** Whether something that was thrown is a `DamagedRecord`, here or in another thread. */
export function isDamagedRecord(error: unknown): error is Error & {code: string} {
  return hasCode(error, CODE);
}
