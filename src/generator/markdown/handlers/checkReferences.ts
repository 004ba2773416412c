import type {Text} from 'mdast';
import {positionAt} from '../../shared/problems/Position.ts';
import {report, type SourceInput} from '../SourceContext.ts';

/** `[text][id]` and `![text][id]`; directly after a word, brackets are an index: `list[0][1]`. */
const REFERENCE = /(?<![\\\w\])])!?\[(?:[^[\]\\]|\\.)+\]\[([^[\]\\\n]+)\]/g;
const FOOTNOTE = /(?<![\\\w\])])\[\^([\w-]+)\](?![:+*?{])/g;

/** Warns of references without a definition, which are shown as they are written. */
export function checkReferences({value, position}: Text, source: SourceInput): void {
  const {start, end} = position ?? {};
  if (!value.includes('][') && !value.includes('[^')) return;
  if (start?.offset === undefined || end?.offset === undefined) return;
  const raw = source.text.slice(start.offset, end.offset);
  const warn = (index: number, message: string, hint: string) =>
    report(source, 'warning', positionAt(source.text, (start.offset ?? 0) + index), message, hint);
  for (const {index, 1: id = ''} of raw.matchAll(REFERENCE)) {
    const hint = `Add a line \`[${id}]: address\`, or write \`\\[\` for a literal bracket.`;
    warn(index, `The reference \`[${id}]\` is not defined, so it is shown as text.`, hint);
  }
  for (const {index, 1: id = ''} of raw.matchAll(FOOTNOTE)) {
    const hint = `Add a line \`[^${id}]: text\`, or write \`\\[\` for a literal bracket.`;
    warn(index, `The footnote \`[^${id}]\` is not defined, so it is shown as text.`, hint);
  }
}
