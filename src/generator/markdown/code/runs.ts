import {escapeText} from '../../shared/html/escapeHtml.ts';

/** A run of text of one color: the letter of its `tk-` class, `''` for plain text. */
export type Run = [className: string, text: string];

/** Appends text in a color, and merges it with the previous run if that has the same color. */
export function addRun(runs: Run[], letter: string, text: string): void {
  if (text === '') return;
  // White space has no color, so that a span never holds only that.
  const name = letter === '' || text.trim() === '' ? '' : letter;
  const last = runs.at(-1);
  const before = runs.at(-2);
  if (last !== undefined && last[0] === name) last[1] += text;
  else if (name !== '' && before?.[0] === name && last?.[1].trim() === '' && !last[1].includes('\n')) {
    // `export default function`: one span for three keywords and the spaces between them.
    before[1] += last[1] + text;
    runs.pop();
  } else runs.push([name, text]);
}

/** Writes runs as HTML; everything that came from the author is escaped. */
export function runsToHtml(runs: Run[]): string {
  let html = '';
  for (const [letter, text] of runs) {
    html += letter === '' ? escapeText(text) : `<span class="tk-${letter}">${escapeText(text)}</span>`;
  }
  return html;
}

/** Cuts runs at line ends; the newline characters themselves are dropped. */
export function splitLines(runs: Run[]): Run[][] {
  const lines: Run[][] = [[]];
  for (const [letter, text] of runs) {
    const parts = text.split('\n');
    parts.forEach((part, index) => {
      if (index > 0) lines.push([]);
      if (part !== '') lines.at(-1)?.push([letter, part]);
    });
  }
  return lines;
}
