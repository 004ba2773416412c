import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {formatProblems} from '../../../src/generator/problems/formatProblems.ts';
import {repositoryDir} from '../../support/runScript.ts';

function readJson(file: string) {
  return JSON.parse(readFileSync(repositoryDir + file, 'utf8'));
}

test('the settings map files of this site to schemas that exist', () => {
  const settings = readJson('.vscode/settings.json');
  const yamlSchemas: [string, string[]][] = Object.entries(settings['yaml.schemas']);
  const jsonSchemas: {url: string}[] = settings['json.schemas'];
  const schemas = [...yamlSchemas.map(([schema]) => schema), ...jsonSchemas.map(({url}) => url)];
  for (const schema of schemas) expect(existsSync(repositoryDir + schema), schema).toBe(true);
  const files = yamlSchemas.flatMap(([, patterns]) => patterns).filter((pattern) => !pattern.includes('*'));
  for (const file of files) expect(existsSync(repositoryDir + file), file).toBe(true);
});

test('the task adds each problem to the Problems panel: severity, position, message and rule', () => {
  const [first, second] = readJson('.vscode/tasks.json').tasks[0].problemMatcher.pattern;
  const printed = formatProblems(
    [
      {
        severity: 'error',
        file: 'docs/a b.mdx',
        line: 3,
        column: 9,
        message: 'It is wrong.',
        hint: 'Fix it.',
      },
      {severity: 'warning', file: 'docs/c.mdx', line: 7, rule: 'odd-thing', message: 'It is odd.'},
    ],
    {color: false, readSource: () => 'one\ntwo\nthree: four\n\n\n\nseven\n'},
  );
  const lines = printed.split('\n');
  const found = lines.flatMap((line, index) => {
    const place = new RegExp(first.regexp).exec(line);
    const said = new RegExp(second.regexp).exec(lines[index + 1] ?? '');
    return place
      ? [
          [
            ...[first.severity, first.file, first.line, first.column].map((group) => place[group]),
            ...[second.message, second.code].map((group) => said?.[group]),
          ],
        ]
      : [];
  });
  expect(found).toEqual([
    ['error', 'docs/a b.mdx', '3', '9', 'It is wrong.', undefined],
    ['warning', 'docs/c.mdx', '7', undefined, 'It is odd.', 'odd-thing'],
  ]);
});
