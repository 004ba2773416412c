import type * as z from 'zod';
import {addressMistake} from '../../shared/address/addressMistake.ts';
import {malformedEscapes} from '../../shared/address/encoding.ts';
import {withoutEndSlashes} from '../../shared/address/trailingSlash.ts';

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

/** The same for a path that every address of the site begins with, as it is written. */
export function checkBasePath(path: string, context: z.RefinementCtx): void {
  const [sign] = /[?#]/.exec(path) ?? [];
  const malformed = malformedEscapes(path) ?? /%(?![0-9a-f]{2})/i.exec(path)?.[0];
  const hint = 'Write the names of folders, as in `/docs/v1/`.';
  if (sign !== undefined) {
    context.addIssue({code: 'custom', message: `must not contain \`${sign}\``, params: {hint}});
  } else if (malformed !== undefined) {
    const message = `must not contain \`${malformed}\`, which is not a valid escape`;
    context.addIssue({code: 'custom', message, params: {hint: `${hint} A percent sign is \`%25\`.`}});
  } else checkStrictAddress(withoutEndSlashes(path), context);
}
