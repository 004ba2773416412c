import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {listFiles} from '../../../support/listFiles.ts';
import {repositoryDir} from '../../../support/runScript.ts';

const SAMPLE = /^( *)```(\w*).*\n([\s\S]*?)^\1```/gm;

/** Variables that a shell sample of the page reads, although nothing before sets them and no sentence names them. */
function unexplainedVariables(page: string): string[] {
  const text = page.replaceAll(SAMPLE, '');
  const known = new Set(['HOME', 'PWD']);
  const unexplained: string[] = [];
  for (const [, , language, code = ''] of page.matchAll(SAMPLE)) {
    if (language !== 'bash') continue;
    for (const [name] of code.matchAll(/\b[A-Z][A-Z_0-9]+(?==)|(?<=\bread -\w+ )[A-Z_]+/g)) known.add(name);
    for (const [, name = ''] of code.matchAll(/\$\{?([A-Z][A-Z_0-9]+)\b(?!:-)/g))
      if (!known.has(name) && !new RegExp(`\\b${name}\\b`).test(text)) unexplained.push(name);
  }
  return [...new Set(unexplained)];
}

// A reader who comes from a search sees one page: a variable from another page is empty in their shell.
test('each variable in a shell sample is set on its page, or the page says what it contains', () => {
  const pages = ['docs', 'blog'].flatMap((folder) =>
    listFiles(`${repositoryDir}${folder}/`)
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => `${folder}/${file}`),
  );
  const unexplained = pages.flatMap((file) =>
    unexplainedVariables(readFileSync(repositoryDir + file, 'utf8')).map((name) => `${file}: ${name}`),
  );
  expect(unexplained).toEqual([]);
});
