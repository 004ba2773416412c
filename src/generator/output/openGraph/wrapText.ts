/**
 * Breaks a text into lines of at most `width`; if it does not fit into `most` lines, the last one ends with an
 * ellipsis.
 *
 * @param measure Width of a text, in the unit of `width`.
 */
export function wrapText(
  text: string,
  width: number,
  most: number,
  measure: (text: string) => number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || measure(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  if (line !== '') lines.push(line);
  const shown = lines.slice(0, most);
  const last = shown.at(-1) ?? '';
  if (lines.length > most) shown[most - 1] = shorten(`${last}…`, width, measure);
  return shown.map((text) => shorten(text, width, measure));
}

/** Removes characters from the end until the text fits. */
function shorten(text: string, width: number, measure: (text: string) => number): string {
  let short = text;
  while (measure(short) > width && short.length > 1) {
    short = `${short
      .replace(/…$/, '')
      .slice(0, -1)
      .replace(/[\s,;:.]+$/, '')}…`;
  }
  return short;
}
