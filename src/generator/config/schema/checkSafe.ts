import type * as z from 'zod';
import {type AddressUse, unsafeScheme} from '../../shared/html/unsafeScheme.ts';
import {inWords, unsafeHtml} from '../../shared/html/unsafeHtml.ts';

/** Reports an address that runs code when it is followed, see `unsafeScheme`; for `superRefine` of a text. */
export function checkLink(address: string, context: z.RefinementCtx): void {
  checkUse(address, 'link', context);
}

/** The same for the address of an image. */
export function checkImage(address: string, context: z.RefinementCtx): void {
  checkUse(address, 'media', context);
}

/** The same for the addresses in a piece of HTML. */
export function checkHtml(html: string, context: z.RefinementCtx): void {
  const unsafe = unsafeHtml(html);
  if (unsafe !== undefined) report(`must not have ${unsafe}, which can run code`, context);
}

function checkUse(address: string, use: AddressUse, context: z.RefinementCtx): void {
  const scheme = unsafeScheme(address, use);
  if (scheme !== undefined) report(`must not be ${inWords(scheme)}, which can run code`, context);
}

function report(message: string, context: z.RefinementCtx): void {
  const hint = 'Name a page, a file or a site. Code belongs in a component.';
  context.addIssue({code: 'custom', message, params: {hint}});
}
