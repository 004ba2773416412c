// cspell:ignore tilte sidebarpath lable haskel nodocs
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {loadSiteConfig} from '../../../src/generator/config/loadSiteConfig.ts';
import {CONFIG_DIALECT} from '../../../src/generator/pipeline/compatibility.ts';
import {ENGLISH} from '../../../src/generator/shared/messages/languages/en.ts';
import {siteFolder} from './siteFolder.ts';

async function load(text: string, name = 'site.config.ts', files: Record<string, string> = {}) {
  const dir = await siteFolder({...files, [name]: text});
  return {dir, ...(await loadSiteConfig(dir, CONFIG_DIALECT))};
}

/** Loads a configuration with title, url and the given lines, from line 4 on. */
async function loadLines(lines: string, files: Record<string, string> = {}) {
  const text = `export default {\n  title: 'A',\n  url: 'https://a.example',\n${lines}\n};`;
  return load(text, 'site.config.ts', files);
}

async function configOf(lines: string) {
  const {config, problems} = await loadLines(lines);
  expect(problems).toEqual([]);
  if (!config) throw new Error('expected a configuration');
  return config;
}

async function problemsOf(lines: string) {
  const {problems, config} = await loadLines(lines);
  expect(config === undefined).toBe(problems.some(({severity}) => severity === 'error'));
  return problems.map(({severity, line, column, message, hint}) => [
    `${severity} ${line}:${column}`,
    message,
    ...(hint ? [hint] : []),
  ]);
}

