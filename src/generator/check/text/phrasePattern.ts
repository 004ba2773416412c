import {escapeRegExp} from '../../shared/text/escapeRegExp.ts';

/**
 * Matches words and phrases as whole words, ignoring case, including verb and plural endings. A space matches a space
 * or a hyphen.
 *
 * @returns undefined if there are no words.
 */
export function phrasePattern(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  const forms = words.map((word) => {
    const parts = word.trim().split(/[\s-]+/);
    const stem = parts.map(escapeRegExp).join('[ -]');
    return stem.endsWith('e') ? stem.replace(/e$/, '(?:e[sd]?|ing)') : `${stem}(?:s|ed|ing)?`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${forms.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
}
