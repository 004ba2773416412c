import {expect, test} from 'vitest';
import {loadContent} from '../../../src/generator/content/loadContent.ts';
import type {Source} from '../../../src/generator/content/Source.ts';
import {resolveTags} from '../../../src/generator/content/tags/resolveTags.ts';
import {siteFolder} from '../config/siteFolder.ts';
import {loadTestSite, partsOf, testConfig} from './loadTestSite.ts';

const files = {'docs/a.md': '# A', 'docs/tags.yml': 'known:\n  label: Known tag\n'};

/** A source that returns a copy of a written doc at another address, with a tag from the tags file. */
async function oneDoc(): Promise<Source> {
  const [written] = (await loadTestSite(files)).content.docs;
  if (!written) throw new Error('The test site has no doc.');
  return {
    async load(tagOptions) {
      const {tags} = resolveTags(['known'], {file: 'extra', locate: () => undefined}, await tagOptions);
      const doc = {
        ...written,
        file: 'extra',
        id: 'made/one',
        sourceDir: 'made',
        permalink: '/docs/made',
        tags,
      };
      const data = {label: 'Made', position: 1};
      return {
        docs: [doc],
        categories: new Map([['made', {file: 'extra', data, locate: () => undefined}]]),
        files: ['extra'],
        problems: [{severity: 'warning', message: 'Only half of it was understood.'}],
      };
    },
  };
}

test('the docs of a source are in the content and the tags, its files are watched, its problems are reported', async () => {
  const siteDir = await siteFolder(files);
  const {content, problems, loaded} = await loadContent(siteDir, testConfig(), {source: oneDoc});
  expect(partsOf(content).docs.map(({id}) => id)).toEqual(['a', 'made/one']);
  expect(partsOf(content).docsTags.map(({label}) => label)).toEqual(['Known tag']);
  expect(content.files).toContain('extra');
  expect(problems.map(({message}) => message)).toEqual(['Only half of it was understood.']);
  expect(loaded.map(({docs}) => docs.length)).toEqual([1]);
});

test('no source is loaded for a site without docs', async () => {
  const source = () => Promise.reject(new Error('It was asked.'));
  const {content} = await loadContent(await siteFolder(files), testConfig({docs: false}), {source});
  expect(content.docsSets).toEqual([]);
});