test('the defaults', async () => {
  const {config, problems, files, dir} = await load(
    "export default {title: 'A', url: 'https://a.example/'};",
  );
  expect(problems).toEqual([]);
  expect(files).toEqual([path.join(dir, 'site.config.ts')]);
  expect(config).toEqual({
    title: 'A',
    tagline: '',
    url: 'https://a.example',
    baseUrl: '/',
    noIndex: false,
    titleDelimiter: '|',
    locale: 'en',
    messages: ENGLISH,
    onlyLocale: {
      locale: 'en',
      htmlLang: 'en',
      direction: 'ltr',
      folder: 'i18n/en',
      url: 'https://a.example',
      baseUrl: '/',
    },
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    onDuplicateRoutes: 'throw',
    redirects: [],
    urlInventory: '.site/urls.txt',
    check: {
      rules: {
        'broken-link': {},
        'broken-anchor': {},
        'broken-image': {},
        'removed-address': {severity: 'error'},
        'removed-anchor': {severity: 'error'},
        'unlisted-address': {severity: 'warn'},
        'sample-syntax': {severity: 'warn', languages: expect.arrayContaining(['json', 'ts', 'bash'])},
        'missing-description': {severity: 'off'},
        'long-description': {severity: 'off', max: 160},
        'repeated-description': {severity: 'off'},
        'repeated-title': {severity: 'off'},
        'repeated-paragraph': {severity: 'off', minWords: 12},
        'filler-word': {severity: 'off', words: expect.arrayContaining(['powerful'])},
        'unwanted-phrase': {severity: 'off', phrases: {}},
        'missing-last-update': {severity: 'off'},
        'missing-translation': {severity: 'warn'},
        'unused-translation': {severity: 'warn'},
        'outdated-translation': {severity: 'warn'},
        'untranslated-page': {severity: 'off'},
      },
      countLinks: [],
    },
    contentSecurityPolicy: {
      'default-src': ["'self'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:', 'https:'],
      'media-src': ["'self'", 'data:', 'blob:', 'https:'],
      'frame-src': ["'self'", 'https:'],
      'connect-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'self'"],
      'form-action': ["'self'"],
    },
    products: [],
    books: [],
    search: {synonyms: {}, tasks: []},
    staticDirectories: ['static'],
    markdown: {
      format: 'mdx',
      mermaid: true,
      typography: false,
      emoji: true,
      anchors: {maintainCase: false},
      mdx1Compat: {comments: true, admonitions: true, headingIds: true},
      hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'},
      footnoteLabel: 'Footnotes',
      admonitionKeywords: [],
    },
    docs: [
      {
        id: 'default',
        at: ['docs'],
        path: 'docs',
        routeBasePath: 'docs',
        include: ['**/*.{md,mdx}'],
        exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'],
        sidebarCollapsible: true,
        sidebarCollapsed: true,
        numberPrefixParser: true,
        showLastUpdateTime: false,
        showLastUpdateAuthor: false,
        breadcrumbs: true,
        tagsBasePath: 'tags',
        onInlineTags: 'warn',
        admonitions: true,
        editCurrentVersion: false,
        disableVersioning: false,
        includeCurrentVersion: true,
        versions: {},
      },
    ],
    blog: [
      {
        id: 'default',
        at: ['blog'],
        path: 'blog',
        routeBasePath: 'blog',
        include: ['**/*.{md,mdx}'],
        exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'],
        blogTitle: 'Blog',
        blogDescription: 'Blog',
        covers: false,
        preview: 'excerpt',
        blogSidebarTitle: 'Recent posts',
        blogSidebarCount: 5,
        postsPerPage: 10,
        archiveBasePath: 'archive',
        tagsBasePath: 'tags',
        authorsBasePath: 'authors',
        pageBasePath: 'page',
        authorsMapPath: 'authors.yml',
        showReadingTime: true,
        sortPosts: 'descending',
        showLastUpdateTime: false,
        showLastUpdateAuthor: false,
        onInlineTags: 'warn',
        onInlineAuthors: 'warn',
        onUntruncatedBlogPosts: 'warn',
        feedOptions: {type: ['rss', 'atom'], language: 'en', limit: 20},
      },
    ],
    pages: [
      {
        id: 'default',
        at: ['pages'],
        path: 'src/pages',
        routeBasePath: '/',
        include: ['**/*.{js,jsx,ts,tsx,md,mdx}'],
        exclude: ['**/_*.{js,jsx,ts,tsx,md,mdx}', '**/_*/**', '**/*.test.{js,jsx,ts,tsx}', '**/__tests__/**'],
        showLastUpdateTime: false,
        showLastUpdateAuthor: false,
      },
    ],
    sitemap: {
      lastmod: null,
      changefreq: 'weekly',
      priority: 0.5,
      ignorePatterns: [],
      filename: 'sitemap.xml',
    },
    openapi: [],
    openGraphImages: false,
    customCss: [],
    themeConfig: {
      navbar: {title: '', items: []},
      footer: {style: 'light', links: []},
      colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
      docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
      tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
      prism: {
        defaultLanguage: 'text',
        additionalLanguages: [],
        magicComments: [
          {
            className: 'highlight',
            line: 'highlight-next-line',
            block: {start: 'highlight-start', end: 'highlight-end'},
          },
          {
            className: 'focus',
            line: 'focus-next-line',
            block: {start: 'focus-start', end: 'focus-end'},
          },
          {
            className: 'error',
            line: 'error-next-line',
            block: {start: 'error-start', end: 'error-end'},
          },
          {
            className: 'warning',
            line: 'warning-next-line',
            block: {start: 'warning-start', end: 'warning-end'},
          },
        ],
      },
      metadata: [],
    },
  });
});

test.each([
  'site.config.ts',
  'site.config.js',
  'site.config.mjs',
  'docusaurus.config.ts',
  'docusaurus.config.js',
])('%s is found', async (name) => {
  const {config} = await load("export default {title: 'A', url: 'https://a.example'};", name);
  expect(config?.title).toBe('A');
});

test('the generator’s own file name takes precedence over Docusaurus’', async () => {
  const dir = await siteFolder({
    'docusaurus.config.ts': "export default {title: 'B', url: 'https://b.example'};",
    'site.config.mjs': "export default {title: 'A', url: 'https://a.example'};",
  });
  expect((await loadSiteConfig(dir, CONFIG_DIALECT)).config?.title).toBe('A');
});

test('a Docusaurus configuration is understood', async () => {
  const text = `
import {themes as prismThemes} from 'prism-react-renderer';
import type {Config} from '@docusaurus/types';
import type * as Preset from '@docusaurus/preset-classic';

const config: Config = {
  title: 'My Site',
  favicon: '/img/favicon.ico',
  future: {v4: true},
  url: 'https://a.example',
  baseUrl: 'v1',
  onBrokenLinks: 'throw',
  onBrokenMarkdownLinks: 'throw',
  i18n: {defaultLocale: 'fr', locales: ['fr']},
  markdown: {mermaid: true},
  themes: [],
  plugins: [],
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.ts', routeBasePath: '/handbook/', admonitions: {keywords: ['aside']}},
        blog: {feedOptions: {type: 'all', xslt: false}, versions: undefined} as object,
        pages: false,
        theme: {customCss: require.resolve('./custom.css')},
      } satisfies Preset.Options,
    ],
  ],
  themeConfig: {
    image: 'img/card.jpg',
    navbar: {
      title: 'My Site',
      logo: {alt: 'Logo', src: 'img/logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'tutorialSidebar', position: 'left', label: 'Tutorial'},
        {label: 'More', items: [{to: '/blog', label: 'Blog', activeBasePath: 'blog'}]},
        {href: 'https://b.example', label: 'Code'},
      ],
    },
    footer: {style: 'dark', links: [{label: 'Blog', to: '/blog'}], copyright: 'A'},
    prism: {theme: prismThemes.github, darkTheme: prismThemes.dracula},
  } satisfies Preset.ThemeConfig,
};

export default config;
`;
  const dir = await siteFolder({
    'docusaurus.config.ts': text.replace(', versions: undefined', ''),
    'custom.css': '',
  });
  const {config, problems} = await loadSiteConfig(dir, CONFIG_DIALECT);
  // Only what readers of the site will notice.
  expect(problems.map(({severity, message}) => `${severity} ${message}`)).toEqual([
    'warning These Docusaurus options are not supported here: `themeConfig.prism.theme`, `themeConfig.prism.darkTheme`.',
  ]);
  expect(config).toMatchObject({
    title: 'My Site',
    favicon: 'img/favicon.ico',
    baseUrl: '/v1/',
    locale: 'fr',
    onBrokenLinks: 'throw',
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}, admonitionKeywords: ['aside']},
    docs: [{sidebarPath: 'sidebars.ts', routeBasePath: 'handbook', admonitions: true}],
    blog: [{feedOptions: {type: ['rss', 'atom', 'json'], language: 'fr'}}],
    pages: [],
    customCss: ['custom.css'],
    themeConfig: {
      navbar: {
        logo: {src: 'img/logo.svg', alt: 'Logo'},
        items: [
          {type: 'docSidebar', sidebarId: 'tutorialSidebar', position: 'left'},
          {
            type: 'dropdown',
            label: 'More',
            position: 'left',
            items: [{type: 'default', to: '/blog', activeBaseRegex: '^/blog'}],
          },
          {type: 'default', href: 'https://b.example'},
        ],
      },
      footer: {style: 'dark', links: [{items: [{label: 'Blog', to: '/blog'}]}]},
    },
  });
});

