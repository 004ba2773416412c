// cspell:ignore lable
import {expect, test} from 'vitest';
import {ALTERNATIVES, REPLACED_OPTIONS} from '../../../src/generator/compat/options/alternatives.ts';
import {
  OPTIONS_WITHOUT_FUNCTION,
  UNSUPPORTED_OPTIONS,
  UNSUPPORTED_PRESET_OPTIONS,
} from '../../../src/generator/compat/options/docusaurusOptions.ts';
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

test('options of the preset move to the top level, with their positions', () => {
  const {config, problems, originOf} = translate({
    presets: [
      null,
      ['classic', {docs: {path: 'guides', id: 'a'}, blog: false, theme: {customCss: 'a.css'}, debug: true}],
    ],
    blog: {path: 'news'},
  });
  expect(problems.map(([message]) => message)).toEqual(['`blog` is configured twice.']);
  expect(config).toMatchObject({
    docs: [{path: 'guides', id: 'a'}],
    blog: [{path: 'news'}],
    customCss: ['a.css'],
  });
  expect(originOf(['docs', 'path'])).toEqual(['presets', 1, 1, 'docs', 'path']);
  expect(originOf(['customCss', 0])).toEqual(['presets', 1, 1, 'theme', 'customCss', 0]);
  expect(originOf(['blog', 'path'])).toEqual(['blog', 'path']);
});

test('a language may have any name if its tag is set', () => {
  const {config, problems, originOf} = translate({
    baseUrl: '/docs/',
    i18n: {
      defaultLocale: 'en',
      locales: ['en', 'zh_CN'],
      localeConfigs: {zh_CN: {htmlLang: 'zh-CN', label: '中文'}},
    },
  });
  expect(problems).toEqual([]);
  expect(config.locales?.[1]).toMatchObject({
    locale: 'zh-CN',
    label: '中文',
    htmlLang: 'zh-CN',
    folder: 'i18n/zh_CN',
    baseUrl: '/docs/zh_CN/',
  });
  expect(originOf(['i18n', 'localeConfigs', 'zh-CN', 'label'])).toEqual([
    'i18n',
    'localeConfigs',
    'zh_CN',
    'label',
  ]);
});

test('settings of languages that are not built are ignored silently', () => {
  const {config, problems} = translate({
    i18n: {
      defaultLocale: 'en',
      locales: ['en'],
      localeConfigs: {en: {label: 'English'}, it: {label: 'Italian'}},
    },
  });
  expect(problems).toEqual([]);
  expect(config.locale).toBe('en');
});

test('two pages with one address are a warning unless the configuration says otherwise, as in Docusaurus', () => {
  expect(translate({}).config.onDuplicateRoutes).toBe('warn');
  expect(translate({onDuplicateRoutes: 'throw'}).config.onDuplicateRoutes).toBe('throw');
});

test('a warning names what to use instead of an unsupported option', () => {
  expect(translate({blog: {truncateMarker: 'x'}}).problems).toEqual([
    [
      'The Docusaurus option `blog.truncateMarker` is not supported here.',
      'Write `<!-- truncate -->` where lists should cut off a post. The site is built without it; remove what you do not need to silence this warning.',
    ],
  ]);
});

test('a sidebar that readers could hide, or whose categories close each other, is a warning', () => {
  const sidebarOf = (value: boolean) =>
    translate({themeConfig: {docs: {sidebar: {hideable: value, autoCollapseCategories: value}}}});
  const [[message, advice] = [], ...others] = sidebarOf(true).problems;
  expect(`${message} ${advice}`).toContain('`themeConfig.docs.sidebar.hideable`');
  expect(`${message} ${advice}`).toContain('`themeConfig.docs.sidebar.autoCollapseCategories`');
  expect(others).toEqual([]);
  expect(sidebarOf(false).problems).toEqual([]);
  // Components of the site may read them.
  expect(sidebarOf(true).config.themeConfig.docs.sidebar).toEqual({
    hideable: false,
    autoCollapseCategories: false,
  });
});

