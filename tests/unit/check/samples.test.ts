import {expect, test} from 'vitest';
import {check, page} from './checkedSite.ts';

const HINT = 'Fix it so that readers can copy it; mark what is not a complete sample as `text`.';
const fence = (language: string, code: string) => page(`Text.\n\n\`\`\`${language}\n${code}\n\`\`\``);

/** The fence is in line 8; the first line of code is line 9. */
test.each([
  {language: 'json', code: '{\n  "a": 1,\n}', says: '10:9 The JSON sample does not parse'},
  {language: 'json title="a.json"', code: '{"a": 1 /* no */}', says: '9:9 The JSON sample does not parse'},
  {language: 'yaml', code: 'a: 1\nb: [1, 2', says: '10:4 The YAML sample does not parse'},
  {language: 'yml', code: 'ok: true\n---\na: b: c', says: '11:4 The YAML sample does not parse'},
  {
    language: 'ts',
    code: 'const a: string = 1;\nconst = 2;',
    says: '10:7 The TypeScript sample does not parse',
  },
  {language: 'tsx', code: 'const a = <p>text;', says: 'The TSX sample does not parse'},
  {language: 'js', code: 'function (', says: 'The JavaScript sample does not parse'},
  {language: 'jsx', code: 'const a = <p></b>;', says: 'The JSX sample does not parse'},
  {language: 'bash', code: 'echo one\nif true; then\n  echo two', says: 'The Bash sample does not parse'},
  {language: 'sh', code: 'echo one\necho )', says: ':10 The Bash sample does not parse'},
])('a sample in $language that does not parse: $says', async ({language, code, says}) => {
  const problems = await check({'docs/a.mdx': fence(language, code)});
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^error docs\/a\.mdx:/);
  expect(problems[0]).toContain(says);
  expect(problems[0]).toContain(HINT);
});

test.each([
  ['json', '{"a": [1, null]}'],
  ['yaml', 'a: &x 1\nb: *x\n---\nc: |\n  text'],
  ['ts', "import {a} from './a.ts';\nexport const b: string = await a<number>();"],
  ['tsx', 'export const A = () => <p>{1}</p>;'],
  ['js', 'const a = <p/>; export default a;'],
  ['bash', 'curl -s "https://example.com/<id>" && for i in 1 2; do echo $i; done'],
  ['text', '{ anything goes'],
  ['python', 'def ('],
  ['jsonc', '{/* a comment */}'],
  ['constructor', 'a name that every object has'],
  ['__proto__', 'and another one'],
])('a sample in %s that is well-formed, or of a language that is not checked', async (language, code) => {
  expect(await check({'docs/a.mdx': fence(language, code)})).toEqual([]);
});

test('samples in lists, tabs and admonitions are found, with the place in the file', async () => {
  const body = [
    "import Tabs from '@theme/Tabs';",
    '',
    '1. Step',
    '',
    '   ```json',
    '   {"a" 1}',
    '   ```',
    '',
    ':::note',
    '',
    '<Tabs>',
    '',
    '```yaml',
    'a: [',
    '```',
    '',
    '</Tabs>',
    '',
    ':::',
  ].join('\n');
  const problems = await check({'docs/a.mdx': page(body)});
  expect(problems.map((problem) => problem.split(' ')[1])).toEqual(['docs/a.mdx:11:9', 'docs/a.mdx:19:4']);
});

test('a sample whose fence is not closed is reported once, for its fence', async () => {
  const open = page('Text.\n\n```json\n{"a": 1}\n\n## Heading\n\nMore.');
  const late = page('Text.\n\n```json\n{"a": 1}\n\n```js\nconst a = 1;\n```');
  const problems = await check({'docs/a.mdx': open, 'docs/b.mdx': late});
  expect(problems.filter((problem) => problem.includes('does not parse'))).toEqual([]);
});