describe('values that have more than one form', () => {
  test.each([
    ["'all'", ['rss', 'atom', 'json']],
    ["'json'", ['json']],
    ["['atom']", ['atom']],
    ['null', []],
  ])('feedOptions.type %s', async (text, expected) => {
    const {blog} = await configOf(`blog: {feedOptions: {type: ${text}, limit: false}}`);
    expect(blog).toMatchObject([{feedOptions: {type: expected, limit: false}}]);
  });

  test.each([
    ['v1', '/v1/'],
    ['/v1', '/v1/'],
    ['//a/b//', '/a/b/'],
    ['', '/'],
    ['/', '/'],
  ])('baseUrl %s', async (given, expected) => {
    expect((await configOf(`baseUrl: '${given}'`)).baseUrl).toBe(expected);
  });

  test.each([
    ['/', '/'],
    ['', '/'],
    ['/guides/', 'guides'],
  ])('routeBasePath "%s"', async (given, expected) => {
    expect((await configOf(`docs: {routeBasePath: '${given}'}`)).docs).toMatchObject([
      {routeBasePath: expected},
    ]);
  });

  test('parts that are turned off', async () => {
    const config = await configOf('docs: false, blog: false, pages: false, sitemap: false');
    expect([config.docs, config.blog, config.pages, config.sitemap]).toEqual([[], [], [], false]);
  });

  test('several pages with one route', async () => {
    const {config, problems} = await loadLines("pages: [{}, {id: 'more', path: 'more'}]", {'more/a.md': ''});
    expect(problems).toEqual([]);
    expect(config?.pages.map(({id, path, routeBasePath}) => [id, path, routeBasePath])).toEqual([
      ['default', 'src/pages', '/'],
      ['more', 'more', '/'],
    ]);
  });

  test('the top level takes precedence over the preset', async () => {
    const {config, problems} = await loadLines(
      "  docs: {path: 'top'},\n  presets: [['classic', {docs: {path: 'preset'}, blog: {path: 'news'}}]],",
      {'top/a.md': '', 'news/2025-01-02-a.md': ''},
    );
    expect(config).toMatchObject({docs: [{path: 'top'}], blog: [{path: 'news'}]});
    expect(problems).toMatchObject([
      {severity: 'warning', line: 5, column: 26, message: '`docs` is configured twice.'},
    ]);
  });

  test('the label of the docs version, and the older place of onBrokenMarkdownLinks', async () => {
    const config = await configOf(
      "docs: {versions: {current: {label: 'Main'}}}, onBrokenMarkdownLinks: 'log', markdown: {hooks: {onBrokenMarkdownLinks: 'ignore'}}",
    );
    expect(config).toMatchObject({
      docs: [{versions: {current: {label: 'Main'}}}],
      markdown: {hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'warn'}},
    });
  });

  test('functions and promises', async () => {
    const {config} = await load("export default async () => ({title: 'A', url: 'https://a.example'});");
    expect(config?.title).toBe('A');
  });
});

