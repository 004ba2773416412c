import type {Text} from 'mdast';
import {positionAt} from '../../shared/problems/Position.ts';
import {report, type SourceInput} from '../SourceContext.ts';

/** `[text][id]` and `![text][id]`; directly after a word, brackets are an index: `list[0][1]`. */
const REFERENCE = /(?<![\\\w\])])!?\[(?:[^[\]\\]|\\.)+\]\[([^[\]\\\n]+)\]/g;
/** Directly after a bracket, or before a quantifier, it is part of a regular expression. */
const FOOTNOTE = /(?<![\\\])])\[\^([\w-]+)\](?![:+*?{])/g;
/** `[text](address)` and `![text](address)` with a space in the address, and perhaps a title. */
const SPACED = /(?<![\\\w\])])(!?)\[(?:[^[\]\\]|\\.)*\]\(([^()<>"\s]+(?: +[^()<>"\s]+)+)(?: +"[^"]*")?\)/g;
/** `[text] (address)`, but not the number of a source; `(text)[address]`, and `[text](address` whose parenthesis is not closed. */
const APART = /(?<![\\\w\])])(!?\[(?!\d+\])(?:[^[\]\\\n]|\\.)+\])[ \t]+(\(([^()<>"\s]+)\))/g;
const SWAPPED = /(?<![\\\w\])])\(([^()\n]+)\)\[([^[\]\s]+)\]/g;
const OPEN =
  /(?<![\\\w\])])(!?\[(?:[^[\]\\\n]|\\.)+\])\(([^()<>"\s]+?)(?:\]|(?:[ \t][^)\n]*)?$|[ \t]+"[^"\n]*$)/gm;
/** Where a link leads for sure; a file of another kind in parentheses may be a remark. */
const TARGET = /^(?:https?:\/\/|\.{1,2}\/|\/\w|@site\/)\S|\.mdx?(?:#\S*)?$/;

/** The beginning and the end of an address; other text in parentheses may follow brackets, too. */
const ADDRESS = /^(?:\.{0,2}\/|@site\/|https?:\/\/|mailto:|tel:)|\.[a-z]\w{1,4}(?:[?#]\S*)?$/i;

/** Warns of references without a definition and of links that are none, which are shown as they are written. */
export function checkReferences({value, position}: Text, source: SourceInput): void {
  const {start, end} = position ?? {};
  if (!/\]\[|\[\^|\][ \t]*\(|\)\[/.test(value)) return;
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
  // A web address in it is a link, and ends the text.
  const lines = source.text.slice(start.offset, lineEnd(source.text, end.offset));
  for (const {index, 1: mark, 2: address = ''} of lines.matchAll(SPACED)) {
    if (index >= raw.length || !ADDRESS.test(address)) continue;
    const what = mark === '' ? 'link' : 'image';
    const message = `The address \`${address}\` has a space in it, so the ${what} is shown as text.`;
    warn(index, message, `Write \`(<${address}>)\`, or \`%20\` for each space.`);
  }
  const broken = (index: number, reason: string, hint: string) => {
    if (index < raw.length) warn(index, `This is no link, but text: ${reason}.`, `Write \`${hint}\`.`);
  };
  for (const {index, 1: label = '', 2: target = '', 3: address = ''} of lines.matchAll(APART)) {
    if (TARGET.test(address)) broken(index, 'there is a space between its two parts', label + target);
  }
  for (const {index, 1: label = '', 2: address = ''} of lines.matchAll(SWAPPED)) {
    if (TARGET.test(address))
      broken(index, 'its brackets and parentheses are swapped', `[${label}](${address})`);
  }
  for (const {index, 1: label = '', 2: address = ''} of lines.matchAll(OPEN)) {
    if (TARGET.test(address))
      broken(index, 'its `)` is missing, or comes after an open quote', `${label}(${address})`);
  }
}

function lineEnd(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end;
}