test('a navbar item may have HTML instead of a label, and an icon in it that has no name is named', () => {
  const html = {href: 'https://a.example', html: '<b>Our code</b>'};
  const named = {to: '/named', html: '<img alt="Named" src="/icon.svg">'};
  const icon = {to: '/icon', html: '<img src="/icon.svg">'};
  const {config, problems} = translate({themeConfig: {navbar: {items: [html, named, icon]}}});
  expect(config.themeConfig.navbar.items).toMatchObject([html, named, {...icon, ariaLabel: '/icon'}]);
  expect(config.themeConfig.navbar.items.map(({ariaLabel}) => ariaLabel)).toEqual([
    undefined,
    undefined,
    '/icon',
  ]);
  expect(problems).toHaveLength(1);
});

test('content plugins add docs, blogs and pages to those of the preset', () => {
  const {config, problems, originOf} = translate({
    presets: [['classic', {docs: {path: 'guides'}, blog: false}]],
    plugins: [
      ['@docusaurus/plugin-content-docs', {id: 'community', path: 'community', routeBasePath: 'community'}],
      ['content-blog', {path: 'news', remarkPlugins: []}],
      '@docusaurus/plugin-rsdoctor',
    ],
  });
  expect(config.docs).toMatchObject([
    {id: 'default', path: 'guides'},
    {id: 'community', path: 'community', routeBasePath: 'community'},
  ]);
  expect(config.blog).toMatchObject([{id: 'default', path: 'news'}]);
  expect(config.pages).toMatchObject([{id: 'default'}]);
  expect(problems.map(([message]) => message)).toEqual([
    'The Docusaurus option `plugins[2]` is not supported here.',
  ]);
  expect(originOf(['docs', 0, 'path'])).toEqual(['presets', 0, 1, 'docs', 'path']);
  expect(originOf(['docs', 1, 'path'])).toEqual(['plugins', 0, 1, 'path']);
  expect(originOf(['blog', 0, 'path'])).toEqual(['plugins', 1, 1, 'path']);
});

test('a content plugin works without the preset', () => {
  const {config} = translate({plugins: [['content-docs', {id: 'api', path: 'api', routeBasePath: 'api'}]]});
  expect(config.docs.map(({id}) => id)).toEqual(['api']);
});

test('versions of docs are options', () => {
  const options = {lastVersion: '1.0', versions: {'1.0': {label: 'Old', banner: 'none'}}};
  const {config, problems} = translate({docs: options});
  expect(problems).toEqual([]);
  expect(config.docs).toMatchObject([options]);
});

test('options of footnotes besides their label are ignored', () => {
  const {config, problems} = translate({
    markdown: {remarkRehypeOptions: {footnoteLabel: 'Notes', clobberPrefix: 'x-'}},
  });
  expect(problems).toEqual([]);
  expect(config.markdown.footnoteLabel).toBe('Notes');
});

test('keys of `themeConfig` for other themes and components are kept', () => {
  const {config, problems} = translate({
    themeConfig: {typesense: {host: 'a', make: () => 1}, languageTabs: [1]},
  });
  expect(problems).toEqual([]);
  expect(config.themeConfig.customFields).toEqual({typesense: {host: 'a'}, languageTabs: [1]});
});

test('a key of `themeConfig` that resembles an option is kept as well, with a warning', () => {
  const {config, problems} = translate({themeConfig: {ogImage: 'img/og.png', custom: './a'}});
  expect(config.themeConfig.customFields).toEqual({ogImage: 'img/og.png', custom: './a'});
  expect(problems).toEqual([
    [
      '`themeConfig.ogImage` is no option of the theme; only components of the site can read it.',
      'Did you mean `image`? If nothing reads it, remove it.',
    ],
    expect.arrayContaining(['Did you mean `customFields`? If nothing reads it, remove it.']),
  ]);
});

test('further attributes of navbar and footer items are kept, unless they run code', () => {
  const attributes = {'data-x': 'y', id: 'a', target: '_self', onClick: 'alert(1)', style: {color: 'red'}};
  const {config, problems} = translate({
    themeConfig: {
      navbar: {
        items: [
          {to: '/a', label: 'A', ...attributes},
          {label: 'B', items: [{to: '/b', label: 'C', 'data-z': 1}]},
        ],
      },
      footer: {links: [{items: [{to: '/a', label: 'A', type: 'doc', formAction: 'javascript:x'}]}]},
    },
  });
  expect(problems).toEqual([]);
  const [first, second] = config.themeConfig.navbar.items;
  expect(first?.attributes).toEqual({'data-x': 'y', id: 'a', target: '_self'});
  expect(second?.items?.[0]?.attributes).toEqual({'data-z': 1});
  expect(config.themeConfig.footer.links[0]?.items[0]?.attributes).toEqual({type: 'doc'});
});

