import {plainParagraph} from '../model/plainParagraph.ts';

const LONGEST = 155;

/** The first sentence of a Markdown text without its markup, cut at a word if it is too long for a description. */
export function plainSentence(markdown: string | undefined): string | undefined {
  const text = plainParagraph(markdown);
  if (text === undefined) return undefined;
  const sentence = /^.{15,}?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence === '') return undefined;
  if (sentence.length <= LONGEST) return sentence;
  return `${sentence.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
