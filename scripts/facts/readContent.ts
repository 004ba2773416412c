import type {CodeFact, ContentFacts, PostFact, TocFact} from './ContentFacts.ts';
import {hrefOf, linksOf, optional, textOf} from './readElements.ts';

/** Where pages of one generator have what they say. */
export interface ContentMarkup {
  /** The text of a page; one of a list for each post. */
  bodies: string;
  /** What the text holds besides what its author wrote. */
  additions: string;
  code: string;
  readCode(block: Element): CodeFact;
  toc: string;
  admonitions: string;
  /** Within an admonition. */
  admonitionTitle: string;
  posts: string;
  /** Within a post. */
  post: {author: string; authorTitle: string; readMore: string; readingTime(post: Element): string};
  recentPosts: string;
  /** Within the recent posts. */
  year: string;
  tagGroups: string;
  cards: string;
  /** Within a card. */
  cardTitle: string;
  cardText: string;
  edit: string;
  unlisted: string;
  footer: string;
}

/** Kinds of elements that are counted. */
const COUNTED = 'p,ul,ol,li,table,th,td,blockquote,hr,br,strong,em,del,sup,sub,kbd,input,video,section'.split(
  ',',
);

const BLOCKS = new Set(
  'P,UL,OL,LI,TABLE,TR,TH,TD,BLOCKQUOTE,HR,BR,H1,H2,H3,H4,H5,H6,DIV,SECTION,DETAILS,SUMMARY,PRE'.split(','),
);

export function readContent(page: Document, markup: ContentMarkup): ContentFacts {
  const bodies = [...page.querySelectorAll(markup.bodies)].map((body) => {
    const copy = body.cloneNode(true) as Element;
    for (const element of copy.querySelectorAll(markup.additions)) element.remove();
    return copy;
  });
  const all = (selector: string) => bodies.flatMap((body) => [...body.querySelectorAll(selector)]);
  const toc = page.querySelector(markup.toc);
  const recentPosts = page.querySelector(markup.recentPosts);
  const tagGroups = [...page.querySelectorAll(markup.tagGroups)];
  const cards = [...page.querySelectorAll(markup.cards)];
  const code = all(markup.code).map((block) => markup.readCode(block));
  const admonitions = all(markup.admonitions).map((element) => ({
    type: /admonition-(\S+)/.exec(element.className)?.[1] ?? '',
    title: textOf(element.querySelector(markup.admonitionTitle)),
  }));
  const images = all('img');
  return {
    ...readMetas(page),
    headings: all('h1,h2,h3,h4,h5,h6').map((heading) => ({
      level: Number(heading.tagName.slice(1)),
      ...optional('id', heading.id),
      text: textOf(heading),
    })),
    ...(toc && {toc: readToc(toc)}),
    text: bodies
      .map((body) => blockText(body, markup.code))
      .join(' ')
      .replaceAll(/[\u200B\s]+/g, ' ')
      .trim(),
    code,
    links: all('a[href]').map((link) => ({
      label: textOf(link),
      href: link.getAttribute('href') ?? '',
      ...(/^https?:/.test(link.getAttribute('href') ?? '') &&
        link.getAttribute('target') === '_blank' && {isExternal: true as const}),
      ...optional('title', link.getAttribute('title')),
    })),
    images: images.map((image) => ({
      ...optional('alt', image.getAttribute('alt')),
      ...optional('title', image.getAttribute('title')),
      ...optional('width', image.getAttribute('width')),
      ...optional('height', image.getAttribute('height')),
    })),
    imageFiles: images.map((image) => fileName(image.getAttribute('src') ?? '')),
    admonitions,
    tabs: all('[role="tablist"]').map((list) => {
      const selected = [...list.children].find((tab) => tab.getAttribute('aria-selected') === 'true');
      return {
        labels: [...list.children].map(textOf),
        ...optional('selected', textOf(selected)),
      };
    }),
    details: all('details > summary').map(textOf),
    footnotes: all('[data-footnote-ref], [data-footnotes] li').map(({id}) => id),
    counts: Object.fromEntries(
      COUNTED.flatMap((name) => {
        const found = all(name).filter(
          (element) => !element.closest(`${markup.code}, ${markup.admonitionTitle}`),
        ).length;
        return found > 0 ? [[name, found]] : [];
      }),
    ),
    posts: [...page.querySelectorAll(markup.posts)].filter(isPost).map((post) => readPost(post, markup)),
    ...(recentPosts && {recentPosts: readRecentPosts(recentPosts, markup)}),
    ...(tagGroups.length > 0 && {
      tagGroups: tagGroups.map((group) => ({
        letter: textOf(group.querySelector('h2')),
        tags: [...group.querySelectorAll('a[rel="tag"]')].map(
          (tag) => `${textOf(tag)} ${tag.getAttribute('href')}`,
        ),
      })),
    }),
    ...(cards.length > 0 && {
      cards: cards.map((card) => ({
        label: textOf(card.querySelector(markup.cardTitle)),
        href: (card.matches('a') ? card : card.querySelector('a'))?.getAttribute('href') ?? '',
        text: textOf(card.querySelector(markup.cardText)),
      })),
    }),
    ...optional('edit', hrefOf(page.querySelector(markup.edit))),
    ...(page.querySelector(markup.unlisted) && {isUnlisted: true}),
    footer: linksOf(page.querySelectorAll(markup.footer)),
  };
}

