import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {compareFacts, type Differences, type FactName} from '../../scripts/facts/compareFacts.ts';
import {ADDRESS_FACTS, keepAddresses} from '../../scripts/facts/keepAddresses.ts';
import {readPages} from '../../scripts/facts/readPages.ts';
import {readWholeOwnPage} from '../../scripts/facts/readOwnPage.ts';
import type {SiteFacts} from '../../scripts/facts/SiteFacts.ts';
import {BUILD_PATIENCE} from '../support/patience.ts';
import {repositoryDir} from '../support/runScript.ts';

/** What is different on purpose, and why. */
interface Deliberate {
  facts: FactName[];
  /** Addresses below the base URL. */
  pages: RegExp;
  /** Where it is so in one of the variants. */
  variant?: string;
  /** Whether the two values differ in nothing else; absent: whatever they are. */
  isAll?(expected: unknown, found: unknown): boolean;
  reason: string;
}

const BLOG = '(?:blog|news)';
const DOCS = '(?:docs|guide)';

const DELIBERATE: Deliberate[] = [
  {
    facts: ['title', 'h1', 'metas'],
    pages: new RegExp(`^${BLOG}/(?:(?:archive|authors|tags|page/\\d|authors/[^/]+)/)?$`),
    reason: 'Lists of a blog have a heading, and titles that name the blog.',
  },
  {
    facts: ['description'],
    pages: new RegExp(`^(?:${BLOG}/(?:archive|authors|tags)|${DOCS}/(?:tags|labels))/`),
    reason: 'Every list has a description.',
  },
  {
    facts: ['canonical', 'alternates', 'metas', 'robots'],
    pages: /^404\.html$/,
    reason: 'The page for missing pages has no address, and is not to be found.',
  },
  {
    facts: ['description'],
    pages: new RegExp(`^${BLOG}/2023/01/05/longer/$`),
    isAll: (expected, found) => String(expected).startsWith(String(found)) && String(found).length > 3900,
    reason: 'Descriptions end after 4,000 letters.',
  },
  {
    facts: ['description'],
    pages: new RegExp(`^${DOCS}/(?:basics/commonmark|written/heading-id)/$`),
    reason: 'Docusaurus leaves parts of `{#id}` and blanks around removed links.',
  },
  {
    facts: ['description'],
    pages: new RegExp(`^${DOCS}/written/excerpt/$`),
    isAll: (expected, found) => String(expected).replace(' {1 + 1}', '') === found,
    reason: 'Docusaurus shows the source of expressions.',
  },
  {
    facts: ['jsonLd'],
    pages: new RegExp(`^${BLOG}/`),
    isAll: (expected, found) =>
      isDeepStrictEqual(withShortTexts(withCompleteImages(expected)), withShortTexts(found)),
    reason: "Addresses of authors' images are complete, and descriptions end after 4,000 letters.",
  },
  {
    facts: ['links', 'footnotes', 'headings'],
    pages: new RegExp(`^${BLOG}/2024/05/01/first/$`),
    reason: 'Ids of footnotes are unique; those of Docusaurus depend on the folder of the build.',
  },
  {
    facts: ['links'],
    pages: new RegExp(`^${BLOG}/`),
    isAll: (expected, found) => isDeepStrictEqual(withoutFiles(expected, found), found),
    reason: 'Links of posts to files of docs point to their pages.',
  },
  {
    facts: ['links'],
    pages: new RegExp(`^${DOCS}/basics/links/$`),
    reason:
      'Links of docs to files of pages and posts point to their pages; links to files have no slash at the end.',
  },
  {
    facts: ['links'],
    pages: new RegExp(`^${DOCS}/basics/commonmark/$`),
    variant: 'slash',
    reason: 'Addresses in HTML have no slash added.',
  },
  {
    facts: ['links'],
    pages: new RegExp(`^${DOCS}/folder/sibling/$`),
    variant: 'plain',
    reason: 'No address of a page has a slash at the end where none is wanted.',
  },
  {
    facts: ['h1', 'headings', 'text'],
    pages: new RegExp(`^${DOCS}/basics/headings/$`),
    reason: 'A heading of the first level that is not at the top is part of the text.',
  },
  {
    facts: ['metas'],
    pages: new RegExp(`^${DOCS}/basics/head/$`),
    reason: 'A title in `<head>` is that for sharing, too.',
  },
  {
    facts: ['code'],
    pages: new RegExp(`^${DOCS}/basics/code/$`),
    reason: 'Lines of a diff are marked, and an empty block keeps its title.',
  },
  {
    facts: ['images', 'imageFiles'],
    pages: new RegExp(`^${DOCS}/basics/(?:images|links)/$`),
    reason: 'Images by reference have a size; small images are files.',
  },
  {
    facts: ['tabs'],
    pages: new RegExp(`^${DOCS}/basics/tabs/$`),
    reason: '`defaultValue={null}` opens no tab, as documented.',
  },
  {
    facts: ['cards'],
    pages: new RegExp(`^${DOCS}/basics/mdx/$`),
    reason: 'Items that a component lists are not counted.',
  },
  {
    facts: ['breadcrumbs'],
    pages: new RegExp(`^${DOCS}/written/displayed/$`),
    reason: 'A page in no sidebar has no breadcrumbs.',
  },
  {
    facts: ['jsonLd'],
    pages: new RegExp(`^${DOCS}/`),
    isAll: (expected, found) => isDeepStrictEqual(withoutShortLists(expected), found),
    reason: 'A list of breadcrumbs has at least two items, as search engines require.',
  },
  {
    facts: ['recentPosts'],
    pages: new RegExp(`^${BLOG}/`),
    variant: 'slash',
    reason: 'Years are in the order of the posts.',
  },
];