describe('broken configurations', () => {
  test.each<[string, string[][]]>([
    ["  tilte: 'x',", [['error 4:3', 'Unknown key `tilte`.', 'Did you mean `title`?']]],
    ["  docs: {exclude: ['']},", [['error 4:20', '`docs.exclude[0]` must not be empty.']]],
    [
      "  docs: {path: 'docs', sidebarpath: 'x'},",
      [['error 4:24', 'Unknown key `sidebarpath` in `docs`.', 'Did you mean `sidebarPath`?']],
    ],
    [
      "  themeConfig: {\n    navbar: {items: [{to: '/', lable: 1, label: 'A'}]},\n  },",
      [['error 5:32', 'Unknown key `lable` in `themeConfig.navbar.items[0]`.', 'Did you mean `label`?']],
    ],
    [
      "  presets: [['classic', {docs: {pth: 'x'}}]],",
      [['error 4:33', 'Unknown key `pth` in `presets[0][1].docs`.', 'Did you mean `path`?']],
    ],
    [
      "  presets: [['classic', {blog: {postsPerPage: 'all', showReadingTime: 'x'}}]],",
      [
        [
          'error 4:47',
          '`presets[0][1].blog.postsPerPage` must be a number or "ALL", but is the string "all".',
          'Did you mean "ALL"?',
        ],
        [
          'error 4:71',
          '`presets[0][1].blog.showReadingTime` must be `true` or `false`, but is the string "x".',
        ],
      ],
    ],
    [
      '  noIndex: "yes",',
      [['error 4:12', '`noIndex` must be `true` or `false`, but is the string "yes".', 'Write `true`.']],
    ],
    [
      "  onBrokenLinks: 'trow',",
      [
        [
          'error 4:18',
          '`onBrokenLinks` must be "ignore", "log", "warn" or "throw", but is the string "trow".',
          'Did you mean "throw"?',
        ],
      ],
    ],
    [
      "  themeConfig: {prism: {additionalLanguages: ['hs', 'haskel']}},",
      [
        [
          'error 4:53',
          '`themeConfig.prism.additionalLanguages[1]` is "haskel", which is not a language of Prism.',
          'Did you mean "haskell"?',
        ],
      ],
    ],
    [
      "  blog: 'news',",
      [['error 4:9', '`blog` must be `false`, an object or a list of objects, but is the string "news".']],
    ],
    [
      '  blog: {postsPerPage: 0},',
      [['error 4:24', '`blog.postsPerPage` must be at least 1, but is the number 0.']],
    ],
    [
      "  blog: {feedOptions: {type: ['rss', 'atm']}},",
      [
        [
          'error 4:38',
          '`blog.feedOptions.type[1]` must be "rss", "atom" or "json", but is the string "atm".',
          'Did you mean "atom"?',
        ],
      ],
    ],
    [
      '  themeConfig: {tableOfContents: {minHeadingLevel: 5, maxHeadingLevel: 7}},',
      [
        [
          'error 4:72',
          '`themeConfig.tableOfContents.maxHeadingLevel` must be at most 6, but is the number 7.',
        ],
      ],
    ],
    [
      '  themeConfig: {tableOfContents: {minHeadingLevel: 5}},',
      [
        [
          'error 4:34',
          '`themeConfig.tableOfContents` must not have a `minHeadingLevel` above its `maxHeadingLevel`.',
        ],
      ],
    ],
    [
      "  themeConfig: {navbar: {items: [\n    {type: 'doc', label: 'Docs'},\n    {label: 'x'},\n  ]}},",
      [
        ['error 5:5', '`themeConfig.navbar.items[0]` needs `docId`, being an item of type `doc`.'],
        ['error 6:5', '`themeConfig.navbar.items[1]` needs `to`, `href`, `items` or a `type`.'],
      ],
    ],
    [
      "  themeConfig: {footer: {links: [{title: 'A', items: [{label: 'b', too: '/'}]}]}},",
      [['error 4:68', 'Unknown key `too` in `themeConfig.footer.links[0].items[0]`.', 'Did you mean `to`?']],
    ],
    [
      "  themeConfig: {footer: {links: [{title: 3, items: [{label: 'b', to: '/'}]}]}},",
      [
        [
          'error 4:42',
          '`themeConfig.footer.links[0].title` must be a string or `null`, but is the number 3.',
        ],
      ],
    ],
    [
      "  themeConfig: {footer: {links: [{title: 'A', items: [{label: 3, to: '/'}]}]}},",
      [['error 4:63', '`themeConfig.footer.links[0].items[0].label` must be a string, but is the number 3.']],
    ],
    [
      "  themeConfig: {footer: {links: [{title: 'A', items: 'b'}]}},",
      [
        [
          'error 4:54',
          '`themeConfig.footer.links[0].items` must be a list of objects, but is the string "b".',
        ],
      ],
    ],
    [
      "  themeConfig: {footer: {links: [{title: 'A', item: [{label: 'b', to: '/'}]}]}},",
      [['error 4:47', 'Unknown key `item` in `themeConfig.footer.links[0]`.', 'Did you mean `items`?']],
    ],
    [
      "  themeConfig: {footer: {links: [{label: 'b'}]}},",
      [
        [
          'error 4:34',
          '`themeConfig.footer.links[0]` needs `to`, `href` or `html`.',
          "Write `to: '/path'` for a page of the site; a group of links has `items`.",
        ],
      ],
    ],
    [
      "  themeConfig: {footer: {links: [{title: 'A', items: [{to: '/'}]}]}},",
      [
        [
          'error 4:55',
          '`themeConfig.footer.links[0].items[0]` is a link without a name.',
          'Write `label`, the text of the link.',
        ],
      ],
    ],
    [
      "  baseUrl: 'https://a.example/v1/',",
      [
        [
          'error 4:12',
          '`baseUrl` must be a path, not a full URL.',
          'Put scheme and host in `url`, and only the path here, for example `/v1/`.',
        ],
      ],
    ],
    [
      "  i18n: {defaultLocale: 'en', locales: ['en', 'de'], localeConfigs: {de: {baseUrl: 'https://de.example/'}}},",
      [
        [
          'error 4:84',
          '`i18n.localeConfigs.de.baseUrl` must be a path, not a full URL.',
          'Put scheme and host in `url`, and only the path here, for example `/v1/`.',
        ],
      ],
    ],
    [
      '  staticDirectories: "static",',
      [
        [
          'error 4:22',
          '`staticDirectories` must be a list of strings, but is the string "static".',
          'Write a list: `["static"]`.',
        ],
      ],
    ],
    [
      "  staticDirectories: ['static', '..', 'public'],\n  baseUrl: ' /v1/',",
      [['error 5:12', '`baseUrl` must not begin or end with a space.']],
    ],
    [
      "  staticDirectories: ['static', '..', 'public', './'],",
      [
        [
          'warning 4:39',
          'The static folder `public` does not exist.',
          'Make it, correct the path, or remove the option.',
        ],
        [
          'error 4:33',
          'The static folder `..` contains the site itself, so all of its files would be published.',
          'Put the files to publish in a folder of their own, such as `static`.',
        ],
        [
          'error 4:49',
          'The static folder `.` contains the site itself, so all of its files would be published.',
          'Put the files to publish in a folder of their own, such as `static`.',
        ],
      ],
    ],
    [
      '  tagline: null,',
      [['error 4:12', '`tagline` must be a string, but is `null`.', 'Write a value, or remove the key.']],
    ],
    [
      '  docs: {include: [1]},\n  trailingSlash: 3,\n  xyz: 1,',
      [
        ['error 5:18', '`trailingSlash` must be `true` or `false`, but is the number 3.'],
        ['error 4:20', '`docs.include[0]` must be a string, but is the number 1.'],
        [
          'error 6:3',
          'Unknown key `xyz`.',
          expect.stringMatching(/^Known keys are `title`, `tagline`, `url`, .* and `presets`\.$/),
        ],
      ],
    ],
  ])('%s', async (lines, expected) => {
    expect(await problemsOf(lines)).toEqual(expected);
  });

  test('title and url are required', async () => {
    const {config, problems} = await load('const config = {\n};\nexport default config;');
    expect(config).toBeUndefined();
    expect(problems).toEqual([
      {
        severity: 'error',
        file: 'site.config.ts',
        line: 1,
        column: 16,
        message: '`title` is missing.',
        hint: 'Set it to a string.',
      },
      {
        severity: 'error',
        file: 'site.config.ts',
        line: 1,
        column: 16,
        message: '`url` is missing.',
        hint: 'Set it to a string.',
      },
    ]);
  });

  test.each([
    [
      'docs.example',
      'must be a web address',
      'Write scheme and host, for example `https://docs.example.com`.',
    ],
    [
      'https://a.example/v1/',
      'must not have a path',
      'Write `https://a.example`, and put the path in `baseUrl`.',
    ],
  ])('url %s', async (url, message, hint) => {
    const {problems} = await load(`export default {title: 'A', url: '${url}'};`);
    expect(problems).toEqual([
      {severity: 'error', file: 'site.config.ts', line: 1, column: 34, message: `\`url\` ${message}.`, hint},
    ]);
  });

  test('not an object', async () => {
    const {problems} = await load('export default 3;');
    expect(problems).toEqual([
      {
        severity: 'error',
        file: 'site.config.ts',
        line: 1,
        column: 16,
        message: 'The site configuration must be an object, but is the number 3.',
      },
    ]);
  });

  test('no file', async () => {
    const dir = await siteFolder({'readme.md': ''});
    expect(await loadSiteConfig(dir, CONFIG_DIALECT)).toEqual({
      files: [],
      problems: [
        {
          severity: 'error',
          message: `There is no \`site.config.ts\` in ${dir}.`,
          hint: [
            'Make one that holds the title and the address of the site:',
            '',
            "export default {title: 'My site',",
            "  url: 'https://docs.example.com',",
            '};',
          ].join('\n'),
        },
      ],
    });
  });

  test('a syntax error, and the file is still watched', async () => {
    const {problems, files, dir} = await load("export default {\n  title: 'A'\n  url: 'x',\n};");
    expect(problems).toEqual([
      {
        severity: 'error',
        file: 'site.config.ts',
        line: 3,
        column: 3,
        message: 'Syntax error: Expected "}" but found "url".',
        hint: 'A comma or a bracket may be missing before this.',
      },
    ]);
    expect(files).toEqual([path.join(dir, 'site.config.ts')]);
  });
});

