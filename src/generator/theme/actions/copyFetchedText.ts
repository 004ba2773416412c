import {expectOk} from '../../shared/invariants/expectOk.ts';

/**
 * Copies the text at an address of the site. The text may arrive after the click that requested it, so it is passed to
 * the clipboard as a promise if the browser supports that.
 *
 * @throws when the text cannot be loaded or the clipboard is not accessible
 */
export async function copyFetchedText(href: string): Promise<void> {
  const text = loadText(href);
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((content) => new Blob([content], {type: 'text/plain'}));
  await navigator.clipboard.write([new ClipboardItem({'text/plain': blob})]);
}

async function loadText(href: string): Promise<string> {
  return expectOk(await fetch(href)).text();
}
