import {expect, test} from 'vitest';
import {pathWords} from '../../../../src/generator/theme/notFound/pathWords.ts';

test.each([
  ['docs/Products/ThorAPI/getting-startde', 'ThorAPI getting startde'],
  ['docs/model-docs/model-doc-AclClas', 'model docs doc AclClas'],
  ['docs/03-install.html?x=1#y', 'docs install'],
  ['Workflow%20Engine/', 'Workflow Engine'],
  ['%E0%A4%A/caf%C3%A9', 'E0 A4 A café'],
  ['a/index.html', 'a'],
  ['<img src=x>/"onerror"', 'img src x onerror'],
  ['one-two-three-four-five-six-seven-eight', 'three four five six seven eight'],
  ['', ''],
])('%s becomes “%s”', (path, words) => {
  expect(pathWords(path)).toBe(words);
});
