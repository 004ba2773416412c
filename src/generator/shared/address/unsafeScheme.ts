import {decodeEntities} from '../html/decodeEntities.ts';

/** How a browser uses an address: it goes there, or it shows what it finds there, where nothing of it runs. */
export type AddressUse = 'link' | 'media';

/**
 * What an address begins with that makes a browser run code of the address itself, such as `javascript:`; undefined for
 * an address that may be published. Read as browsers do (URL standard, basic URL parser): they drop line ends and tabs
 * wherever they are, and take a scheme in any letter case; character references are decoded, as HTML has them.
 */
export function unsafeScheme(address: string, use: AddressUse): string | undefined {
  // Nearly all addresses end here, and there may be a million of them.
  if (!/[:&]/.test(address)) return undefined;
  const read = browserAddress(address);
  const scheme = /^(?:javascript|vbscript):/i.exec(read)?.[0].toLowerCase();
  if (scheme !== undefined) return scheme;
  const [data, type = ''] = /^data:([^,;]*)/i.exec(read.replace(/\s+/g, '').toLowerCase()) ?? [];
  if (data === undefined) return undefined;
  const isImage = use === 'media' && type.startsWith('image/');
  return /html|script/.test(type) || (type.includes('xml') && !isImage) ? data : undefined;
}

/** References to characters by number; browsers take those without a semicolon, too (HTML standard). */
const NUMBERED = /&#(?:x[\da-f]{1,7}|\d{1,8});?/gi;

function browserAddress(address: string): string {
  const references = address.replace(NUMBERED, (reference) => `${reference.replace(/;$/, '')};`);
  return (
    decodeEntities(references)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
      .replace(/[\u0000-\u001f\u007f]+/g, '')
      .trim()
  );
}
