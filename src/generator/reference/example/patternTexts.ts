import {readPattern} from '../../shared/text/readPattern.ts';

/** A single character or a set of them: `a`, `\d`, `\p{L}`, `[^/]`, `.`. */
const TOKEN = /\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\?./isuy;

/** Numbers of a repetition: `?`, `+`, `{2,5}`. */
const COUNT = /(?:([?*+])|\{(\d+)(,(\d*))?\})\??/y;

const PRINTABLE = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index));

/** Longer texts are no examples. */
const LONGEST = 300;

/**
 * Texts that probably match a regular expression, with different numbers of repeated characters, and of alternatives
 * with the first one or the longest one. What looks ahead or back is ignored, so they have to be checked.
 *
 * @param digits Hexadecimal digits by which the characters of a set are chosen.
 * @param counts How often characters are repeated if that is free.
 */
export function patternTexts(pattern: string, digits: string, counts: readonly number[]): string[] {
  return [false, true].flatMap((isLongest) =>
    counts.map((count) => patternText(pattern, digits, count, isLongest)),
  );
}

function patternText(pattern: string, digits: string, repeated: number, isLongest: boolean): string {
  const sets = new Map<string, string[]>();
  let at = 0;
  let chosen = 0;

  const read = (expression: RegExp): RegExpExecArray | undefined => {
    expression.lastIndex = at;
    const found = expression.exec(pattern) ?? undefined;
    at += found?.[0].length ?? 0;
    return found;
  };

  /** A character of a set: a digit of the seed if it has one, so that ids look like ids. */
  const character = (token: string): string => {
    const set = sets.get(token) ?? charactersOf(token);
    sets.set(token, set);
    const digit = digits[chosen++ % digits.length] ?? '';
    if (set.includes(digit)) return digit;
    return set[Number.parseInt(digit, 16) % set.length] ?? token;
  };

  const atom = (): {text: string; isSet: boolean} => {
    const group = read(/\((\?(?:[:=!]|<[=!]|<\w+>))?/y);
    if (group) {
      const text = alternatives();
      at++;
      return {text: /[=!]$/.test(group[1] ?? '') ? '' : text, isSet: false};
    }
    if (read(/[$^]|\\[bB]/y)) return {text: '', isSet: false};
    const [token = ''] = read(TOKEN) ?? [];
    return {text: character(token), isSet: true};
  };

  /** Each repetition reads the same part again. */
  const repeat = (): string => {
    const start = at;
    let {text, isSet} = atom();
    const count = read(COUNT);
    if (!count) return text;
    const [, sign, least = sign === '+' ? '1' : '0', range, most = ''] = count;
    const min = Number(least);
    const max = sign === '?' ? 1 : range === undefined && sign === undefined ? min : Number(most || LONGEST);
    const times = isSet && sign !== '?' ? Math.max(min, Math.min(max, repeated)) : min;
    if (times === 0) return '';
    const end = at;
    // Repeated, an empty text stays one.
    for (let number = 1; number < times && text !== '' && text.length < LONGEST; number++) {
      at = start;
      text += atom().text;
    }
    at = end;
    return text;
  };

  const alternatives = (): string => {
    const texts = [''];
    while (at < pattern.length && pattern[at] !== ')') {
      if (read(/\|/y)) texts.push('');
      else texts.push((texts.pop() ?? '') + repeat());
    }
    const [first = ''] = isLongest ? texts.sort((a, b) => b.length - a.length) : texts;
    return first;
  };

  return alternatives();
}

/** The printable ASCII characters in a set. */
function charactersOf(token: string): string[] {
  const set = readPattern(`^(?:${token})$`);
  return set ? PRINTABLE.filter((one) => set.test(one)) : [];
}
