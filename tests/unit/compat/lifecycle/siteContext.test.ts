import {expect, test} from 'vitest';
import {siteContext} from '../../../../src/generator/compat/lifecycle/siteContext.ts';

test('plugins read Docusaurus’ default of an option that the configuration sets to undefined', () => {
  const {siteConfig} = siteContext('/site', {
    title: 'A',
    tagline: undefined,
    i18n: {defaultLocale: 'de', path: undefined},
  });
  expect(siteConfig).toMatchObject({title: 'A', tagline: '', i18n: {defaultLocale: 'de', path: 'i18n'}});
});
