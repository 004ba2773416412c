const LONGEST = 155;

/** The first sentence of a Markdown text without its marks, cut at a word when it is too long for a description. */
export function plainSentence(markdown: string | undefined): string | undefined {
  const paragraph = markdown?.trim().split(/\n\s*\n/)[0];
  if (paragraph === undefined || paragraph === '') return undefined;
  const text = paragraph
    .replace(/<\/?(?:p|br|strong|em|b|i|code|a|ul|ol|li)(?: [^<>]*)?\/?>/gi, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]|^#+\s*|(?<!\w)_|_(?!\w)/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
  const sentence = /^.{15,}?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;
  if (sentence === '') return undefined;
  if (sentence.length <= LONGEST) return sentence;
  return `${sentence.slice(0, LONGEST).replace(/\s+\S*$/, '')}…`;
}
