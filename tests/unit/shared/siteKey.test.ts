import {expect, test} from 'vitest';
import {siteFileOf, siteKey} from '../../../src/generator/shared/address/siteKey.ts';

test.each(['src/Box.tsx', '../docs/intro.md'])('the file %s has a name that leads back to it', (file) => {
  expect(siteKey(file)).toBe(`@site/${file}`);
  expect(siteFileOf(siteKey(file))).toBe(file);
});

test.each(['react', '@theme/Tabs', './@site/a', '@sitemap/a', '@site'])(
  '%s is no file of the site',
  (key) => {
    expect(siteFileOf(key)).toBeUndefined();
  },
);
