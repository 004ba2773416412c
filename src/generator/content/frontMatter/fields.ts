import * as z from 'zod';
import {isWebAddress} from '../../shared/address/external.ts';
import {hasScheme} from '../../shared/address/scheme.ts';
import {checkAddress} from '../../config/schema/checkAddress.ts';
import {plainJson} from '../../config/schema/plainJson.ts';
import {describeValue} from '../../problems/describeSchema.ts';
import {relativeSlug} from '../../shared/address/resolveSlug.ts';
import {impossibleDay} from './impossibleDay.ts';
import {parseDate} from './parseDate.ts';

/** Text. YAML parses `2024` and `1.5` as numbers; they are converted back. */
export function text() {
  return z.preprocess(toText, z.string()).meta({yaml: ['number']});
}

/** Text that is neither empty nor only whitespace. */
export function filledText() {
  const isFilled = (value: string) => value === '' || value.trim() !== '';
  return z
    .preprocess(toText, z.string().min(1).refine(isFilled, {error: 'must not be empty'}))
    .meta({yaml: ['number']});
}

/** A boolean; `"true"` and `"false"` are accepted too. */
export function flag() {
  return z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());
}

/** A number; text that contains one is accepted too. */
export function numeric() {
  return z.preprocess(toNumber, z.number());
}

/** Heading level in the table of contents. */
export function headingLevel() {
  return z.preprocess(toNumber, z.number().int().min(2).max(6));
}

/** A date or date-time, as text that `parseDate` accepts. */
export function date() {
  return z.string({error: notText}).superRefine((value, context) => {
    if (parseDate(value) !== undefined) return;
    const {message, hint} = impossibleDay(value) ?? {
      message: `must be a date, but is "${value}"`,
      hint: 'Write a date such as `2024-05-31` or `2024-05-31T10:00`.',
    };
    context.addIssue({code: 'custom', message, params: {hint}});
  });
}

function notText({input}: {input?: unknown}): string | undefined {
  // A missing value has its own message.
  if (input === undefined) return undefined;
  return `must be a date such as \`2024-05-31\`, but is ${describeValue(input)}`;
}

/** A path that is resolved against a route. */
export function slug() {
  return z.preprocess(
    toText,
    z
      .string()
      .min(1)
      .refine((value) => !/[?#]/.test(value), {
        error: 'must be a path without `?` and `#`',
        params: {hint: 'Write a path such as `/guides/install`, or one relative to the folder.'},
      })
      .refine((value) => !(hasScheme(value) && isWebAddress(value)), {
        error: 'must be a path, not an address of another site',
        params: {hint: 'Write a path such as `/guides/install`, or one relative to the folder.'},
      })
      .superRefine((value, context) => {
        checkAddress(value.startsWith('/') ? value : relativeSlug(value).rest, context);
      }),
  );
}

/** Any object that JSON can hold; its keys are up to the author. */
export function customProps() {
  return z.record(z.string(), plainJson);
}

function toText(value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value;
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : value;
}
