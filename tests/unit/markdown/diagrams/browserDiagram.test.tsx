import {describe, expect, test} from 'vitest';
import {mayDrawInBrowser} from '../../../../src/generator/markdown/diagrams/browserDiagram.ts';
import {DIAGRAM_COMPONENT} from '../../../../src/generator/shared/page/diagramComponent.ts';
import {compile} from '../site.tsx';

const PIE = '```mermaid\npie title Pets\n  "Dogs": 3\n```';

describe('a diagram rendered in the browser', () => {
  test.each(['mdx', 'md'] as const)('is its code until then (format %s)', async (format) => {
    const page = await compile(PIE, {input: {format}});
    expect(page.problems).toEqual([]);
    expect(page.components).toEqual([DIAGRAM_COMPONENT]);
    expect(page.imports).toEqual([DIAGRAM_COMPONENT]);
    expect(page.body.type).toBe('module');
    expect(JSON.stringify(page.body)).toContain('language-mermaid');
    expect(JSON.stringify(page.body)).toContain('Diagram: pie');
    expect(page.text.markdown).toContain(PIE);
  });
});

test.each<[boolean, string]>([
  [true, PIE],
  [true, '- x\n\n  ~~~mermaid\n  gantt\n  ~~~'],
  [false, '```mermaid\ngraph TD\n  A --> B\n```'],
  [false, 'A pie chart:\n\npie\n'],
])('%s: %j', (may, body) => {
  expect(mayDrawInBrowser(body)).toBe(may);
});
