import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {listFiles} from '../../../support/listFiles.ts';
import {repositoryDir} from '../../../support/runScript.ts';

const pages = ['docs', 'blog', 'src/pages']
  .flatMap((folder) => listFiles(`${repositoryDir}${folder}/`).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.mdx'));

// Without the definition, Markdown shows only brackets, and the reader can't find out what the mark means.
test.each(['inferred', 'planned'])('pages with the mark (%s), and no others, define its link', (mark) => {
  const definition = `[(${mark})]: /docs/about-this-documentation#${mark}`;
  const wrong = pages.filter((file) => {
    const lines = readFileSync(repositoryDir + file, 'utf8').split('\n');
    const isMarked = lines.some((line) => line.includes(`[(${mark})]`) && line !== definition);
    return isMarked !== lines.includes(definition);
  });
  expect(wrong).toEqual([]);
});
