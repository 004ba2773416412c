/**
 * Parses the YAML of most front matter, in a tenth of the time that a full parser takes: only lines of `key: value`, in
 * which a value is text that needs no quotes, quoted text without escapes, an integer, `true`, `false`, or an inline
 * list of words and quoted texts. The accepted syntax is so limited that YAML 1.2 has only one interpretation of it
 * (chapters 7.3 and 10.3.2); `tests/unit/yaml/readFlatMapping.test.ts` compares it with the parser's.
 *
 * @returns undefined for anything else
 */
export function readFlatMapping(text: string): Record<string, unknown> | undefined {
  const mapping: Record<string, unknown> = {};
  let isEmpty = true;
  for (const line of text.split(/\r?\n/)) {
    if (line === '' || line.startsWith('#')) continue;
    const [, key = '', written = ''] = LINE.exec(line) ?? [];
    if (key === '' || RESERVED.test(key) || Object.hasOwn(mapping, key)) return undefined;
    const value = readValue(written);
    if (value === undefined) return undefined;
    mapping[key] = value;
    isEmpty = false;
  }
  return isEmpty ? undefined : mapping;
}

const LINE = /^([A-Za-z][\w-]*): +(\S(?:.*\S)?)$/;

/** Words that YAML does not read as text, depending on their case; as keys, parsers disagree about them. */
const RESERVED = /^(?:null|true|false)$/i;

/**
 * Printable characters except `:` and `#`, and `:` inside a word; characters that some parsers treat as line breaks are
 * excluded.
 */
const TEXT = /^[A-Za-z/](?:[ -"$-9;-~\u00a1-\u1fff\u2010-\u2027\u2030-\ud7ff\ue000-\ufefe]|:(?=[!-~]))*$/;
const WORD = /^[A-Za-z](?:[\w ./@+-]*[\w./@+-])?$/;
const DOUBLE_QUOTED = /^"[ !#-[\]-~\u00a1-\u1fff\u2010-\u2027\u2030-\ud7ff\ue000-\ufefe]*"$/;
const SINGLE_QUOTED = /^'[ -&(-~\u00a1-\u1fff\u2010-\u2027\u2030-\ud7ff\ue000-\ufefe]*'$/;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,14})$/;
const LIST = /^\[([^[\]]+)\]$/;

function readValue(written: string): unknown {
  if (TEXT.test(written)) return readText(written);
  if (WHOLE_NUMBER.test(written)) return Number(written);
  const list = LIST.exec(written)?.[1];
  if (list === undefined) return readQuoted(written);
  const items = list.split(',').map((item) => readItem(item.startsWith(' ') ? item.slice(1) : item));
  return items.includes(undefined) ? undefined : items;
}

function readItem(written: string): string | undefined {
  return WORD.test(written) && !RESERVED.test(written) ? written : readQuoted(written);
}

function readQuoted(written: string): string | undefined {
  return DOUBLE_QUOTED.test(written) || SINGLE_QUOTED.test(written) ? written.slice(1, -1) : undefined;
}

function readText(written: string): string | boolean | undefined {
  if (!RESERVED.test(written)) return written;
  return written === 'true' ? true : written === 'false' ? false : undefined;
}
