/** The first paragraph of a Markdown text on one line, without markup; undefined if there is none. */
export function plainParagraph(markdown: string | undefined): string | undefined {
  const paragraph = markdown?.trim().split(/\n\s*\n/)[0];
  if (paragraph === undefined || paragraph === '') return undefined;
  return (
    paragraph
      .replace(/<\/?(?:p|br|strong|em|b|i|code|a|ul|ol|li)(?: [^<>]*)?\/?>/gi, ' ')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[*`]|^#+\s*|(?<!\w)_|_(?!\w)/gm, '')
      .replace(/\s+/g, ' ')
      // Removes the space that a tag left before punctuation.
      .replace(/ (?=[.,;:!?](?: |$))/g, '')
      .trim()
  );
}
