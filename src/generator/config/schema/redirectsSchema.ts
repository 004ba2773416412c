import * as z from 'zod';
import {schemeMistake} from '../../shared/address/schemeMistake.ts';
import {pathOf} from '../../shared/address/splitHref.ts';
import {checkStrictAddress} from './checkAddress.ts';

const HINT = 'Write a path such as `/docs/install`, without the base URL.';

const NOT_SOURCE = 'must be a path that begins with `/` and has no `?` and `#`';

const source = z
  .string()
  .refine((path) => /^\/(?!\/)[^?#]*$/.test(path), {
    abort: true,
    error: NOT_SOURCE,
    params: {hint: HINT},
  })
  .refine((path) => !/\*|\/:[a-z]/i.test(path), {
    abort: true,
    error: 'must be one address: redirects have no patterns such as `*` and `:id`',
    params: {hint: 'List every old address, or derive them from those of the pages with `createRedirects`.'},
  })
  .superRefine(checkStrictAddress);

/** An absolute address of another site. */
const elsewhere = /^https?:\/\/[^/\s]/i;

const target = z.string().superRefine((address, context) => {
  if (/^\/(?!\/)/.test(address)) return checkStrictAddress(pathOf(address), context);
  if (elsewhere.test(address) && URL.canParse(address)) return;
  const mistake = schemeMistake(address);
  context.addIssue({
    code: 'custom',
    message: 'must be a path that begins with `/`, or an absolute URL',
    params: {hint: mistake ? `Did you mean \`${mistake.meant}\`?` : HINT},
  });
});

/** One site path without baseUrl, or a list of them; spaces may be written as they are or as `%20`. */
export const redirectSources = z
  .preprocess((value: string | string[]) => (typeof value === 'string' ? [value] : value), z.array(source))
  .meta({also: ['string']});

/**
 * Explains why a value that a function returned cannot be an old address.
 *
 * @returns The rest of a sentence about the value; undefined for an address
 */
export function sourceMistake(given: unknown): string | undefined {
  return typeof given === 'string' ? source.safeParse(given).error?.issues[0]?.message : NOT_SOURCE;
}

/** Old addresses (keys as in Docusaurus' plugin-client-redirects). */
export const redirectsSchema = z.array(
  z.strictObject({
    /** The old path, or a list of them, without the base URL. */
    from: redirectSources.describe('The old path, or a list of them, without the base URL.'),
    /** Path of the page to go to, without the base URL, or an absolute URL. */
    to: target.describe('Path of the page to go to, without the base URL, or an absolute URL.'),
  }),
);
