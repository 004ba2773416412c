import type {
  AuthorData,
  BlogSidebarData,
  PostPreview,
} from '../../../src/generator/shared/page/BlogPageData.ts';
import type {HeadData} from '../../../src/generator/shared/page/PageParts.ts';
import type {PageData} from '../../../src/generator/shared/page/PageData.ts';
import type {SidebarData} from '../../../src/generator/shared/page/SidebarData.ts';
import type {SiteData} from '../../../src/generator/shared/page/SiteData.ts';
import {ENGLISH} from '../../../src/generator/shared/messages/languages/en.ts';

export const site: SiteData = {
  messages: ENGLISH.theme,
  dialogs: ENGLISH.dialogs,
  title: 'Acme',
  tagline: '',
  url: 'https://acme.test',
  baseUrl: '/v1/',
  locale: 'en',
  navbar: {
    title: 'Acme',
    items: [
      {type: 'link', label: 'Docs Home', href: '/v1/', position: 'left'},
      {
        type: 'link',
        label: 'Documentation',
        href: '/v1/docs/welcome',
        position: 'left',
        active: '^/docs(/|$)',
      },
      {type: 'link', label: 'Code', href: 'https://code.test/acme', external: true, position: 'right'},
      {type: 'localeDropdown', label: 'English', position: 'right'},
      {type: 'docsVersionDropdown', label: '', position: 'right'},
      {type: 'search', label: '', position: 'right'},
    ],
  },
  footer: {
    style: 'dark',
    links: [{title: 'Docs', items: [{label: 'Welcome', to: '/v1/docs/welcome'}]}],
    copyright: 'Copyright © 2025 Acme',
  },
  colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
  announcementBar: {id: 'news', content: '<b>News</b>', isCloseable: true},
  toc: {minHeadingLevel: 2, maxHeadingLevel: 3},
  feeds: [{title: 'Acme Blog RSS', href: '/v1/blog/rss.xml', type: 'application/rss+xml'}],
  docs: [
    {
      id: 'default',
      versions: [{name: 'current', label: 'Next', path: '/v1/docs', badge: false, isLast: true}],
    },
  ],
  metadata: [],
  products: [],
};

export const sidebar: SidebarData = {
  name: 'docs',
  open: ['', 'guides'],
  trail: ['guides'],
  levels: {
    '': [
      {type: 'link', label: 'Welcome', href: '/v1/docs/welcome'},
      {
        type: 'category',
        label: 'Guides',
        level: 'guides',
        firstHref: '/v1/docs/start',
        collapsible: true,
        collapsed: true,
      },
      {
        type: 'category',
        label: 'Reference',
        level: 'reference',
        firstHref: '/v1/docs/api',
        collapsible: true,
        collapsed: true,
      },
      {type: 'html', value: '<b>Note</b>', defaultStyle: true},
    ],
    guides: [
      {type: 'link', label: 'Start', href: '/v1/docs/start'},
      {type: 'link', label: 'Secret', href: '/v1/docs/secret', unlisted: true},
    ],
  },
};

const head: HeadData = {
  title: 'Start | Acme',
  description: 'How to start',
  canonical: 'https://acme.test/v1/docs/start',
  type: 'article',
  noIndex: true,
  image: 'https://acme.test/v1/card.png',
};
const author: AuthorData = {
  name: 'Ada Lovelace',
  title: 'Founder',
  href: '/v1/blog/authors/ada',
  socials: [{platform: 'x', url: 'https://x.test/ada'}],
};
const post: PostPreview = {
  title: 'First post',
  href: '/v1/blog/first',
  date: '2025-07-04T23:30:00.000Z',
  formattedDate: 'July 4, 2025',
  readingTime: 0.4,
  formattedReadingTime: 'One min read',
  authors: [author],
  tags: [{label: 'ai', href: '/v1/blog/tags/ai'}],
  content: {key: 'post', html: '<p>Preview</p>'},
  truncated: true,
};
const blogSidebar: BlogSidebarData = {
  title: 'Recent posts',
  years: [{year: '2025', posts: [{label: 'First post', href: '/v1/blog/first'}]}],
};
const toc = [
  {id: 'install', html: 'Install', level: 2},
  {id: 'options', html: '<code>Options</code>', level: 3},
];
const content = {
  key: 'content',
  html: '<h2 id="install">Install</h2><h3 id="options">Options</h3><p>Body</p>',
};
const groups = [{letter: 'A', tags: [{label: 'ai', href: '/v1/docs/tags/ai', count: 2}]}];

/** A page with each layout. */
export const pages = {
  doc: {
    layout: 'doc',
    path: '/v1/docs/start',
    head,
    content,
    titleHtml: 'Start with <code>acme</code>',
    toc,
    breadcrumbs: [{label: 'Guides'}, {label: 'Start'}],
    sidebar,
    previous: {label: 'Welcome', href: '/v1/docs/welcome'},
    tags: [{label: 'ai', href: '/v1/docs/tags/ai'}],
    editUrl: 'https://code.test/acme/edit/start.md',
    lastUpdate: {date: '2025-05-06T23:00:00Z', formattedDate: 'May 6, 2025', author: 'Ada'},
    unlisted: true,
  },
  categoryIndex: {
    layout: 'categoryIndex',
    path: '/v1/docs/guides',
    head,
    title: 'Guides',
    breadcrumbs: [{label: 'Guides'}],
    sidebar,
    cards: [{type: 'doc', label: 'Start', href: '/v1/docs/start', description: 'Begin'}],
  },
  docTags: {layout: 'docTags', path: '/v1/docs/tags', head, title: 'Tags', groups},
  docTag: {
    layout: 'docTag',
    path: '/v1/docs/tags/ai',
    head,
    title: 'One doc tagged with "ai"',
    label: 'ai',
    docs: [{title: 'Start', href: '/v1/docs/start'}],
    allTagsHref: '/v1/docs/tags',
  },
  blogList: {
    layout: 'blogList',
    path: '/v1/blog',
    head,
    title: 'Blog',
    posts: [post],
    page: 1,
    pageCount: 2,
    older: {label: 'Older entries', href: '/v1/blog/page/2'},
    blogSidebar,
  },
  blogPost: {
    layout: 'blogPost',
    path: '/v1/blog/first',
    head,
    post,
    content,
    toc,
    blogSidebar,
  },
  blogArchive: {
    layout: 'blogArchive',
    path: '/v1/blog/archive',
    head,
    title: 'Archive',
    years: [{year: '2025', posts: [post]}],
  },
  blogTags: {layout: 'blogTags', path: '/v1/blog/tags', head, title: 'Tags', groups, blogSidebar},
  blogTag: {
    layout: 'blogTag',
    path: '/v1/blog/tags/ai',
    head,
    title: 'One post tagged with "ai"',
    label: 'ai',
    count: 1,
    posts: [post],
    allTagsHref: '/v1/blog/tags',
  },
  blogAuthors: {
    layout: 'blogAuthors',
    path: '/v1/blog/authors',
    head,
    title: 'Authors',
    authors: [{...author, count: 1, formattedCount: 'One post'}],
  },
  blogAuthor: {
    layout: 'blogAuthor',
    path: '/v1/blog/authors/ada',
    head,
    author,
    title: 'Ada Lovelace - One post',
    posts: [post],
  },
  markdownPage: {
    layout: 'markdownPage',
    path: '/v1/markdown-page',
    head,
    content,
    titleHtml: 'A page',
    toc: [],
  },
  component: {layout: 'component', path: '/v1/', head, component: 'home'},
  notFound: {layout: 'notFound', path: '/v1/404', head},
} satisfies Record<string, PageData>;
