import type {Position} from 'unist';
import {type AddressUse, unsafeScheme} from '../../shared/address/unsafeScheme.ts';
import {inWords} from '../../shared/html/unsafeHtml.ts';
import {report, type SourceInput} from '../SourceContext.ts';

type Place = Position | {line: number; column: number} | undefined;

/**
 * Whether an address may be published: not one that makes a browser run code, which is reported.
 *
 * @param name What holds it, in words: `link`, `image`, or an attribute in code marks.
 */
export function isSafeAddress(
  address: string,
  use: AddressUse,
  name: string,
  source: Pick<SourceInput, 'page' | 'file'>,
  place: Place,
): boolean {
  const scheme = unsafeScheme(address, use);
  if (scheme === undefined) return true;
  reportUnsafe(inWords(scheme), name, source, place);
  return false;
}

/** Reports what can run code, in the words of `unsafeAttribute`. */
export function reportUnsafe(
  unsafe: string,
  name: string,
  source: Pick<SourceInput, 'page' | 'file'>,
  place: Place,
): void {
  const message = `The ${name} must not have ${unsafe}, which can run code.`;
  report(source, 'error', place, message, 'Name a page, a file or a site. Code belongs in a component.');
}
