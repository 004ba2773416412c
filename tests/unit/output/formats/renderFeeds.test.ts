import {describe, expect, test, vi} from 'vitest';
import {feedItems} from '../../../../src/generator/output/formats/feedItems.ts';
import {feedPosts} from '../../../../src/generator/routes/blog/feedPlaces.ts';
import {renderFeeds} from '../../../../src/generator/output/formats/renderFeeds.ts';
import type {BlogPost} from '../../../../src/generator/content/Content.ts';
import {all, parseHtml, parseXml, textOf} from './parseXml.ts';
import {blog, testConfig} from './testConfig.ts';

function post(name: string, date: string, changes: Partial<BlogPost> = {}): BlogPost {
  return {
    kind: 'post',
    file: `blog/${name}.md`,
    hash: 'x',
    title: `Post ${name}`,
    description: `About ${name}`,
    permalink: `/v1/blog/${name}`,
    format: 'md',
    tags: [],
    draft: false,
    unlisted: false,
    keywords: [],
    hideTableOfContents: false,
    tocMinHeadingLevel: 2,
    tocMaxHeadingLevel: 3,
    frontMatter: {},
    date,
    slug: `/${name}`,
    authors: [],
    truncated: true,
    ...changes,
  };
}

const ADA = {key: 'ada', name: 'Ada & Co', email: 'ada@example.com', url: '/team#ada', socials: []};
const BOB = {name: 'Bob', url: 'https://bob.example.com/?a=1&b=2', socials: []};

const posts = [
  post('older', '2023-01-02T00:00:00.000Z'),
  post('hidden', '2026-01-01T00:00:00.000Z', {unlisted: true}),
  post('newest', '2024-05-06T07:08:09.000Z', {
    title: 'Why `a < b` && <T> matter ]]> \u0007',
    description: 'Less < & more > "quotes" ]]> here',
    tags: [{label: 'C++ <&> "Go"', permalink: '/v1/blog/tags/c', inline: false}],
    authors: [ADA, BOB],
  }),
];

const HTML = `<h2 id="a">A<a class="hash-link" href="#a" aria-label="Direct link to A"></a></h2>
<p>See <a href="/v1/docs/x?a=1&amp;b=2">this</a>, <a href="other#y">that</a>, <a href="#a">here</a>,
<a href="mailto:ada@example.com">mail</a> and <a href="https://example.org/q">there</a>.</p>
<img src="/v1/img/a.png" srcset="/v1/img/a.png 1x, b.png 2x, c 3x" alt="A">
<video poster="/v1/p.png"><source src="../v.mp4"></video>
<figure class="code"><pre tabindex="0"><code class="language-ts">a ]]&gt; b; c ]]&gt; d</code></pre><button type="button" class="code-copy" aria-label="Copy code">Copy</button></figure>
<figure class="diagram"><svg viewBox="0 0 1 1"><use href="#shape"></use></svg></figure>
<script>alert(1)</script>`;

function feeds(config = testConfig(), list = posts) {
  const [options = blog] = config.blog;
  const set = {instance: options.id, locale: 'en', options, posts: list, tags: [], authors: {}};
  const items = feedItems(feedPosts(set), config, ({slug}) => `${HTML}<p>Body of ${slug}</p>`);
  const files = renderFeeds({config, blog: set, items});
  return Object.fromEntries(files.map(({path, content}) => [path, content]));
}

const atom = (config = testConfig()) => parseXml(feeds(config)['blog/atom.xml'] ?? '');
const channel = () => {
  const rss = parseXml(feeds()['blog/rss.xml'] ?? '');
  const [found] = all(rss, 'channel');
  if (!found) throw new Error('no channel');
  return found;
};