/** Text with spaces between blocks, and without code, which is compared separately. */
function blockText(node: Node, code: string): string {
  return [...node.childNodes]
    .map((child) => {
      if (child.nodeType === 3) return child.textContent ?? '';
      if (child.nodeType !== 1) return '';
      const element = child as Element;
      if (element.matches(`${code},svg,style,script`)) return ' ';
      const text = blockText(element, code);
      return BLOCKS.has(element.tagName.toUpperCase()) ? ` ${text} ` : text;
    })
    .join('');
}

/** Those of the generators themselves and for crawlers, and those that other facts tell. */
const OTHER_METAS =
  /^(?:$|viewport|generator|(?:app|page)-script$|description|robots|docsearch:|docusaurus_|og:(?:site_name|description)$)/;

function metaText(name: string, content: string): string {
  if (name === 'keywords') return content.split(/,\s*/).join(', ');
  return /:image$/.test(name) ? content.replace(HASH, '') : content;
}

function readMetas(page: Document): Pick<ContentFacts, 'metas' | 'feeds' | 'jsonLd' | 'htmlClasses'> {
  const metas = [...page.querySelectorAll('meta')].flatMap((meta) => {
    const name = meta.getAttribute('name') ?? meta.getAttribute('property') ?? '';
    return OTHER_METAS.test(name) ? [] : [[name, metaText(name, meta.getAttribute('content') ?? '')]];
  });
  return {
    metas: Object.fromEntries(metas.sort(([one = ''], [other = '']) => (one < other ? -1 : 1))),
    feeds: [...page.querySelectorAll('link[rel="alternate"][title]')].map((link) => ({
      label: link.getAttribute('title') ?? '',
      href: link.getAttribute('href') ?? '',
    })),
    jsonLd: [...page.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? '', readJsonLd),
    ),
    htmlClasses: [...page.documentElement.classList].sort(),
  };
}

function readToc(list: Element): TocFact[] {
  return [...list.children].map((item) => {
    const below = [...item.children].find(({tagName}) => tagName === 'UL');
    const link = item.querySelector('a');
    return {
      label: textOf(link),
      href: link?.getAttribute('href') ?? '',
      ...(below && {items: readToc(below)}),
    };
  });
}

/** Other pages have an `article` too, but no date at its top. */
const isPost = (article: Element): boolean => article.querySelector('header time') !== null;

function readPost(post: Element, {post: markup}: ContentMarkup): PostFact {
  const title = post.querySelector('header :is(h1, h2)');
  return {
    title: textOf(title),
    ...optional('href', title?.querySelector('a')?.getAttribute('href')),
    ...optional('date', post.querySelector('header time')?.getAttribute('datetime')),
    ...optional('readingTime', markup.readingTime(post)),
    authors: [...post.querySelectorAll(markup.author)].map((author) => ({
      name: textOf(author),
      ...optional('title', textOf(author.parentElement?.querySelector(markup.authorTitle))),
      ...optional('href', author.querySelector('a')?.getAttribute('href')),
    })),
    tags: linksOf(post.querySelectorAll('footer a[rel="tag"]')),
    ...(post.querySelector(markup.readMore) && {isShortened: true}),
  };
}

function readRecentPosts(list: Element, {year}: ContentMarkup): ContentFacts['recentPosts'] {
  return [...list.querySelectorAll(year)].map((heading) => ({
    year: textOf(heading),
    posts: linksOf(heading.parentElement?.querySelectorAll('a') ?? []),
  }));
}

/** The same data where schema.org has several forms of it, without addresses of mail. */
function readJsonLd(key: string, value: unknown): unknown {
  if (key === 'email' || (key === 'description' && value === '')) return undefined;
  if (key === 'author') return [value].flat();
  if (key !== 'image') return value;
  const address = typeof value === 'object' && value !== null && 'url' in value ? value.url : value;
  return typeof address === 'string' ? address.replace(HASH, '') : address;
}

/** What names of copied files have before their extension. */
const HASH = /-[\da-f]{8,32}(?=\.\w+$)/;

/** `photo.png` for `/assets/images/photo-0123abcd.png`. */
function fileName(address: string): string {
  if (address.startsWith('data:')) return '';
  if (/^https?:/.test(address)) return address;
  return address.replace(/^.*\//, '').replace(HASH, '');
}
