import {describe, expect, test} from 'vitest';
import {renderDiagram} from '../../../../src/generator/markdown/diagrams/renderDiagram.ts';

/** The viewBox and size of an image. */
function frameOf(svg: string) {
  const match = /viewBox="([\d. -]+)" width="(\d+)" height="(\d+)"/.exec(svg);
  const [left = 0, top = 0, width = 0, height = 0] = (match?.[1] ?? '').split(' ').map(Number);
  return {left, top, right: left + width, bottom: top + height, width, shownWidth: Number(match?.[2])};
}

/** The sizes of all labels as displayed on the page. */
function labelSizes(svg: string): number[] {
  const {width, shownWidth} = frameOf(svg);
  return [...svg.matchAll(/<text\b[^>]*\sfont-size="([\d.]+)/g)].map(
    ([, size]) => (Number(size) * shownWidth) / width,
  );
}

function attributesOf(element: string, svg: string): Record<string, number>[] {
  return [...svg.matchAll(new RegExp(`<${element}\\b([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(/\s([\w-]+)="(-?[\d.]+)"/g)].map(([, name, value]) => [name, Number(value)]),
    ),
  );
}

const KINDS: [kind: string, source: string][] = [
  ['flowchart', 'graph LR\n A[One] -->|then| B(Two) --> C[Three]'],
  ['state diagram', 'stateDiagram-v2\n [*] --> Idle\n Idle --> Busy : start'],
  [
    'sequence diagram',
    'sequenceDiagram\n A->>B: hello\n B->>B: thinks for a while about the answer\n B-->>A: bye',
  ],
  [
    'class diagram',
    'classDiagram\n class Duck {\n  <<bird>>\n  +swim(String where) bool\n }\n Animal <|-- Duck : is a',
  ],
  [
    'entity relationship diagram',
    'erDiagram\n CUSTOMER {\n  string name PK\n }\n CUSTOMER ||--o{ ORDER : places',
  ],
];

describe('renderDiagram', () => {
  test.each(KINDS)('a %s has no blank border', (_, source) => {
    const svg = renderDiagram(source);
    const {left, top, right, bottom} = frameOf(svg);
    const shapes = svg.replace(/<defs>[\s\S]*?<\/defs>/g, '');
    const rects = attributesOf('rect', shapes).map(({x = 0, y = 0, width = 0, height = 0}) => ({
      left: x,
      top: y,
      right: x + width,
      bottom: y + height,
    }));
    const drawn = [
      ...rects,
      ...attributesOf('circle', shapes).map(({cx = 0, cy = 0, r = 0}) => ({
        left: cx - r,
        top: cy - r,
        right: cx + r,
        bottom: cy + r,
      })),
    ];
    // Nothing is cropped, and the first box touches the edge.
    for (const box of drawn) {
      expect(box.left).toBeGreaterThanOrEqual(left);
      expect(box.top).toBeGreaterThanOrEqual(top);
      expect(box.right).toBeLessThanOrEqual(right);
      expect(box.bottom).toBeLessThanOrEqual(bottom);
    }
    expect(Math.min(...drawn.map((box) => box.left)) - left).toBeLessThan(12);
    expect(Math.min(...drawn.map((box) => box.top)) - top).toBeLessThan(12);
  });

  test.each(KINDS)('the labels of a %s are at least 12 pixels high', (_, source) => {
    const sizes = labelSizes(renderDiagram(source));
    expect(sizes.length).toBeGreaterThan(2);
    expect(Math.min(...sizes)).toBeGreaterThan(11.9);
  });

  test('the frame of an edge label grows with it', () => {
    const svg = renderDiagram('graph LR\n A -->|a rather long label| B');
    const [frame] = attributesOf('rect', svg).filter(({rx}) => rx === 2);
    const [label] = attributesOf('text', svg);
    expect(label?.['font-size']).toBe(12);
    expect((frame?.x ?? 0) + (frame?.width ?? 0) / 2).toBeCloseTo(label?.x ?? 0);
    expect(frame?.width).toBeGreaterThan('a rather long label'.length * 12 * 0.45);
  });

  test('text next to an edge from a node to itself is not cropped', () => {
    const text = 'thinks for a while about the answer';
    const svg = renderDiagram(`sequenceDiagram\n A->>B: hi\n B->>B: ${text}`);
    const start = Number(new RegExp(`<text x="([\\d.]+)"[^>]*>${text}`).exec(svg)?.[1]);
    expect(frameOf(svg).right - start).toBeGreaterThan(text.length * 12 * 0.55);
  });

  test('a chart keeps its frame', () => {
    const svg = renderDiagram('xychart-beta\n x-axis [a, b]\n y-axis "Sales" 0 --> 9\n bar [3, 6]');
    expect(frameOf(svg)).toMatchObject({left: 0, top: 0});
  });

  test('the same source is rendered identically twice', () => {
    for (const [, source] of KINDS) expect(renderDiagram(source)).toBe(renderDiagram(source));
  });
});
