import {nearest} from '../../shared/text/nearest.ts';

/** Why a source of a Content-Security-Policy has no effect in browsers, or a different one than it seems. */
export interface SourceMistake {
  /** Completes the sentence that begins with the name of the option. */
  message: string;
  hint?: string;
}

/** Keywords of sources, without their quotes (CSP Level 3, section 2.3.1; Trusted Types). */
const KEYWORDS = [
  'self',
  'none',
  'unsafe-inline',
  'unsafe-eval',
  'unsafe-hashes',
  'strict-dynamic',
  'report-sample',
  'wasm-unsafe-eval',
  'inline-speculation-rules',
  'trusted-types-eval',
];

/** Schemes that are written as sources, without their colon. */
const SCHEMES = ['blob', 'data', 'filesystem', 'http', 'https', 'mediastream', 'ws', 'wss'];

const SCHEME_RE = /^[a-z][a-z\d+.-]*:$/i;
const HOST_RE =
  /^(?:[a-z][a-z\d+.-]*:\/\/)?(?:\*|(?:\*\.)?[a-z\d_-]+(?:\.[a-z\d_-]+)*)(?::(?:\d+|\*))?(?:\/(?!\/)[^?#]*)?$/i;
const HASH_RE = /^sha(256|384|512)-([\w+/-]+)={0,2}$/i;
/** Characters of a hash in Base64, without the padding. */
const HASH_LENGTHS: Record<string, number> = {256: 43, 384: 64, 512: 86};

/**
 * Checks one source of a directive (CSP Level 3, section 2.3.1: serialized source list).
 *
 * @returns undefined when browsers understand it.
 */
export function findSourceMistake(source: string): SourceMistake | undefined {
  const oneEach = 'Write each source as its own entry, and each directive under its own name.';
  if (source.trim() === '') return {message: 'must not be empty'};
  if (source.includes(';')) return {message: 'must be one source, but has a semicolon in it', hint: oneEach};
  if (source.includes(',')) return {message: 'must be one source, but has a comma in it', hint: oneEach};
  if (/\s/.test(source)) {
    const found = /[\n\r]/.test(source) ? 'line break' : 'space';
    return {message: `must be one source, but has a ${found} in it`, hint: oneEach};
  }
  const quoted = /^'(.*)'$/.exec(source)?.[1];
  return quoted === undefined ? findUnquotedMistake(source) : findQuotedMistake(quoted);
}

function findQuotedMistake(word: string): SourceMistake | undefined {
  const lower = word.toLowerCase();
  if (KEYWORDS.includes(lower)) return undefined;
  const hash = HASH_RE.exec(word);
  if (hash) {
    const [, bits = '', digest = ''] = hash;
    if (digest.length === HASH_LENGTHS[bits]) return undefined;
    return {
      message: `must be a hash of SHA-${bits} in Base64`,
      hint: 'Copy it from the console of a browser.',
    };
  }
  if (lower.startsWith('nonce-')) {
    return {
      message: 'must not be a nonce: it has to differ in each response, and a page here is a file',
      hint: 'Write the hash of the script instead.',
    };
  }
  if (
    !word.includes("'") &&
    (SCHEME_RE.test(word) || /[.:/*]/.test(word)) &&
    HOST_RE.test(word.replace(/:$/, ''))
  )
    return {message: 'must not have quotes, which only keywords have', hint: `Write \`"${word}"\`.`};
  const near = nearest(lower, KEYWORDS);
  return {
    message: 'is not a keyword',
    hint:
      near === undefined
        ? `Keywords are ${KEYWORDS.map(quote).join(', ')}.`
        : `Did you mean \`"'${near}'"\`?`,
  };
}

function findUnquotedMistake(source: string): SourceMistake | undefined {
  const bare = source.replace(/^["'`‘’“”]+|["'`‘’“”]+$/g, '');
  const lower = bare.toLowerCase();
  if (KEYWORDS.includes(lower) || /^(?:sha(?:256|384|512)|nonce)-/.test(lower)) {
    return {message: 'must have single quotes inside of the string', hint: `Write \`"'${bare}'"\`.`};
  }
  if (SCHEMES.includes(lower))
    return {message: 'must end with a colon, as schemes do', hint: `Write \`"${lower}:"\`.`};
  if (SCHEME_RE.test(source) || HOST_RE.test(source)) return undefined;
  if (source.startsWith('/'))
    return {message: 'must not be a path', hint: 'For what this site serves, write `"\'self\'"`.'};
  if (/[?#]/.test(source))
    return {message: 'must end before `?` and `#`', hint: `Write \`"${source.replace(/[?#].*$/s, '')}"\`.`};
  const ascii = asciiForm(source);
  return {
    message: 'is neither a host, nor a scheme, nor a keyword',
    hint: ascii
      ? `Write \`"${ascii}"\`.`
      : 'Write for example `https://cdn.example.com`, `*.example.com`, `data:` or `"\'self\'"`.',
  };
}

/** Returns a source with letters in its host that sources must not have, in the form that browsers send. */
function asciiForm(source: string): string | undefined {
  const address = source.includes('://') ? source : `https://${source}`;
  if (/^[\x21-\x7e]*$/.test(source) || !URL.canParse(address)) return undefined;
  const {protocol, host, pathname} = new URL(address);
  return `${source.includes('://') ? `${protocol}//` : ''}${host}${pathname === '/' ? '' : pathname}`;
}

function quote(word: string): string {
  return `\`'${word}'\``;
}