describe('Docusaurus options that are not supported', () => {
  test('one warning lists them all, and the site is configured', async () => {
    expect(
      await problemsOf(
        "  plugins: ['@docusaurus/plugin-rsdoctor'],\n  docs: {recmaPlugins: [() => 1], docItemComponent: '@theme/X'},\n  themeConfig: {algolia: {appId: 'x'}},",
      ),
    ).toEqual([
      [
        'warning 4:13',
        'These Docusaurus options are not supported here: `plugins[0]`, `docs.recmaPlugins`, `docs.docItemComponent`, `themeConfig.algolia`.',
        'Remove the plugin, or replace it with your own. Use `remarkPlugins` or `rehypePlugins` instead of `recmaPlugins`. Replace or wrap a part of the theme with a component in `src/theme`. The built-in search is in the navbar. The site is built without them; remove what you do not need to silence this warning.',
      ],
    ]);
  });

  test('a function is dropped where only a string is supported', async () => {
    const {config} = await loadLines('  markdown: {hooks: {onBrokenMarkdownLinks: () => null}},');
    expect(config).toMatchObject({markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}}});
  });

  test('another preset', async () => {
    expect(await problemsOf("  presets: ['classic', ['@acme/preset', {x: 1}]],")).toEqual([
      [
        'warning 4:24',
        'The Docusaurus option `presets[1]` is not supported here.',
        "Write the preset's docs, blog and pages at the top level, and its plugins in `plugins`. The site is built without it; remove what you do not need to silence this warning.",
      ],
    ]);
  });

  test('values that change nothing are not reported', async () => {
    expect(
      await problemsOf(
        '  plugins: [],\n  customFields: {a: 1},\n  future: {v4: true},\n  scripts: null,\n  docs: {disableVersioning: true},\n  themeConfig: {algolia: undefined, blog: {sidebar: {groupByYear: true}}},',
      ),
    ).toEqual([]);
  });

  test('the mermaid theme is built in', async () => {
    expect(await problemsOf("  themes: ['@docusaurus/theme-mermaid'],")).toEqual([]);
  });
});

