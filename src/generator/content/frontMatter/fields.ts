import * as z from 'zod';
import {parseDate} from './parseDate.ts';

/** Text. YAML reads `2024`, `1.5` and `2024-05-31` as other things than text; they are turned back. */
export function text() {
  return z.preprocess(toText, z.string()).meta({yaml: ['number']});
}

/** Text that is not empty. */
export function filledText() {
  return z.preprocess(toText, z.string().min(1)).meta({yaml: ['number']});
}

/** A boolean; `"true"` and `"false"` are taken for one. */
export function flag() {
  return z.preprocess((value) => (value === 'true' ? true : value === 'false' ? false : value), z.boolean());
}

/** A number; text that holds one is taken for it. */
export function numeric() {
  return z.preprocess(toNumber, z.number());
}

/** Level of a heading in the table of contents. */
export function headingLevel() {
  return z.preprocess(toNumber, z.number().int().min(2).max(6));
}

/** A date or date and time, as YAML date or as text; the result is text that `parseDate` reads. */
export function date() {
  return z.preprocess(
    (value) => (value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value),
    z.string().refine((value) => parseDate(value) !== undefined, {
      error: (issue) => `must be a date, but is "${String(issue.input)}"`,
      params: {hint: 'Write a date such as `2024-05-31` or `2024-05-31T10:00`.'},
    }),
  );
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
      }),
  );
}

/** Any object; its keys are the writer's. */
export function customProps() {
  return z.record(z.string(), z.unknown());
}

function toText(value: unknown): unknown {
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString().replace(/T00:00:00\.000Z$/, '');
  return value;
}

function toNumber(value: unknown): unknown {
  return typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))
    ? Number(value)
    : value;
}
