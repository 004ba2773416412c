import path from 'node:path';
import {afterEach, describe, expect, test, vi} from 'vitest';
import {loadModule} from '../../../../src/generator/config/module/loadModule.ts';
import {siteFolder} from '../siteFolder.ts';

/** Loads `a.ts` with a time limit (ms) for its loops only: how long the rest takes depends on the machine. */
async function load(files: Record<string, string>, loopLimit?: number) {
  const dir = await siteFolder(files);
  return loadModule(path.join(dir, 'a.ts'), dir, {timeLimit: 60_000, loopLimit});
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('an endless loop is stopped and reported', () => {
  test.each([
    ['next to the export', 'const a = 1;\nwhile (true) {}\nexport default {a};', 2],
    ['without a body', 'export default () => {\n  for (;;);\n};', 2],
    ['with a body that is one statement', 'let a = 0;\ndo a++;\nwhile (true);\nexport default {a};', 2],
    ['after something was waited for', 'await null;\n\nfor (;;) await null;\nexport default 1;', 3],
    [
      'in a method',
      'class A {\n  go() {\n    while (true) {}\n  }\n}\nexport default async () => {\n  await 1;\n  new A().go();\n};',
      3,
    ],
    ['in a getter', 'export default {\n  get title() {\n    while (true) {}\n  },\n};', 3],
    ['in a generator', 'function* all() {\n  for (;;) yield 1;\n}\nexport default new Set(all());', 2],
    [
      'around one that catches everything',
      'for (;;) {\n  try {\n    while (true) {}\n  } catch {}\n}\nexport default 1;',
      1,
    ],
  ])('%s', async (_, text, line) => {
    const loaded = await load({'a.ts': text}, 300);
    expect(loaded).toMatchObject({
      problem: {file: 'a.ts', line, message: 'A loop has not ended after 0.3 seconds.'},
    });
  });

  test('in a function that is called later', async () => {
    const loaded = await load({'a.ts': 'export default {later() {\n  while (true) {}\n}};'}, 100);
    const later: unknown = 'value' in loaded && Reflect.get(Object(loaded.value), 'later');
    expect(later).toThrow('A loop has not ended after 0.1 seconds.');
  });

  test('in a file that is imported', async () => {
    const files = {
      'a.ts': "import {b} from './b.ts';\nexport default b();",
      'b.ts': 'export const b = () => {\n  while (true) {}\n};',
    };
    expect(await load(files, 300)).toMatchObject({problem: {file: 'b.ts', line: 2}});
  });
});

test('other loops work, even long after the module was loaded', async () => {
  const text = `let text = '';
for (const a of [1, 2]) text += a;
for (const key in {a: 1}) text += key;
outer: while (true) { for (;;) { text += '!'; break outer; } }
do text += '?'; while (text.length < 6);
if (text) for (let i = 0; i < 2; i++) continue; else text = '';
export default {text, later: () => { let sum = 0; for (let i = 0; i < 10; i++) sum += i; return sum; }};
`;
  const loaded = await load({'a.ts': text});
  if ('problem' in loaded) throw new Error(loaded.problem.message);
  expect(loaded.value).toMatchObject({text: '12a!??'});
  await new Promise((resolve) => setImmediate(resolve));
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_000);
  const later: unknown = Reflect.get(Object(loaded.value), 'later');
  expect(typeof later === 'function' && later()).toBe(45);
});

test('the time that other code takes between loops does not count', async () => {
  const text = `const {now} = Date;
let passed = 0;
Date.now = () => now() + passed;
for (const a of [1, 2]) passed += a;
passed = 3_600_000;
for (const a of [1, 2]) passed += a;
Date.now = now;
export default {passed};
`;
  expect(await load({'a.ts': text})).toMatchObject({value: {passed: 3_600_003}});
});