describe('which feeds there are', () => {
  test('one file per configured type, below the blog', () => {
    expect(Object.keys(feeds())).toEqual(['blog/rss.xml', 'blog/atom.xml', 'blog/feed.json']);
    const onlyAtom = {
      ...blog,
      routeBasePath: '/',
      feedOptions: {...blog.feedOptions, type: ['atom' as const]},
    };
    expect(Object.keys(feeds(testConfig({blog: [onlyAtom]})))).toEqual(['atom.xml']);
  });

  test('none without types or listed posts', () => {
    expect(feeds(testConfig({blog: [{...blog, feedOptions: {...blog.feedOptions, type: []}}]}))).toEqual({});
    expect(
      feeds(
        testConfig(),
        posts.filter(({unlisted}) => unlisted),
      ),
    ).toEqual({});
  });

  test('nothing depends on the time of the build', () => {
    const now = feeds();
    vi.useFakeTimers({now: new Date('2040-01-01')});
    const later = feeds();
    vi.useRealTimers();
    expect(later).toEqual(now);
  });

  test('the limit keeps the newest listed posts', () => {
    const limited = testConfig({blog: [{...blog, feedOptions: {...blog.feedOptions, limit: 1}}]});
    const {items} = JSON.parse(feeds(limited)['blog/feed.json'] ?? '');
    expect(items.map(({url}: {url: string}) => url)).toEqual(['https://docs.example.com/v1/blog/newest']);
  });
});

describe('RSS', () => {
  test('describes the blog', () => {
    expect(textOf(channel(), 'title')).toBe('Acme <Docs> Blog');
    expect(textOf(channel(), 'link')).toBe('https://docs.example.com/v1/blog');
    expect(textOf(channel(), 'description')).toBe('News & notes');
    expect(textOf(channel(), 'language')).toBe('en');
    expect(textOf(channel(), 'copyright')).toBe('© Acme & Sons');
    expect(textOf(channel(), 'lastBuildDate')).toBe('Mon, 06 May 2024 07:08:09 GMT');
    expect(all(channel(), 'atom:link').map(({attributes}) => attributes)).toEqual([
      {href: 'https://docs.example.com/v1/blog/rss.xml', rel: 'self', type: 'application/rss+xml'},
    ]);
  });

  test('lists the posts with the newest first', () => {
    const [newest, older, ...more] = all(channel(), 'item');
    expect(more).toEqual([]);
    if (!newest || !older) throw new Error('expected two items');
    expect(parseHtml(textOf(newest, 'title')).body.textContent).toBe('Why `a < b` && <T> matter ]]>');
    expect(textOf(newest, 'link')).toBe('https://docs.example.com/v1/blog/newest');
    expect(textOf(newest, 'guid')).toBe('https://docs.example.com/v1/blog/newest');
    expect(textOf(newest, 'pubDate')).toBe('Mon, 06 May 2024 07:08:09 GMT');
    expect(parseHtml(textOf(newest, 'description')).body.textContent).toBe(
      'Less < & more > "quotes" ]]> here',
    );
    expect(textOf(newest, 'category')).toBe('C++ <&> "Go"');
    expect(textOf(newest, 'author')).toBe('ada@example.com (Ada & Co)');
    expect(textOf(newest, 'dc:creator')).toBe('Ada & Co, Bob');
    expect(textOf(older, 'content:encoded')).toContain('Body of /older');
    expect(all(older, 'dc:creator')).toEqual([]);
  });
});

