import {decodeEntities} from './decodeEntities.ts';

/**
 * How a browser uses an address: it navigates there, or it shows what it finds there without running any code of it.
 */
export type AddressUse = 'link' | 'media';

/**
 * The scheme of an address that makes a browser run the address itself as code, such as `javascript:`; undefined for an
 * address that may be published. It is read as browsers read it (URL standard, basic URL parser): line ends and tabs
 * are dropped wherever they are, schemes are case-insensitive, and character references are decoded, as in HTML.
 */
export function unsafeScheme(address: string, use: AddressUse): string | undefined {
  // Nearly all addresses return here, and there may be a million of them.
  if (!/[:&]/.test(address)) return undefined;
  const read = browserAddress(address);
  const scheme = /^(?:javascript|vbscript):/i.exec(read)?.[0].toLowerCase();
  if (scheme !== undefined) return scheme;
  const [data, type = ''] = /^data:([^,;]*)/i.exec(read.replace(/\s+/g, '').toLowerCase()) ?? [];
  if (data === undefined) return undefined;
  const isImage = use === 'media' && type.startsWith('image/');
  return /html|script/.test(type) || (type.includes('xml') && !isImage) ? data : undefined;
}

/** Numeric character references; browsers accept them without a semicolon, too (HTML standard). */
const NUMBERED = /&#(?:x[\da-f]{1,7}|\d{1,8});?/gi;

function browserAddress(address: string): string {
  const references = address.replace(NUMBERED, (reference) => `${reference.replace(/;$/, '')};`);
  return (
    decodeEntities(references)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what this pattern looks for
      .replace(/[\u0000-\u001f\u007f]+/g, '')
      .trim()
  );
}
