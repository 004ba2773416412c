/** Labels smaller than this (pixels) are hard to read. */
export const SMALLEST_LABEL = 12;

/** The frame of a label on a line, and the tab of a loop: rectangles that the renderer fits to the text after them. */
const FRAME =
  /<rect x="([\d.-]+)" (y="[^"]*") width="([\d.]+)" ([^>]*(?:\srx="2"[^>]*\sstroke=|height="18" fill="var\(--_group-hdr\)")[^>]*>\s*<text\b[^>]*\sfont-size="([\d.]+)")/g;

/**
 * Makes small labels of a Mermaid renderer's image legible, and fits their frames to them. Code in classes and entities
 * is unchanged, since it fills its box.
 */
export function enlargeLabels(svg: string): string {
  return svg
    .replace(FRAME, (_, x, y, width, rest: string, size) => {
      const growth = Number(width) * (legible(Number(size)) / Number(size) - 1);
      const start = Number(x) - (rest.includes('text-anchor="middle"') ? growth / 2 : 0);
      return `<rect x="${start}" ${y} width="${Number(width) + growth}" ${rest}`;
    })
    .replace(/(<text\b[^>]*\sfont-size=")([\d.]+)/g, (label, start: string, size: string) =>
      start.includes('class="mono"') ? label : start + legible(Number(size)),
    );
}

function legible(size: number): number {
  return Math.max(SMALLEST_LABEL, size);
}