describe('Atom', () => {
  test('describes the blog and has what RFC 4287 requires', () => {
    expect(atom().attributes.xmlns).toBe('http://www.w3.org/2005/Atom');
    expect(textOf(atom(), 'id')).toBe('https://docs.example.com/v1/blog');
    expect(textOf(atom(), 'title')).toBe('Acme <Docs> Blog');
    expect(textOf(atom(), 'updated')).toBe('2024-05-06T07:08:09.000Z');
    expect(textOf(atom(), 'rights')).toBe('© Acme & Sons');
    expect(all(atom(), 'link').map(({attributes}) => [attributes.rel, attributes.href])).toEqual([
      ['alternate', 'https://docs.example.com/v1/blog'],
      ['self', 'https://docs.example.com/v1/blog/atom.xml'],
    ]);
    expect(all(atom(), 'author').map((author) => textOf(author, 'name'))).toEqual(['Acme <Docs>']);
    expect(textOf(atom(), 'icon')).toBe('https://docs.example.com/v1/img/favicon.svg');
  });

  test('has the icon of another host', () => {
    const favicon = 'https://cdn.example/icon.png';
    expect(textOf(atom(testConfig({favicon})), 'icon')).toBe(favicon);
  });

  test('lists the posts', () => {
    const [entry] = all(atom(), 'entry');
    if (!entry) throw new Error('no entry');
    const [title] = all(entry, 'title');
    expect(title?.attributes.type).toBe('html');
    expect(parseHtml(title?.text ?? '').body.textContent).toBe('Why `a < b` && <T> matter ]]> ');
    expect(textOf(entry, 'id')).toBe('https://docs.example.com/v1/blog/newest');
    expect(textOf(entry, 'published')).toBe('2024-05-06T07:08:09.000Z');
    expect(all(entry, 'category').map(({attributes}) => attributes.term)).toEqual(['C++ <&> "Go"']);
    expect(all(entry, 'author').map((author) => [textOf(author, 'name'), textOf(author, 'uri')])).toEqual([
      ['Ada & Co', 'https://docs.example.com/team#ada'],
      ['Bob', 'https://bob.example.com/?a=1&b=2'],
    ]);
  });

  test('has no author if each entry has one', () => {
    const signed = posts.map((signedPost) => ({...signedPost, authors: [BOB]}));
    const feed = parseXml(feeds(testConfig(), signed)['blog/atom.xml'] ?? '');
    expect(all(feed, 'author')).toEqual([]);
  });
});

test('JSON Feed lists the posts as plain text', () => {
  const feed = JSON.parse(feeds()['blog/feed.json'] ?? '');
  expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
  expect(feed.title).toBe('Acme <Docs> Blog');
  expect(feed.home_page_url).toBe('https://docs.example.com/v1/blog');
  expect(feed.feed_url).toBe('https://docs.example.com/v1/blog/feed.json');
  expect(feed.items[0]).toMatchObject({
    id: 'https://docs.example.com/v1/blog/newest',
    url: 'https://docs.example.com/v1/blog/newest',
    title: 'Why `a < b` && <T> matter ]]> ',
    summary: 'Less < & more > "quotes" ]]> here',
    date_published: '2024-05-06T07:08:09.000Z',
    tags: ['C++ <&> "Go"'],
    author: {name: 'Ada & Co', url: 'https://docs.example.com/team#ada'},
  });
});

describe('the HTML of a post in every feed', () => {
  const bodies = () => [
    all(channel(), 'item').map((item) => textOf(item, 'content:encoded'))[0] ?? '',
    all(atom(), 'entry').map((entry) => textOf(entry, 'content'))[0] ?? '',
    JSON.parse(feeds()['blog/feed.json'] ?? '').items[0].content_html,
  ];

  test('has only absolute addresses', () => {
    for (const html of bodies()) {
      const {body} = parseHtml(html);
      expect([...body.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
        'https://docs.example.com/v1/docs/x?a=1&b=2',
        'https://docs.example.com/v1/blog/other#y',
        'https://docs.example.com/v1/blog/newest#a',
        'mailto:ada@example.com',
        'https://example.org/q',
      ]);
      const image = body.querySelector('img');
      expect(image?.getAttribute('src')).toBe('https://docs.example.com/v1/img/a.png');
      expect(image?.getAttribute('srcset')).toBe(
        'https://docs.example.com/v1/img/a.png 1x, https://docs.example.com/v1/blog/b.png 2x, https://docs.example.com/v1/blog/c 3x',
      );
      expect(body.querySelector('video')?.getAttribute('poster')).toBe('https://docs.example.com/v1/p.png');
      expect(body.querySelector('source')?.getAttribute('src')).toBe('https://docs.example.com/v1/v.mp4');
      expect(body.querySelector('use')?.getAttribute('href')).toBe('#shape');
    }
  });

  test('has nothing that only works on the page, and all of the text', () => {
    for (const html of bodies()) {
      const {body} = parseHtml(html);
      expect(body.querySelector('.hash-link, .code-copy, button, script')).toBeNull();
      expect(body.querySelector('h2')?.textContent).toBe('A');
      expect(body.querySelector('code')?.textContent).toBe('a ]]> b; c ]]> d');
      expect(body.querySelector('p:last-child')?.textContent).toBe('Body of /newest');
    }
  });
});
