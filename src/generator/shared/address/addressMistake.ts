/** The longest file name that common file systems allow, in bytes (POSIX `NAME_MAX`). */
const LONGEST_NAME = 255;

/** What the output may add to the last part of an address. */
const EXTENSION = '.html';

/** Most paths, of short names of plain letters that do not begin with a dot. */
const PLAIN = /^\/?(?:[\w-][\w.-]{0,99}(?:\/|$))*$/;

/** Escapes of ASCII characters (RFC 3986, section 2.1). */
const ASCII_ESCAPES = /%([0-7][\da-f])/gi;

/**
 * Explains why a path cannot be an address of the site: each part of it becomes the name of a folder or file in the
 * output, and none may refer to another place. Escapes are decoded first, however often they were encoded.
 *
 * @param path As people write it; leading, trailing and repeated slashes are ignored.
 * @returns The rest of a sentence about the path, such as "must not have the part `..`"; undefined for a path that can
 *   be an address
 */
export function addressMistake(path: string): string | undefined {
  if (PLAIN.test(path)) return undefined;
  for (const part of path.split('/')) {
    const mistake = partMistake(part);
    if (mistake !== undefined) return mistake;
  }
  return undefined;
}

function partMistake(part: string): string | undefined {
  const plain = decodeAscii(part);
  const control = /\p{Cc}/u.exec(plain)?.[0];
  if (control !== undefined) return `must not have the control character ${codePoint(control)}`;
  // Some systems drop spaces at the ends of a name.
  const name = plain.trim();
  if (name === '.' || name === '..') {
    return `must not have the part \`${part}\`${part === name ? '' : `, which means \`${name}\``}`;
  }
  if (plain.includes('/')) return `must not have an encoded slash, as in \`${shortened(part)}\``;
  if (plain.includes('\\')) {
    return `must not have a backslash${part.includes('\\') ? '' : ', not even an encoded one'}`;
  }
  const bytes = nameLength(part);
  if (bytes + EXTENSION.length <= LONGEST_NAME) return undefined;
  const room = `a file’s name has at most ${LONGEST_NAME}, with \`${EXTENSION}\``;
  return `must not have a part of ${bytes} bytes (\`${shortened(part)}\`): ${room}`;
}

/** Decodes escapes of ASCII characters until none are left. */
function decodeAscii(part: string): string {
  const decoded = part.replace(ASCII_ESCAPES, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decoded === part ? part : decodeAscii(decoded);
}

/** Length of a name in bytes of UTF-8; an escape counts as one byte. */
function nameLength(part: string): number {
  let bytes = 0;
  for (const character of part.replace(/%[\da-f]{2}/gi, '_')) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function shortened(part: string): string {
  return part.length <= 40 ? part : `${part.slice(0, 40)}…`;
}
