import {diagramBoxes} from './diagramBoxes.ts';
import {SMALLEST_LABEL} from './enlargeLabels.ts';

/** Margin around the drawing, for half of a line's width and the sides of an arrow head. */
const MARGIN = 4;

/**
 * Crops the blank border that the Mermaid renderer leaves around an image. An image whose labels could not be enlarged
 * is scaled up as a whole.
 */
export function cropDiagram(svg: string): string {
  const frame = /viewBox="0 0 [\d.]+ [\d.]+" width="[\d.]+" height="[\d.]+"/.exec(svg)?.[0];
  // A chart fills its frame, and the boxes of its paths are unknown.
  const boxes = svg.includes(' data-xychart-colors=') ? [] : diagramBoxes(svg);
  if (frame === undefined || boxes.length === 0) return svg;
  const left = Math.floor(Math.min(...boxes.map((box) => box.left)) - MARGIN);
  const top = Math.floor(Math.min(...boxes.map((box) => box.top)) - MARGIN);
  const right = Math.max(...boxes.map((box) => box.right)) + MARGIN;
  const bottom = Math.max(...boxes.map((box) => box.bottom)) + MARGIN;
  const width = Math.ceil(right) - left;
  const height = Math.ceil(bottom) - top;
  const sizes = [...svg.matchAll(/<text\b[^>]*\sfont-size="([\d.]+)/g)].map(([, size]) => Number(size));
  const scale = Math.max(1, SMALLEST_LABEL / Math.min(...sizes));
  const shown = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  return svg.replace(frame, `viewBox="${left} ${top} ${width} ${height}" ${shown}`);
}
