import type * as z from 'zod';
import {addressMistake} from '../../shared/address/addressMistake.ts';

/** Reports a path that cannot be an address of the site, see `addressMistake`; for `superRefine` of a text. */
export function checkAddress(path: string, context: z.RefinementCtx): void {
  const mistake = addressMistake(path);
  if (mistake === undefined) return;
  const hint = 'Each part of an address is the name of a folder of the site, as in `/guides/install`.';
  context.addIssue({code: 'custom', message: mistake, params: {hint}});
}

/** The same for a path in which every `/` separates two names. */
export function checkStrictAddress(path: string, context: z.RefinementCtx): void {
  if (/[^/]\/{2,}/.test(path)) {
    context.addIssue({code: 'custom', message: 'must not have two slashes in a row'});
  }
  checkAddress(path, context);
}