test('a misspelled key of a navbar item is not an attribute', () => {
  expect(() => translate({themeConfig: {navbar: {items: [{to: '/a', lable: 'A'}]}}})).toThrow('lable');
});

test('an item of a custom type is left out with a warning, and later ones keep their positions', () => {
  const {config, problems, originOf} = translate({
    themeConfig: {navbar: {items: [{type: 'custom-x'}, {to: '/a', label: 'A'}]}},
  });
  expect(config.themeConfig.navbar.items).toHaveLength(1);
  expect(problems.map(([message]) => message)).toEqual([
    'The navbar item of type `custom-x` is left out: no component here renders it.',
  ]);
  expect(originOf(['themeConfig', 'navbar', 'items', 0, 'to'])).toEqual([
    'themeConfig',
    'navbar',
    'items',
    1,
    'to',
  ]);
});

test('a regular expression is a value of an option that is not supported; an empty object turns nothing on', () => {
  const {problems} = translate({
    presets: [['classic', {blog: {truncateMarker: /more/}}]],
    themeConfig: {mermaid: {}},
  });
  expect(problems.map(([message]) => message)).toEqual([
    'The Docusaurus option `blog.truncateMarker` is not supported here.',
  ]);
});

test.each([
  /<!--\s*truncate\s*-->/,
  /<!--\s*(truncate)\s*-->/,
  /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/,
])('the default as a value of `truncateMarker` is not reported: %s', (truncateMarker) => {
  expect(translate({blog: {truncateMarker}}).problems).toEqual([]);
});

test('every option that is not supported has an alternative', () => {
  const options = [
    ...UNSUPPORTED_OPTIONS,
    ...UNSUPPORTED_PRESET_OPTIONS,
    ...OPTIONS_WITHOUT_FUNCTION,
    'plugins[]',
    'presets[]',
  ];
  expect(options.filter((option) => !ALTERNATIVES[option])).toEqual([]);
  expect(Object.keys(ALTERNATIVES).filter((option) => !options.includes(option))).toEqual([]);
  expect([...REPLACED_OPTIONS].filter((option) => !options.includes(option))).toEqual([]);
});

test('features are reported only for a configuration file with Docusaurus’ name', () => {
  const migrationOf = (file: string) =>
    translateConfig({title: 'A', presets: ['classic']}, {file, locate: () => undefined}).migration;
  expect(migrationOf('site.config.ts')).toBeUndefined();
  expect(migrationOf('docusaurus.config.mjs')?.('/nowhere')).toContainEqual({
    feature: '`docs`',
    place: 'docusaurus.config.mjs',
    outcome: 'supported',
  });
});

test('what several docs instances share is one row of the migration table', () => {
  const editUrl = () => undefined;
  const {migration} = translateConfig(
    {
      presets: [['classic', {docs: {editUrl}}]],
      plugins: [['content-docs', {id: 'a', editUrl}]],
    },
    {file: 'docusaurus.config.ts', locate: () => ({line: 1, column: 1})},
  );
  const rows = migration?.('/none').filter(({feature}) => feature === '`docs.editUrl`');
  expect(rows).toHaveLength(1);
});

test('a site below a path is told which folder of the output to upload', () => {
  const rowsFor = (baseUrl: string) =>
    translateConfig({baseUrl, presets: ['classic']}, {file: 'docusaurus.config.ts', locate: () => undefined})
      .migration?.('/none')
      .filter(({feature}) => feature === '`baseUrl`');
  expect(rowsFor('/')).toEqual([]);
  for (const written of ['/project', 'project/', '/project/']) {
    expect(rowsFor(written)).toEqual([
      expect.objectContaining({
        outcome: 'supported',
        alternative: 'The output has a folder for it: upload `build/project` where you uploaded `build`.',
      }),
    ]);
  }
});
