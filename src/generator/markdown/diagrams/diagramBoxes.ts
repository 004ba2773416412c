/** The bounding box of a shape. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Average width of a letter as a share of the font size, in a wide font, so that no word is cut off. */
const LETTER = 0.58;
/** The same for scripts such as Chinese, which begin at this character. */
const WIDE_LETTER = 1.1;
const FIRST_WIDE = '\u1100';
const LINE_HEIGHT = 1.3;

/** Side of the square in which the renderer draws the figure of an actor. */
const ICON = 24;

/** Finds the positions of the parts of a Mermaid renderer's image. The only paths it recognizes are those of actors. */
export function diagramBoxes(svg: string): Box[] {
  const boxes: Box[] = [];
  const shapes = svg
    .replace(/<(style|defs)>[\s\S]*?<\/\1>/g, '')
    .replace(
      /<g transform="translate\(([\d.-]+),([\d.-]+)\) scale\(([\d.]+)\)">[\s\S]*?<\/g>/g,
      (_, x, y, scale) => {
        boxes.push(boxAt(Number(x), Number(y), ICON * Number(scale), ICON * Number(scale)));
        return '';
      },
    );
  for (const [, name = '', attributes = ''] of shapes.matchAll(
    /<(rect|line|polyline|polygon|circle|ellipse)\b([^>]*)>/g,
  )) {
    boxes.push(shapeBox(name, attributes));
  }
  for (const [, attributes = '', content = ''] of shapes.matchAll(/<text\b([^>]*)>([\s\S]*?)<\/text>/g)) {
    boxes.push(textBox(attributes, content));
  }
  return boxes;
}

function shapeBox(name: string, attributes: string): Box {
  const number = (attribute: string) => numberOf(attributes, attribute);
  switch (name) {
    case 'rect':
      return boxAt(number('x'), number('y'), number('width'), number('height'));
    case 'line':
      return boxAround([number('x1'), number('x2')], [number('y1'), number('y2')]);
    case 'circle':
    case 'ellipse': {
      const across = number(name === 'circle' ? 'r' : 'rx');
      const down = number(name === 'circle' ? 'r' : 'ry');
      return boxAt(number('cx') - across, number('cy') - down, 2 * across, 2 * down);
    }
    default: {
      const points = attributeOf(attributes, 'points')
        .trim()
        .split(/[\s,]+/)
        .map(Number);
      return boxAround(
        points.filter((_, index) => index % 2 === 0),
        points.filter((_, index) => index % 2 === 1),
      );
    }
  }
}

/** The renderer's `y` is the vertical center of the lines of a text. */
function textBox(attributes: string, content: string): Box {
  const size = numberOf(attributes, 'font-size');
  const lines = content
    .split(/<tspan x=[^>]*>/)
    .map((line) => line.replace(/<[^>]*>/g, '').replace(/&[^;]+;/g, '&'))
    .filter(Boolean);
  const width = Math.max(0, ...lines.map(lengthOf)) * size;
  const height = lines.length * LINE_HEIGHT * size;
  const before = {middle: 0.5, end: 1}[attributeOf(attributes, 'text-anchor')] ?? 0;
  return boxAt(
    numberOf(attributes, 'x') - before * width,
    numberOf(attributes, 'y') - height / 2,
    width,
    height,
  );
}

function lengthOf(line: string): number {
  return [...line].reduce((sum, letter) => sum + (letter < FIRST_WIDE ? LETTER : WIDE_LETTER), 0);
}

function numberOf(attributes: string, name: string): number {
  return Number(attributeOf(attributes, name));
}

function attributeOf(attributes: string, name: string): string {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? '';
}

function boxAt(left: number, top: number, width: number, height: number): Box {
  return {left, top, right: left + width, bottom: top + height};
}

function boxAround(xs: number[], ys: number[]): Box {
  return {left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys)};
}
