import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {listFiles} from '../../../support/listFiles.ts';
import {repositoryDir} from '../../../support/runScript.ts';

const pages = ['docs', 'blog', 'src/pages']
  .flatMap((folder) => listFiles(`${repositoryDir}${folder}/`).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith('.mdx'));

// Without the definition, Markdown shows the brackets and the reader can't find out what the mark means.
test.each(['inferred', 'planned'])(
  'every page that has the mark (%s) links it to its explanation',
  (mark) => {
    const definition = `[(${mark})]: /docs/about-this-documentation#${mark}`;
    const unlinked = pages.filter((file) => {
      const lines = readFileSync(repositoryDir + file, 'utf8').split('\n');
      return (
        lines.some((line) => line.includes(`[(${mark})]`) && line !== definition) &&
        !lines.includes(definition)
      );
    });
    expect(unlinked).toEqual([]);
  },
);
