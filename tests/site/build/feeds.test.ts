import {describe, expect, test} from 'vitest';
import * as z from 'zod';
import {useBuiltSite} from '../support/builtSite.ts';
import {all, parseXml, textOf, type XmlElement} from '../../unit/output/formats/parseXml.ts';

const site = useBuiltSite();
const ORIGIN = 'https://docs.valkyrlabs.com';
const BLOG = `${ORIGIN}/v1/blog`;

/** JSON Feed, version 1: required members, and the form of optional ones. */
const author = z
  .object({name: z.string(), url: z.url(), avatar: z.url()})
  .partial()
  .refine((value) => Object.keys(value).length > 0, 'an author has at least one of the keys');
const jsonFeed = z.object({
  version: z.enum(['https://jsonfeed.org/version/1', 'https://jsonfeed.org/version/1.1']),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  description: z.string().optional(),
  icon: z.url().optional(),
  author: author.optional(),
  items: z
    .array(
      z.object({
        id: z.string().min(1),
        url: z.url(),
        title: z.string().optional(),
        content_html: z.string().min(1),
        summary: z.string().optional(),
        image: z.url().optional(),
        date_published: z.iso.datetime({offset: true}).optional(),
        date_modified: z.iso.datetime({offset: true}).optional(),
        author: author.optional(),
        tags: z.array(z.string()).optional(),
      }),
    )
    .min(1),
});

/** RFC 822 with a year of four digits, as RSS 2.0 allows. */
const RFC_822 =
  /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (?:GMT|[+-]\d{4})$/;

const xml = (name: string) => parseXml(site.read(`v1/blog/${name}`));

/** Addresses of the posts in the output. */
function postAddresses(): string[] {
  const routes = site.read('v1/sitemap.xml').match(/(?<=<loc>)[^<]+/g) ?? [];
  const others = /\/blog$|\/blog\/(?:archive|authors|tags|page)(?:\/|$)/;
  return routes.filter((address) => address.startsWith(`${BLOG}/`) && !others.test(address)).sort();
}

function expectWholeContent(html: string): void {
  expect(html.length).toBeGreaterThan(500);
  expect(html).not.toMatch(/<script|<button|class="hash-link"/);
  const addresses = [...html.matchAll(/\b(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address);
  expect(addresses.filter((address) => !/^(?:https?:|mailto:|#)/.test(address))).toEqual([]);
}

function attribute(element: XmlElement | undefined, name: string): string {
  return element?.attributes[name] ?? '';
}

describe('the feeds of the blog', () => {
  test('RSS 2.0: well-formed, with what the format requires, one item for each post', () => {
    const rss = xml('rss.xml');
    expect([rss.name, rss.attributes.version]).toEqual(['rss', '2.0']);
    const channel = all(rss, 'channel')[0] ?? rss;
    expect(all(rss, 'channel')).toHaveLength(1);
    for (const name of ['title', 'link', 'description']) expect(textOf(channel, name)).not.toBe('');
    expect(textOf(channel, 'link')).toBe(BLOG);
    const self = all(channel, 'atom:link').find((link) => link.attributes.rel === 'self');
    expect(attribute(self, 'href')).toBe(`${BLOG}/rss.xml`);
    const items = all(channel, 'item');
    expect(items.map((item) => textOf(item, 'link')).sort()).toEqual(postAddresses());
    for (const item of items) {
      expect(textOf(item, 'title')).not.toBe('');
      expect(textOf(item, 'description')).not.toBe('');
      expect(textOf(item, 'guid')).toBe(textOf(item, 'link'));
      expect(textOf(item, 'pubDate')).toMatch(RFC_822);
      expect(textOf(item, 'dc:creator')).not.toBe('');
      expectWholeContent(textOf(item, 'content:encoded'));
    }
    const dates = items.map((item) => Date.parse(textOf(item, 'pubDate')));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  test('Atom (RFC 4287): well-formed, with what the format requires, one entry for each post', () => {
    const feed = xml('atom.xml');
    expect([feed.name, feed.attributes.xmlns]).toEqual(['feed', 'http://www.w3.org/2005/Atom']);
    expect(textOf(feed, 'id')).toBe(BLOG);
    expect(textOf(feed, 'title')).not.toBe('');
    expect(() => z.iso.datetime({offset: true}).parse(textOf(feed, 'updated'))).not.toThrow();
    const self = all(feed, 'link').find((link) => link.attributes.rel === 'self');
    expect(attribute(self, 'href')).toBe(`${BLOG}/atom.xml`);
    const entries = all(feed, 'entry');
    expect(entries.map((entry) => attribute(all(entry, 'link')[0], 'href')).sort()).toEqual(postAddresses());
    expect(new Set(entries.map((entry) => textOf(entry, 'id'))).size).toBe(entries.length);
    for (const entry of entries) {
      expect(textOf(entry, 'title')).not.toBe('');
      expect(() => z.iso.datetime({offset: true}).parse(textOf(entry, 'updated'))).not.toThrow();
      // If an entry has no author, the feed must have one.
      const authors = [...all(entry, 'author'), ...all(feed, 'author')];
      expect(authors.length).toBeGreaterThan(0);
      for (const one of authors) expect(textOf(one, 'name')).not.toBe('');
      for (const category of all(entry, 'category')) expect(attribute(category, 'term')).not.toBe('');
      expectWholeContent(textOf(entry, 'content'));
    }
  });

  test('JSON Feed 1: fits the schema, one item for each post', () => {
    const feed = jsonFeed.parse(JSON.parse(site.read('v1/blog/feed.json')));
    expect([feed.home_page_url, feed.feed_url]).toEqual([BLOG, `${BLOG}/feed.json`]);
    expect(feed.items.map(({url}) => url).sort()).toEqual(postAddresses());
    for (const item of feed.items) {
      expect(item.title).not.toBe('');
      expect(item.date_published ?? item.date_modified).toBeDefined();
      expectWholeContent(item.content_html);
    }
  });

  test('every page of the blog links to the feeds', () => {
    for (const file of ['v1/blog/index.html', 'v1/blog/daring-to-do/index.html']) {
      const html = site.read(file);
      for (const name of ['rss.xml', 'atom.xml', 'feed.json'])
        expect(html, file).toContain(`href="/v1/blog/${name}"`);
    }
  });
});
