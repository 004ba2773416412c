import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {plainDiagrams} from '../../../../src/generator/markdown/diagrams/diagramBlocks.ts';
import {drawAhead} from '../../../../src/generator/markdown/diagrams/drawAhead.ts';
import {compile, makeSite} from '../site.tsx';

const FLOW = '```mermaid\ngraph TD\n  A --> B\n```';
const TITLED = '````mermaid\n---\ntitle: The flow\n---\n\n%% a comment\nflowchart LR\n  C --> D\n````';

const file = 'docs/page.mdx';
const newCache = () => ({dir: makeSite(), version: '1'});

test.each([
  ['a diagram', FLOW],
  ['several', `# Title\n\n${FLOW}\n\nText\n\n${TITLED}`],
])('compiling finds the diagrams that were drawn before: %s', async (_, body) => {
  const cache = newCache();
  await drawAhead({file, codes: plainDiagrams(body)}, cache);
  const folder = path.join(cache.dir, 'diagrams');
  const written = () => readdirSync(folder).map((name) => statSync(path.join(folder, name)).mtimeMs);
  const before = written();
  expect(before).toHaveLength(1);
  expect(await compile(body, {cache})).toEqual(await compile(body));
  // Diagrams that compiling draws itself are written.
  expect(written()).toEqual(before);
});

test.each([
  ['a mistake', '```mermaid\ngraph TD\n  A --> B C D\n```'],
  ['an unknown kind', '```mermaid\nflowchrt\n  A --> B\n```'],
  ['drawn by the browser', '```mermaid\npie\n  "A" : 1\n```'],
  ['in a list and a quote', `- ${FLOW.replaceAll('\n', '\n  ')}\n\n${FLOW.replace(/^/gm, '> ')}`],
  ['shown as code', `~~~~md\n${FLOW}\n~~~~`],
  ['without an end', '```mermaid\ngraph TD\n  A --> B'],
])('a page is as without diagrams drawn before: %s', async (_, body) => {
  const cache = newCache();
  await drawAhead({file, codes: plainDiagrams(body)}, cache);
  expect(await compile(body, {cache})).toEqual(await compile(body));
});
