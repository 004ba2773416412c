import {type AddressUse, unsafeScheme} from '../../shared/html/unsafeScheme.ts';
import {inWords} from '../../shared/html/unsafeHtml.ts';
import {type Place, report, type SourceInput} from '../SourceContext.ts';

/**
 * Whether an address may be published: addresses that make a browser run code are reported.
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

/**
 * Reports an address that can run code, in the words of `unsafeAttribute`. It is not published, whatever the severity.
 */
export function reportUnsafe(
  unsafe: string,
  name: string,
  source: Pick<SourceInput, 'page' | 'file'>,
  place: Place,
): void {
  const hint = 'Name a page, a file or a site. Code belongs in a component.';
  if (source.page.options.isLoose) {
    const message = `The ${name} has ${unsafe}, which can run code: it is left out.`;
    report(source, 'warning', place, message, hint);
    return;
  }
  report(source, 'error', place, `The ${name} must not have ${unsafe}, which can run code.`, hint);
}