describe('several docs', () => {
  test('a list of objects, one of which needs no id', async () => {
    const lines = "  docs: [{}, {id: 'api', path: 'api', routeBasePath: 'api'}],";
    const {config, problems} = await loadLines(lines, {'api/a.md': ''});
    expect(problems).toEqual([]);
    expect(config?.docs).toMatchObject([
      {id: 'default', path: 'docs', at: ['docs', 0]},
      {id: 'api', routeBasePath: 'api', at: ['docs', 1]},
    ]);
  });

  test.each<[string, string[][]]>([
    [
      "  docs: [{}, {path: 'api', routeBasePath: 'api'}],",
      [
        [
          'error 4:14',
          '`docs[1].id` is missing, and another one has none either.',
          'Give each its own `id`; only one may leave it out.',
        ],
      ],
    ],
    [
      "  blog: [{id: 'a'}, {id: 'b'}],",
      [
        ['error 4:21', '`blog[1].path` is `blog`, as that of `a`.', 'Give each its own `path`.'],
        [
          'error 4:21',
          '`blog[1].routeBasePath` is `blog`, as that of `a`.',
          'Give each its own `routeBasePath`.',
        ],
      ],
    ],
    [
      "  docs: [{}, {id: 'a b', path: 'x', routeBasepath: 'x'}],",
      [
        ['error 4:19', '`docs[1].id` must consist of letters, digits, `-` and `_`.'],
        ['error 4:37', 'Unknown key `routeBasepath` in `docs[1]`.', 'Did you mean `routeBasePath`?'],
      ],
    ],
    [
      "  plugins: [['content-docs', {path: 'x', routeBasePath: 'x'}]],\n  docs: {},",
      [
        [
          'error 4:30',
          '`docs[1].id` is missing, and another one has none either.',
          'Give each its own `id`; only one may leave it out.',
        ],
      ],
    ],
    [
      "  plugins: [['@docusaurus/plugin-content-docs', {id: 'x', pth: 'x'}]],",
      [['error 4:59', 'Unknown key `pth` in `plugins[0][1]`.', 'Did you mean `path`?']],
    ],
  ])('%s', async (lines, expected) => {
    expect(await problemsOf(lines)).toEqual(expected);
  });
});

