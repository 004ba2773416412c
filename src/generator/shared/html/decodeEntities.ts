import {decodeNamedCharacterReference} from 'decode-named-character-reference';

const REFERENCES = /&(?:#x([\da-f]{1,7})|#(\d{1,8})|([a-z][a-z\d]*));/gi;

/**
 * Decodes the character references of HTML text or of an attribute's value (HTML standard, "Character references").
 * A name that does not exist stays as it is.
 */
export function decodeEntities(html: string): string {
  if (!html.includes('&')) return html;
  return html.replace(REFERENCES, (reference, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return decodeNamedCharacterReference(name) || reference;
    return characterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/** Numbers that are not a character, such as a lone surrogate, become U+FFFD. */
function characterOf(code: number): string {
  const isCharacter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
  return isCharacter ? String.fromCodePoint(code) : '\uFFFD';
}
