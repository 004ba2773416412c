import {readdirSync} from 'node:fs';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSite, type TestSite} from '../support/createSite.ts';
import {readCases} from '../sites/errors/readCases.ts';

const folder = new URL('./renderErrors/', import.meta.url);
const groups = readdirSync(folder).map((name) => ({name, cases: readCases(new URL(name, folder))}));

const sites: TestSite[] = [];
afterAll(() => {
  for (const site of sites) site.dispose();
});

/** The output of a build of these files about their mistakes. */
async function printed(files: Record<string, string>): Promise<string> {
  const site = createSite(files);
  sites.push(site);
  const {code, stderr} = await site.build();
  expect(code).toBe(1);
  return stderr;
}

/** A single build reports the mistakes of all cases. */
let output = '';
beforeAll(async () => {
  output = await printed(Object.assign({}, ...groups.flatMap(({cases}) => cases.map(({files}) => files))));
}, 180_000);

describe.each(groups)('problems of pages that cannot be rendered: $name', ({cases}) => {
  test.each(cases)('$name', (one) => {
    expect(one.printed).not.toBe('');
    expect(`${output}\n`).toContain(`${one.printed}\n`);
  });
});

test('nothing else is reported, and no stack', () => {
  const count = groups.flatMap(({cases}) => cases).length;
  expect(output).toMatch(new RegExp(`^${count} errors in \\d+ files$`, 'm'));
  expect(output).not.toMatch(/^\s+at /m);
});

test('an error in a webpack bundle is reported with its position', async () => {
  const stderr = await printed({
    'docs/page.mdx': "---\ntitle: Page\n---\n\nimport Box from '@site/src/Box';\n\n<Box />\n",
    'src/Box.tsx':
      "import styles from './box.module.css';\n\nexport default function Box() {\n  return <b className={styles.box}>{window.name}</b>;\n}\n",
    'src/box.module.css': '.box { color: red; }\n',
  });
  expect(stderr).toContain('src/Box.tsx:4:37\n');
  expect(stderr).toContain('It is used in docs/page.mdx:7:1.');
}, 180_000);

test('components that never return, or render themselves without end, are reported with the other mistakes', async () => {
  const stderr = await printed({
    'docs/self.mdx': "---\ntitle: Self\n---\n\nimport Self from '@site/src/Self';\n\n<Self />\n",
    'src/Self.tsx': 'export default function Self() {\n  return <Self />;\n}\n',
    'docs/loop.mdx': "---\ntitle: Loop\n---\n\nimport Loop from '@site/src/Loop';\n\n<Loop />\n",
    'docs/other.mdx': '---\ntitle: Other\n---\n\nexport const a = {};\n\n{a.b.c}\n',
    'src/Loop.tsx':
      'export default function Loop() {\n  let n = 0;\n  while (n < 1) n = Math.sin(n) / 2;\n  return <b>{n}</b>;\n}\n',
  });
  expect(stderr).toContain('src/Loop.tsx:1:');
  expect(stderr).toContain('The page /docs/loop cannot be rendered: `Loop` never finishes.');
  expect(stderr).toContain('src/Self.tsx:1:');
  expect(stderr).toContain('The page /docs/self cannot be rendered: `Self` never finishes.');
  expect(stderr).toContain('docs/other.mdx:7:');
}, 180_000);

test.each([
  ['an esbuild', ''],
  ['a webpack', "import './box.module.css';\n"],
])(
  'a loop that never ends while a component is loaded from %s bundle is reported',
  async (_, imports) => {
    const stderr = await printed({
      'docs/page.mdx': "---\ntitle: Page\n---\n\nimport Box from '@site/src/Box';\n\n<Box />\n",
      'src/Box.tsx': `${imports}let n: number = 0;\nwhile (n < 1) n = Math.sin(n) / 2;\n\nexport default () => <b>{n}</b>;\n`,
      'src/box.module.css': '.box { color: red; }\n',
    });
    expect(stderr).toContain(`src/Box.tsx:${imports === '' ? 2 : 3}:`);
    expect(stderr).toContain(
      'The page /docs/page cannot be rendered: A loop has not ended after 20 seconds.',
    );
  },
  180_000,
);

test('a function that never returns to a page that calls it at its top level is reported', async () => {
  const stderr = await printed({
    'docs/own.mdx':
      "---\ntitle: Own\n---\n\nimport {one} from '@site/src/spin';\n\nexport function spin() {\n  while (one > 0);\n}\n\nexport const value = spin();\n\n{value}\n",
    'docs/page.mdx':
      "---\ntitle: Page\n---\n\nimport {spin} from '@site/src/spin';\n\nexport const value = spin();\n\n{value}\n",
    'src/spin.ts':
      'export const one = 1;\n\nexport function spin(): number {\n  let n: number = one;\n  while (n > 0) n++;\n  return n;\n}\n',
  });
  expect(stderr).toContain('docs/own.mdx:8:');
  expect(stderr).toContain('The page /docs/own cannot be rendered: A loop has not ended after 20 seconds.');
  expect(stderr).toContain('src/spin.ts:5:');
  expect(stderr).toContain('The page /docs/page cannot be rendered: A loop has not ended after 20 seconds.');
}, 240_000);

test('what components throw after they were rendered is reported with its position', async () => {
  const use = (name: string) =>
    `---\ntitle: ${name}\n---\n\nimport ${name} from '@site/src/${name}';\n\n<${name} />\n`;
  const stderr = await printed({
    'docs/timer.mdx': use('Timer'),
    'docs/promise.mdx': use('Unheard'),
    'src/Timer.tsx':
      "export default function Timer() {\n  setTimeout(() => { throw new Error('too late'); }, 0);\n  return <b />;\n}\n",
    'src/Unheard.tsx':
      "export default function Unheard() {\n  void Promise.reject(new TypeError('unheard'));\n  return <b />;\n}\n",
  });
  expect(stderr).toContain('error  src/Timer.tsx:2:22\n');
  expect(stderr).toContain('in a timer or a promise: too late\n');
  expect(stderr).toContain('error  src/Unheard.tsx:2:3\n');
  expect(stderr).toContain('in a timer or a promise: TypeError: unheard\n');
  expect(stderr).not.toMatch(/bug in the generator|^\s+at /m);
}, 180_000);
