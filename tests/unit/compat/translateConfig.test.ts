import {expect, test} from 'vitest';
import {translateConfig} from '../../../src/generator/compat/translateConfig.ts';
import {siteConfigSchema} from '../../../src/generator/config/siteConfigSchema.ts';

function translate(options: Record<string, unknown>) {
  const {value, problems, originOf} = translateConfig(
    {title: 'A', url: 'https://a.example', ...options},
    {file: 'docusaurus.config.ts', locate: () => undefined},
  );
  return {
    config: siteConfigSchema.parse(value),
    problems: problems.map(({message, hint}) => [message, hint]),
    originOf,
  };
}

test('options of the preset move to the top level, and their places are known', () => {
  const {config, problems, originOf} = translate({
    presets: [
      null,
      ['classic', {docs: {path: 'guides', id: 'a'}, blog: false, theme: {customCss: 'a.css'}, debug: true}],
    ],
    blog: {path: 'news'},
  });
  expect(problems.map(([message]) => message)).toEqual(['`blog` is configured twice.']);
  expect(config).toMatchObject({docs: {path: 'guides'}, blog: {path: 'news'}, customCss: ['a.css']});
  expect(originOf(['docs', 'path'])).toEqual(['presets', 1, 1, 'docs', 'path']);
  expect(originOf(['customCss', 0])).toEqual(['presets', 1, 1, 'theme', 'customCss', 0]);
  expect(originOf(['blog', 'path'])).toEqual(['blog', 'path']);
});

test('a warning names what to use instead of an unsupported option', () => {
  expect(translate({stylesheets: ['https://fonts.example/a.css']}).problems).toEqual([
    [
      'The Docusaurus option `stylesheets` is not supported here.',
      'Use `customCss` for style sheets of the site. The site is built without; remove what you do not need to silence this warning.',
    ],
  ]);
});

test('a navbar item with HTML instead of a label keeps a name', () => {
  const html = {href: 'https://a.example', html: '<b>Our code</b>'};
  const icon = {to: '/icon', html: '<img src="/icon.svg">'};
  const {config, problems} = translate({themeConfig: {navbar: {items: [html, icon]}}});
  expect(config.themeConfig.navbar.items.map(({label}) => label)).toEqual(['Our code', '/icon']);
  expect(problems).toHaveLength(1);
});

test('the version that the docs folder holds, and no other', () => {
  expect(translate({docs: {lastVersion: 'current'}}).problems).toEqual([]);
  expect(translate({docs: {lastVersion: '1.0'}}).problems).toMatchObject([
    ['The Docusaurus option `docs.lastVersion` is not supported here.', expect.any(String)],
  ]);
});

test('options of footnotes besides their label are ignored', () => {
  const {config, problems} = translate({
    markdown: {remarkRehypeOptions: {footnoteLabel: 'Notes', clobberPrefix: 'x-'}},
  });
  expect(problems).toEqual([]);
  expect(config.markdown.footnoteLabel).toBe('Notes');
});
