import {expect, test} from 'vitest';
import * as z from 'zod';
import {defineConfig} from '../../../src/generator/config/defineConfig.ts';
import {siteConfigSchema} from '../../../src/generator/config/siteConfigSchema.ts';
import {definition, schemasAt} from '../../../src/generator/problems/knownKeys.ts';

/** The paths of all fields, through objects, lists and unions, whose schema has no description. */
function undescribed(schema: z.core.$ZodType, path = ''): string[] {
  return schemasAt(schema, []).flatMap((one) => {
    const def = definition(one);
    if (def.type === 'array') return undescribed(def.element, path);
    if (def.type === 'tuple') return def.items.flatMap((item) => undescribed(item, path));
    if (def.type !== 'object') return [];
    return Object.entries(def.shape).flatMap(([key, field]) => [
      ...(z.globalRegistry.get(field)?.description ? [] : [`${path}.${key}`]),
      ...undescribed(field, `${path}.${key}`),
    ]);
  });
}

test('every option is described', () => {
  expect(undescribed(siteConfigSchema)).toEqual([]);
});

test('defineConfig types a configuration and returns it', () => {
  const config = defineConfig({
    title: 'A',
    url: 'https://a.example',
    blog: {feedOptions: {type: 'all'}, postsPerPage: 'ALL'},
    docs: {editUrl: 'https://code.example'},
    themeConfig: {navbar: {items: [{label: 'Docs', to: '/docs'}]}},
  });
  expect(siteConfigSchema.safeParse(config).success).toBe(true);
  // @ts-expect-error: an option of Docusaurus that has no effect here is not an option.
  defineConfig({title: 'A', url: 'https://a.example', plugins: []});
  // @ts-expect-error: a configuration without a url is not a configuration.
  expect(siteConfigSchema.safeParse(defineConfig({title: 'A'})).success).toBe(false);
});

test('names of attributes that no document can have, and a language listed twice, are refused', () => {
  const site = {title: 'A', url: 'https://a.example'};
  const tags = (attributes: Record<string, string>) =>
    siteConfigSchema.safeParse({
      ...site,
      headTags: [{tagName: 'link', attributes}],
      scripts: [{src: 'a.js', ...attributes}],
      stylesheets: [{href: 'a.css', ...attributes}],
    }).error?.issues.length ?? 0;
  expect(tags({'data-x': '1', 'xlink:href': '2', crossOrigin: '3'})).toBe(0);
  for (const name of ['a b', 'a"', 'a>', 'a=b', 'a/b', '']) expect(tags({[name]: '1'})).toBeGreaterThan(0);
  const locales = (...names: string[]) =>
    siteConfigSchema.safeParse({...site, i18n: {defaultLocale: names[0], locales: names}}).error?.issues[0]
      ?.message;
  expect(locales('de', 'en', 'zh-Hans', 'zh-Hant')).toBeUndefined();
  expect(locales('de', 'DE')).toBe('is the same language as `de`');
});

test.each(['.', './', './.'])('the site folder itself (%s) cannot be the folder of its pages', (path) => {
  const given = {title: 'A', url: 'https://a.example', pages: {path}};
  expect(siteConfigSchema.safeParse(given).error?.issues[0]?.message).toBe(
    'must be a folder in the site, not the site itself',
  );
  const below = siteConfigSchema.safeParse({...given, pages: {path: `${path}/pages`}});
  expect(below.success).toBe(true);
});
