import {expect, test} from 'vitest';
import {siteSource} from '../../../../src/generator/files/code/siteSource.ts';

test.each([
  ['/site/src/components/Box.tsx', 'src/components/Box.tsx'],
  ['/site/node_modules/chart/index.js', undefined],
  ['/site/.cache/dev/entry.js', undefined],
  ['/site/src/generator/theme/Link.tsx', undefined],
  ['/linked/Box.tsx', undefined],
])('an error in %s is located in %s', (file, expected) => {
  expect(siteSource('/site', file, '/site/src/generator')).toBe(expected);
});