describe('files of the site', () => {
  test('a style sheet that a string or the preset names', async () => {
    expect(await problemsOf("  customCss: './src/nope.css',")).toEqual([
      [
        'error 4:14',
        'The style sheet `src/nope.css` does not exist.',
        'Make it, correct the path, or remove the option.',
      ],
    ]);
    expect(await problemsOf("  presets: [['classic', {theme: {customCss: ['a.css']}}]],")).toMatchObject([
      ['error 4:46', 'The style sheet `a.css` does not exist.', expect.any(String)],
    ]);
  });

  test('the missing file is watched', async () => {
    const {files, dir} = await loadLines("  customCss: 'a.css',");
    expect(files).toContain(path.join(dir, 'a.css'));
  });

  test('a folder that is configured, but not the default one', async () => {
    expect(await problemsOf("  docs: {path: 'nodocs'},\n  blog: {},")).toMatchObject([
      ['error 4:16', 'The docs folder `nodocs` does not exist.', expect.any(String)],
    ]);
    const {problems} = await loadLines("  docs: {path: './guides'},", {'guides/a.md': ''});
    expect(problems).toEqual([]);
  });

  test('swizzled components that replace nothing', async () => {
    const {problems, config} = await loadLines('', {
      'src/theme/Footer/index.tsx': '',
      'src/theme/Rot.js': '',
      'src/theme/helpers.ts': '',
    });
    expect(config).toBeDefined();
    expect(problems.map(({severity, message}) => [severity, message])).toEqual([
      [
        'warning',
        'These components in `src/theme` replace no component of the theme here: `Rot` (the nearest is `Root`).',
      ],
    ]);
  });
});

test('a link of the navbar has a name', async () => {
  expect(
    await problemsOf(
      "  themeConfig: {navbar: {items: [\n    {href: 'https://code.example', className: 'icon'},\n  ]}},",
    ),
  ).toEqual([
    [
      'error 5:5',
      '`themeConfig.navbar.items[0]` is a link without a name.',
      'Write `label`, the text of the link, or `aria-label` for a link that shows only an icon.',
    ],
  ]);
  const config = await configOf(
    "  themeConfig: {navbar: {items: [{href: 'https://code.example', 'aria-label': 'Code'}]}},",
  );
  expect(config.themeConfig.navbar.items[0]).toMatchObject({ariaLabel: 'Code'});
});

test('a link without a name in the navbar of a Docusaurus site is named by its address', async () => {
  const items = "[{href: 'https://code.example/kettle', className: 'icon'}, {to: '/a', title: 'About'}]";
  const {config, problems} = await load(
    `export default {title: 'A', url: 'https://a.example', baseUrl: '/', themeConfig: {navbar: {items: ${items}}}};`,
    'docusaurus.config.ts',
  );
  expect(config?.themeConfig.navbar.items).toMatchObject([{ariaLabel: 'code.example'}, {ariaLabel: 'About'}]);
  expect(problems.map(({severity, message}) => [severity, message])).toEqual([
    [
      'warning',
      '`themeConfig.navbar.items[0]` is a link without a name, so screen readers get its title or address.',
    ],
    [
      'warning',
      '`themeConfig.navbar.items[1]` is a link without a name, so screen readers get its title or address.',
    ],
  ]);
});

