import type {Text} from 'mdast';
import {positionAt} from '../../shared/problems/Position.ts';
import {report, type SourceInput} from '../SourceContext.ts';

/**
 * `**text**` with a space inside its marks, or with a mark between punctuation and a letter: neither is bold (CommonMark,
 * "Emphasis and strong emphasis"). Directly after a word, a slash or a dot, the marks are a power or part of a path.
 */
const BOLD = /(?<![\\*\w/.])\*\*(?!\*)([^*\n]+)\*\*(?![*/])/gu;

/** `==text==`, which some editors highlight; with spaces inside, it is a comparison. */
const HIGHLIGHT = /(?<![\\=\w])==([^=\s](?:[^=\n]*[^=\s])?)==(?![=\w])/g;

/** Warns of marks for bold and highlighted text that have no effect, but are shown as they are written. */
export function checkMarks({value, position}: Text, source: SourceInput): void {
  const {start, end} = position ?? {};
  if (!value.includes('**') && !value.includes('==')) return;
  if (start?.offset === undefined || end?.offset === undefined) return;
  const from = start.offset;
  const raw = source.text.slice(from, end.offset);
  const warn = (index: number, message: string, hint: string): void =>
    report(source, 'warning', positionAt(source.text, from + index), message, hint);
  for (const {index, 0: written, 1: content = ''} of raw.matchAll(BOLD)) {
    const [before = ''] = /\S$/u.exec(raw.slice(0, index)) ?? [];
    const [after = ''] = /^\S/u.exec(raw.slice(index + written.length)) ?? [];
    const mistake = boldMistake(content, before, after);
    if (mistake)
      warn(index, `\`${written}\` is not bold, but shown as text: ${mistake.reason}.`, mistake.hint);
  }
  for (const {index, 0: written, 1: content = ''} of raw.matchAll(HIGHLIGHT)) {
    const message = `\`${written}\` is highlighted in some editors only; it is shown as text.`;
    warn(index, message, `Write \`<mark>${content}</mark>\`, or \`\\==\` for literal signs.`);
  }
}

const LETTER = /[\p{L}\p{N}]/u;
const PUNCTUATION = /[\p{P}\p{S}]/u;

/** Why `**content**` is not bold; undefined for asterisks that most likely mean something else. */
function boldMistake(
  content: string,
  before: string,
  after: string,
): {reason: string; hint: string} | undefined {
  const [opens, closes] = [/^\s/.test(content), /\s$/.test(content)];
  if (content.trim() === '' || (opens && closes)) return undefined;
  if (opens || closes) {
    // Such a pair of other marks, as in `f(**a, **b)`, does not enclose a text.
    if (LETTER.test(before) || LETTER.test(after)) return undefined;
    const reason = opens ? 'a space follows its first `**`' : 'a space comes before its last `**`';
    return {reason, hint: `Write \`**${content.trim()}**\`, or \`\\**\` for literal asterisks.`};
  }
  const isClosing = LETTER.test(after) && PUNCTUATION.test(content.at(-1) ?? '');
  const isOpening = LETTER.test(before) && PUNCTUATION.test(content[0] ?? '');
  if (!isClosing && !isOpening) return undefined;
  const reason = isClosing
    ? 'its last `**` is between punctuation and a letter'
    : 'its first `**` is between a letter and punctuation';
  return {reason, hint: `Put a space there, or write \`<strong>${content}</strong>\`.`};
}
