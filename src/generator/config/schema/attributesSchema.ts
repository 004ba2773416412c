import * as z from 'zod';
import {addressUse} from '../../shared/html/addressAttributes.ts';

const NAME = /^[a-z][\w.:-]*$/i;

/** Attributes that have their own option, run code, or that the Content-Security-Policy forbids. */
const RESERVED = /^(?:on.*|class|classname|style|srcdoc|dangerouslysetinnerhtml|children|key|ref)$/i;

/** Whether an attribute can be given to a link as it is: it is not an address or a style, and runs nothing. */
export function isPlainAttribute(name: string): boolean {
  return NAME.test(name) && !RESERVED.test(name) && addressUse('a', name) === undefined;
}

/** Attributes of a link besides those that have their own options. */
export const attributesSchema = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
  .superRefine((attributes, context) => {
    for (const name of Object.keys(attributes)) {
      if (isPlainAttribute(name)) continue;
      const message = `must not have the attribute \`${name}\``;
      const hint =
        'Write attributes that hold no address, no style and no code, for example `data-x` or `title`.';
      context.addIssue({code: 'custom', path: [name], message, params: {hint}});
    }
  });
