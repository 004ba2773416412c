import {expect, test} from 'vitest';
import {noPagesProblems} from '../../../src/generator/content/noPagesProblems.ts';
import {siteFolder} from '../config/siteFolder.ts';
import {testConfig} from './loadTestSite.ts';

const NOTHING = {docsSets: [], blogs: [], pagesSets: []};

test('for a site without pages, the searched folders and the nearest existing one are reported', async () => {
  const siteDir = await siteFolder({'dosc/intro.md': '# Intro\n', 'blog/authors.yml': 'ann: {name: Ann}\n'});
  const [problem] = noPagesProblems(siteDir, testConfig(), NOTHING, 0);
  expect(problem?.severity).toBe('error');
  expect(problem?.message).toBe(
    'The site has no pages: nothing to show in `docs` (which does not exist), `blog` and `src/pages` (which does not exist).',
  );
  expect(problem?.hint).toBe('Rename `dosc` to `docs`, or set the `path` of its option.');
});

test('for an empty site, the hint says how to start', async () => {
  const [problem] = noPagesProblems(await siteFolder({}), testConfig({blog: false}), NOTHING, 0);
  expect(problem?.hint).toContain('Write a page such as `docs/index.md`');
});
