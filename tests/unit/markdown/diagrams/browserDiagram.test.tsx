import {describe, expect, test} from 'vitest';
import {diagramComponents} from '../../../../src/generator/markdown/diagrams/browserDiagram.ts';
import {
  DIAGRAM_COMPONENT,
  FULL_DIAGRAM_COMPONENT,
} from '../../../../src/generator/shared/page/diagramComponent.ts';
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

const MINDMAP = '```mermaid\nmindmap\n  root\n    leaf\n```';

describe('a diagram that only the whole package draws', () => {
  test('is rendered in the browser if the site has the package', async () => {
    const page = await compile(MINDMAP, {options: {hasFullMermaid: true}});
    expect(page.problems).toEqual([]);
    expect(page.imports).toEqual([FULL_DIAGRAM_COMPONENT]);
    expect(JSON.stringify(page.body)).toContain('Diagram: mindmap');
  });

  test('is shown as code otherwise, with the fix', async () => {
    const page = await compile(MINDMAP);
    expect(page.imports).toEqual([]);
    expect(page.problems).toMatchObject([
      {severity: 'warning', hint: 'Install it in the site: `npm install mermaid`.'},
    ]);
  });
});

test.each<[string[], string]>([
  [[DIAGRAM_COMPONENT], PIE],
  [[DIAGRAM_COMPONENT], '- x\n\n  ~~~mermaid\n  gantt\n  ~~~'],
  [[FULL_DIAGRAM_COMPONENT], MINDMAP],
  [[DIAGRAM_COMPONENT, FULL_DIAGRAM_COMPONENT], `${PIE}\n\n${MINDMAP}`],
  [[], '```mermaid\ngraph TD\n  A --> B\n```'],
  [[], 'A pie chart:\n\npie\n'],
])('%j for %j', (keys, body) => {
  expect([...diagramComponents(body, true)]).toEqual(keys);
});
