import {defineConfig} from 'valkyr-docs';

export default defineConfig({
  title: 'Valkyr Labs',
  tagline: 'Generate an API from a schema, run workflows on it, and keep its fields encrypted.',
  url: 'https://docs.valkyrlabs.com',
  baseUrl: '/v1/',
  favicon: 'img/favicon.svg',
  organizationName: 'ValkyrLabs',

  redirects: [{from: '/blog/authors/all-john-mcmahon-articles', to: '/blog/authors/all-founder-articles'}],

  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  check: {
    countLinks: ['/docs/about-this-documentation#inferred', '/docs/about-this-documentation#planned'],
    rules: {
      'sample-syntax': 'error',
      'missing-description': 'error',
      'long-description': 'error',
      'repeated-description': 'error',
      'repeated-title': 'error',
      'repeated-paragraph': 'error',
      'filler-word': 'error',
    },
  },

  docs: {
    sidebarPath: './sidebars.ts',
    showLastUpdateTime: true,
  },
  blog: {
    blogTitle: 'Blog',
    blogDescription:
      'Notes on schemas, generated code, workflows and AI from the people behind the Valkyr Labs products.',
    blogSidebarTitle: 'All posts',
    blogSidebarCount: 'ALL',
    feedOptions: {type: 'all', copyright: 'Copyright © 2025 Valkyr Labs Inc.'},
  },

  products: [
    {label: 'ThorAPI', path: '/docs/Products/ThorAPI'},
    {label: 'ValkyrAI', path: '/docs/Products/ValkyrAI'},
    {label: 'OpenXLS', path: '/docs/Products/OpenXLS'},
    {label: 'SecureField', path: '/docs/Products/SecureField'},
    {label: 'Valor', path: '/docs/Products/Valor'},
    {label: 'ValorIDE', path: '/docs/Products/ValorIDE'},
  ],
  customCss: './src/css/site.css',
  search: {
    synonyms: {
      HeimdaLLM: 'Valor',
      Percival: 'ValkyrAI',
      VLCode: 'ValorIDE',
    },
  },
  openGraphImages: true,
  openapi: {
    path: 'docs/_openapi/openapi.yaml',
    api: {path: 'api-docs', slug: '{tag}Api', title: '{tag}Api', position: 10},
    models: {path: 'model-docs', slug: 'model-doc-{name}', position: 11},
    flags: [
      {
        extension: 'x-thorapi-secureField',
        label: 'encrypted',
        description: 'Stored encrypted; without the permission VIEW_DECRYPTED it reads as a mask.',
        to: '/docs/Products/SecureField/getting-started',
      },
    ],
    rtkQuery: {
      module: '@thorapi/redux/services/{tag}Service',
      endpoints: {'get{tag}List': 'get{tag}s', 'post{tag}': 'add{tag}'},
    },
  },

  themeConfig: {
    announcementBar: {
      id: 'spreadsheets-are-apis-too',
      content: 'New on the blog: <a href="/v1/blog/spreadsheets-are-apis-too">Spreadsheets are APIs too</a>',
      isCloseable: true,
    },
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    navbar: {
      title: 'Valkyr Labs',
      logo: {src: 'img/logo.svg', alt: ''},
      items: [
        {to: '/', label: 'Docs Home', position: 'left', activeBaseRegex: '^/$'},
        {type: 'docSidebar', sidebarId: 'DocumentationSidebar', label: 'Documentation', position: 'left'},
        {to: '/blog', label: 'Blog', position: 'left'},
        {href: 'https://github.com/ValkyrLabs', label: 'GitHub', position: 'right'},
        {type: 'localeDropdown', position: 'right'},
        {type: 'docsVersionDropdown', position: 'right'},
        {type: 'search', position: 'right'},
      ],
    },
    footer: {
      style: 'light',
      links: [
        {
          title: 'Docs',
          items: [
            {label: 'Welcome', to: '/docs/welcome'},
            {label: 'Documentation home', to: '/docs'},
            {label: 'Tags', to: '/docs/tags'},
          ],
        },
        {
          title: 'Community',
          items: [
            {label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/valkyrlabs'},
            {label: 'Discord', href: 'https://discord.gg/valkyrlabs'},
            {label: 'X', href: 'https://x.com/valkyrlabs'},
          ],
        },
        {
          title: 'More',
          items: [
            {label: 'Blog', to: '/blog'},
            {label: 'GitHub', href: 'https://github.com/ValkyrLabs'},
          ],
        },
      ],
      copyright: 'Copyright © 2025 Valkyr Labs Inc.',
    },
  },
});