test.each(['a*b', 'what?', 'now!'])(
  'a folder whose path the bundlers do not support is refused: %s',
  async (name) => {
    const {config, problems} = await loadSiteConfig(`/sites/${name}/docs`);
    expect(config).toBeUndefined();
    expect(problems).toEqual([
      {
        severity: 'error',
        message: `The path of the site folder, /sites/${name}/docs, has a \`${name.match(/\W/)?.[0]}\` in it, which the bundlers read as syntax.`,
        hint: 'Rename the folder, or move the site.',
      },
    ]);
  },
);

test('plugins of a Docusaurus site know its languages', async () => {
  const {config, problems} = await load(
    `const languages = ({i18n, localizationDir}) => ({
  name: 'languages',
  injectHtmlTags() {
    const {label, direction, translate, baseUrl} = i18n.localeConfigs.ar;
    const content = [...i18n.locales, label, direction, translate, baseUrl, localizationDir.split('/').pop()].join(' ');
    return {headTags: [{tagName: 'meta', attributes: {name: 'languages', content}}]};
  },
});
export default {
  title: 'A', url: 'https://a.example', baseUrl: '/',
  i18n: {defaultLocale: 'en', locales: ['en', 'ar'], localeConfigs: {en: {path: 'english'}}},
  plugins: [languages],
};
`,
    'docusaurus.config.ts',
  );
  expect(problems).toEqual([]);
  expect(JSON.stringify(config?.tags)).toContain('en ar العربية rtl true /ar/ english');
});

test('plugins of a Docusaurus site find pages in the output without the base path', async () => {
  const {config} = await load(
    `export default {
  title: 'A', url: 'https://a.example', baseUrl: '/b/',
  plugins: [() => ({name: 'after', postBuild({outDir}) { throw new Error('in ' + outDir); }})],
};
`,
    'docusaurus.config.ts',
  );
  const problems = await config?.afterBuild?.('/out', []);
  expect(problems?.map(({message}) => message)).toEqual([
    'The plugin `after` failed in `postBuild`: in /out/b/.',
  ]);
});

test('`postBuild` gets the plugins with their content, and a warning if it reads that of the docs', async () => {
  const {config} = await load(
    `export default {
  title: 'A', url: 'https://a.example', baseUrl: '/',
  plugins: [
    () => ({name: 'data', loadContent: () => ['kept']}),
    () => ({name: 'after', postBuild({plugins}) {
      const content = (name) => plugins.find((one) => one.name === name).content;
      throw new Error(content('data').join() + content('docusaurus-plugin-content-docs').loadedVersions.length);
    }}),
  ],
};
`,
    'docusaurus.config.ts',
  );
  const problems = await config?.afterBuild?.('/out', []);
  expect(problems?.map(({message}) => message)).toEqual([
    'The plugin `after` failed in `postBuild`: kept0.',
    '`postBuild` of the plugin `after` reads the content of `docusaurus-plugin-content-docs`, which is empty here: plugins run before docs, posts and pages are read.',
  ]);
});

test('a plugin that fails in `configureWebpack` is reported once', async () => {
  const {problems} = await load(
    `export default {
  title: 'A', url: 'https://a.example', baseUrl: '/',
  plugins: [() => ({name: 'loaders', configureWebpack() { throw new Error('No loader.'); }})],
};
`,
    'docusaurus.config.ts',
  );
  expect(problems.map(({message}) => message)).toEqual([
    'The plugin `loaders` failed in `configureWebpack`: No loader.',
  ]);
});

test.each([
  ["['en', 'fr']", ['`getDefaultCodeTranslationMessages` of the plugin `words` has no effect here.']],
  ["['en', 'en-GB']", []],
])('texts that a plugin has for other languages are reported in a site in %s', async (locales, expected) => {
  const {problems} = await load(
    `export default {
  title: 'A', url: 'https://a.example', baseUrl: '/', i18n: {defaultLocale: 'en', locales: ${locales}},
  plugins: [() => ({name: 'words', getDefaultCodeTranslationMessages: () => ({})})],
};
`,
    'docusaurus.config.ts',
  );
  expect(problems.map(({message}) => message)).toEqual(expected);
});

test.each(['mts', 'cts'])('docusaurus.config.%s is read', async (extension) => {
  const own = extension === 'mts' ? 'export default' : 'export =';
  const dir = await siteFolder({
    [`docusaurus.config.${extension}`]: `${own} {title: 'T' as string, url: 'https://t.example', baseUrl: '/'};\n`,
  });
  const {config, problems} = await loadSiteConfig(dir, CONFIG_DIALECT);
  expect(problems).toEqual([]);
  expect(config?.title).toBe('T');
});
