/**
 * Matches each of these words and phrases as a complete word, in any letter case, with the endings of verbs and plurals. A space in it
 * may be a space or a hyphen in the text.
 *
 * @returns undefined when there are no words.
 */
export function phrasePattern(words: readonly string[]): RegExp | undefined {
  if (words.length === 0) return undefined;
  const forms = words.map((word) => {
    const parts = word.trim().split(/[\s-]+/);
    const stem = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[ -]');
    return stem.endsWith('e') ? stem.replace(/e$/, '(?:e|ing|es|ed|e[sd])') : `${stem}(?:s|ed|ing)?`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${forms.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
}
