import {expect, test} from 'vitest';
import {llmsFiles} from '../../../../src/generator/output/plan/llmsFiles.ts';
import {loadTestSite, testConfig} from '../../content/loadTestSite.ts';

const MEGABYTE = 1_000_000;

/** The texts of a site of two products with two pages each, by file. */
async function textsOf(length: number): Promise<Map<string, string>> {
  const products = ['a', 'b'].map((name) => ({label: name.toUpperCase(), path: `/docs/${name}`, color: 0}));
  const options = {site: {products}, blog: false, pages: false} as const;
  const files = ['a/one', 'a/two', 'b/one', 'b/two'].map((name) => [`docs/${name}.md`, name]);
  const {siteDir, content} = await loadTestSite(Object.fromEntries(files), options);
  const site = {siteDir, config: testConfig(options), content: {...content, references: []}};
  const pages = content.docsSets.flatMap(({docs}) =>
    docs.map(({title, description, permalink}) => ({
      title,
      description,
      path: permalink,
      textHash: permalink,
      length,
      read: () => ({markdown: title, sections: []}),
      isWritten: true,
      isListed: true,
    })),
  );
  return new Map(
    llmsFiles(site, pages, '').files.map(({to, source}) => [to, source.type === 'text' ? source.text : '']),
  );
}

test('the Markdown of a site is in one file, and that of each product', async () => {
  const texts = await textsOf(MEGABYTE);
  expect([...texts.keys()]).toEqual(
    ['llms', 'llms/a', 'llms/b'].flatMap((name) => [`v1/${name}.txt`, `v1/${name}-full.txt`]),
  );
  expect(texts.get('v1/llms.txt')).toContain('/v1/llms-full.txt');
});

test('more Markdown than hosts accept in one file is only listed', async () => {
  const texts = await textsOf(6 * MEGABYTE);
  expect([...texts.keys()]).toEqual([
    'v1/llms.txt',
    ...['llms/a', 'llms/b'].flatMap((name) => [`v1/${name}.txt`, `v1/${name}-full.txt`]),
  ]);
  expect(texts.get('v1/llms.txt')).not.toContain('-full.txt');
  expect(texts.get('v1/llms.txt')).toContain('/v1/docs/a/one.md');
});
