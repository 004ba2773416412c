/** Slope of the strokes: their height divided by half of their width. */
const SLOPE = Math.tan(Math.PI / 3);

/**
 * A background of nested chevrons as an SVG path. Their density, place and direction follow from the name, so each page
 * has its own drawing, which never changes.
 *
 * @param name Seed: drawings with different names differ.
 */
export function drawStrokes(name: string, {width, height}: {width: number; height: number}): string {
  const seed = seedOf(name);
  const pick = (count: number, place: number): number => Math.floor(seed / place) % count;
  const step = height * (0.05 + 0.015 * pick(4, 1));
  const count = 6 + pick(5, 4);
  const pointsDown = pick(2, 20) === 0;
  const tip = width * (0.68 + 0.05 * pick(5, 40));
  const strokes = Array.from({length: count}, (_, index) => {
    const end = height * 0.3 + index * step * SLOPE;
    const reach = (end + height * 0.1) / SLOPE;
    const [from, to] = pointsDown ? [-height * 0.1, end] : [height * 1.1, height - end];
    return `M${round(tip - reach)} ${round(from)}L${round(tip)} ${round(to)}L${round(tip + reach)} ${round(from)}`;
  });
  return strokes.join('');
}

/** FNV-1a, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

function round(value: number): number {
  return Math.round(value);
}