const fixtures = `${repositoryDir}tests/fixtures`;
const variants: Record<string, unknown> = JSON.parse(
  readFileSync(`${fixtures}/features/variants.json`, 'utf8'),
);

describe.each(Object.keys(variants))('the site as %s', (variant) => {
  const docusaurus: SiteFacts = JSON.parse(readFileSync(`${fixtures}/featuresFacts.${variant}.json`, 'utf8'));
  const site = createSite({});
  let own: Omit<SiteFacts, 'generator'>;
  let differences: Differences;

  beforeAll(async () => {
    site.remove('site.config.ts');
    cpSync(`${fixtures}/features`, site.dir, {recursive: true});
    site.write({'variant.json': JSON.stringify(variants[variant])});
    const {code, stderr} = await site.build();
    if (code !== 0) throw new Error(stderr);
    const facts = await readPages(path.join(site.dir, 'build/lamp'), '/lamp/', readWholeOwnPage);
    own = variant === 'default' ? facts : keepAddresses(facts);
    const keys = variant === 'default' ? factNames(docusaurus, own) : ADDRESS_FACTS;
    differences = compareFacts(docusaurus, own, {keys, isCompared: () => true});
  }, BUILD_PATIENCE);
  afterAll(() => site.dispose());

  test('has the same pages', () => {
    expect(Object.keys(own.pages).sort()).toEqual(Object.keys(docusaurus.pages).sort());
  });

  test('says the same on them', () => {
    const unexplained: Differences = {};
    for (const [address, facts] of Object.entries(differences)) {
      const rest = Object.entries(facts).filter(
        ([fact, values]) => reasonsFor({address, fact, variant, ...values}).length === 0,
      );
      if (rest.length > 0) unexplained[address] = Object.fromEntries(rest);
    }
    expect(unexplained).toEqual({});
  });

  test('is different on purpose where the list says so', () => {
    const reasons = Object.entries(differences).flatMap(([address, facts]) =>
      Object.entries(facts).flatMap(([fact, values]) => reasonsFor({address, fact, variant, ...values})),
    );
    const expected = DELIBERATE.filter((one) => (one.variant ?? 'default') === variant).flatMap(keysOf);
    expect(expected.filter((key) => !reasons.includes(key))).toEqual([]);
  });

  test('has the same sitemap', () => {
    expect(own.sitemaps).toEqual(docusaurus.sitemaps);
  });

  test('has the same feeds', () => {
    expect(entriesOf(own)).toEqual(entriesOf(docusaurus));
  });
});

/** A difference between the sites. */
interface Difference {
  address: string;
  fact: string;
  variant: string;
  expected: unknown;
  found: unknown;
}

/** The entries of the list that explain a difference, each with the fact. */
function reasonsFor({address, fact, variant, expected, found}: Difference): string[] {
  const page = address.replace('/lamp/', '').replace(/(?<!^404)\.html$/, '/');
  return DELIBERATE.filter(
    (one) =>
      one.facts.some((name) => name === fact) &&
      one.pages.test(page) &&
      (one.variant === undefined || one.variant === variant) &&
      (one.isAll?.(expected, found) ?? true),
  ).map(({reason}) => `${fact}: ${reason}`);
}

function keysOf({facts, reason}: Deliberate): string[] {
  return facts.map((fact) => `${fact}: ${reason}`);
}

/** A value with each text in it changed, apart from names of properties. */
function mapTexts(value: unknown, change: (text: string, key: string) => string, key = ''): unknown {
  if (typeof value === 'string') return change(value, key);
  if (Array.isArray(value)) return value.map((one) => mapTexts(one, change, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, mapTexts(one, change, name)]));
}

function withCompleteImages(value: unknown): unknown {
  return mapTexts(value, (text, key) =>
    key === 'image' && text.startsWith('/') ? `https://lantern.example${text}` : text,
  );
}

function withShortTexts(value: unknown): unknown {
  return mapTexts(value, (text, key) => (key === 'description' ? text.slice(0, 3900) : text));
}

/** Links without those to Markdown files, in whose place are those of the other list. */
function withoutFiles(expected: unknown, found: unknown): unknown {
  const others = listOf(found);
  return listOf(expected).map((link, index) =>
    typeof link === 'object' && link !== null && /\.mdx?\/?$/.test(String(Reflect.get(link, 'href')))
      ? others[index]
      : link,
  );
}

/** Structured data without lists of fewer than two breadcrumbs. */
function withoutShortLists(value: unknown): unknown {
  return listOf(value).filter(
    (one) =>
      typeof one !== 'object' || one === null || listOf(Reflect.get(one, 'itemListElement')).length > 1,
  );
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Entries by address: here the newest is the first in every feed; and descriptions end after 4,000 letters. */
function entriesOf({feeds}: Pick<SiteFacts, 'feeds'>): Record<string, unknown> {
  const read = Object.entries(feeds).map(([address, feed]) => {
    const entries = feed.entries
      .map((entry) => ({...entry, summary: entry.summary?.slice(0, 3900)}))
      .sort((one, other) => (one.link < other.link ? -1 : 1));
    return [address, {title: feed.title, entries}];
  });
  return Object.fromEntries(read);
}

function factNames(...sites: Pick<SiteFacts, 'pages'>[]): FactName[] {
  const pages = sites.flatMap((one) => Object.values(one.pages));
  return [...new Set(pages.flatMap((page) => Object.keys(page)))] as FactName[];
}
