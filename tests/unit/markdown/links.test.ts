import {describe, expect, test} from 'vitest';
import {compile, OPTIONS, staticHtml} from './site.tsx';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAEElEQVR4nGP4z8AARAwQCgAf7gP9i18U1AAAAABJRU5ErkJggg==',
  'base64',
);

describe('links', () => {
  const cases: [source: string, href: string][] = [
    ['[a](./intro.mdx#x)', '/v1/docs/intro#x'],
    ['[a](intro.mdx?q=1)', '/v1/docs/intro?q=1'],
    ['[a](/guides/setup.mdx)', '/v1/docs/guides/setup'],
    ['[a](@site/docs/intro.mdx)', '/v1/docs/intro'],
    ['[a](guides/a%20b.md)', '/v1/docs/guides/a-b'],
    ['[a](<guides/a b.md>)', '/v1/docs/guides/a-b'],
    ['[a][r]\n\n[r]: ./intro.mdx', '/v1/docs/intro'],
    ['[a](/docs/intro)', '/v1/docs/intro'],
    ['[a](/v1/docs/intro)', '/v1/docs/intro'],
    ['[a](./other)', '/v1/docs/other'],
    ['[a](#part)', '#part'],
    ['<Link to="/docs/x">a</Link>', '/v1/docs/x'],
    ['<a href="/docs/x">a</a>', '/docs/x'],
  ];
  test.each(cases)('%s points to %s', async (source, href) => {
    const page = await compile(source);
    expect(staticHtml(page)).toContain(`<a href="${href}">a</a>`);
    expect(page.links.map((link) => link.href)).toEqual([href]);
    expect(page.problems).toEqual([]);
  });

  test.each([
    [
      '[a](https://e.org/x?y=1&z)',
      '<a href="https://e.org/x?y=1&amp;z" target="_blank" rel="noopener noreferrer" class="external">a</a>',
    ],
    ['[a](mailto:a@b.org)', '<a href="mailto:a@b.org">a</a>'],
    ['[a](pathname:///legacy)', '<a href="/v1/legacy" target="_blank" rel="noopener noreferrer">a</a>'],
    [
      'see (https://e.org)',
      'see (<a href="https://e.org" target="_blank" rel="noopener noreferrer" class="external">https://e.org</a>)',
    ],
    [
      'see https://e.org.',
      '<a href="https://e.org" target="_blank" rel="noopener noreferrer" class="external">https://e.org</a>.',
    ],
  ])('%s', async (source, html) => {
    expect(staticHtml(await compile(source))).toContain(html);
  });

  test.each<[boolean, string, string]>([
    [true, '/docs/x?a#b', '/v1/docs/x/?a#b'],
    [false, '/docs/x/#b', '/v1/docs/x#b'],
    [true, '/', '/v1/'],
    [true, '/docs/v2.0', '/v1/docs/v2.0/'],
    [true, '/x.mp4', '/v1/x.mp4'],
    [true, './other', '/v1/docs/other/'],
    [true, '#b', '#b'],
  ])('applies trailingSlash %s to %s', async (trailingSlash, url, href) => {
    expect(staticHtml(await compile(`[a](${url})`, {options: {trailingSlash}}))).toContain(`href="${href}"`);
  });

  test('resolves a link to a Markdown file to the address of its page', async () => {
    const permalinks = {'docs/intro.mdx': '/v1/docs/intro/'};
    const page = await compile('[a](./intro.mdx#b)', {options: {trailingSlash: true, permalinks}});
    expect(staticHtml(page)).toContain('href="/v1/docs/intro/#b"');
  });

  test('reports a missing file with its position and the nearest one', async () => {
    const page = await compile('---\ntitle: x\n---\n\nSee [a](./intor.mdx#x) now.');
    expect(page.problems).toEqual([
      {
        severity: 'warning',
        file: 'docs/page.mdx',
        line: 5,
        column: 5,
        rule: 'broken-link',
        message: 'The link to `./intor.mdx` points to a file that is not a page of this site.',
        hint: 'Did you mean `./intro.mdx`?',
      },
    ]);
    expect(staticHtml(page)).toContain('href="./intor.mdx#x"');
    expect(page.dependencies.links).toEqual({'docs/intor.mdx': null});
  });

  test('suggests only files of the same folder on a site with thousands of documents', async () => {
    const many = Array.from({length: 3000}, (_, index) => [`docs/n/${index}.mdx`, `/v1/docs/n/${index}`]);
    const permalinks = Object.fromEntries([
      ...many,
      ['docs/intro.mdx', '/v1/docs/intro'],
      ['docs/guides/setup.mdx', '/v1/docs/guides/setup'],
    ]);
    const page = await compile('[a](./intor.mdx) [b](./setpu.mdx) [c](./setup.mdx)', {options: {permalinks}});
    expect(page.problems.map(({hint}) => hint)).toEqual([
      'Did you mean `./intro.mdx`?',
      'Check the path; it is relative to this file.',
      'Did you mean `./guides/setup.mdx`?',
    ]);
  });

  test('reports a link to a draft as such', async () => {
    const files = {'docs/guides/intor.mdx': '---\ntitle: Later\ndraft: true\n---\n'};
    const page = await compile('See [a](guides/intor.mdx).', {files});
    expect(page.problems).toEqual([
      {
        severity: 'warning',
        file: 'docs/page.mdx',
        line: 1,
        column: 5,
        rule: 'broken-link',
        message: 'The link to `guides/intor.mdx` points to a draft, which the built site does not have.',
        hint: 'Remove `draft: true` from `docs/guides/intor.mdx` to publish it, or leave the link out until then.',
      },
    ]);
    // Publishing it makes the page stale.
    expect(page.dependencies.files['docs/guides/intor.mdx']).toMatch(/^[\da-f]{40}$/);
  });

  test('suggests no file of another name because of a short name with the same extension, or of another number', async () => {
    const names = ['p2', 'faq', 'chapter-11', 'step-03'];
    const permalinks = Object.fromEntries(names.map((name) => [`docs/${name}.mdx`, `/docs/${name}`]));
    const page = await compile(
      '[a](./p9.mdx) [b](./api.mdx) [c](./chapter-12.mdx) [d](./step-3.mdx) [e](./chaptre-11.mdx)',
      {options: {permalinks}},
    );
    const none = 'Check the path; it is relative to this file.';
    expect(page.problems.map(({hint}) => hint)).toEqual([
      none,
      none,
      none,
      'Did you mean `./step-03.mdx`?',
      'Did you mean `./chapter-11.mdx`?',
    ]);
  });

  test('never suggests the page itself', async () => {
    const page = await compile('[a](./pages.md)');
    expect(page.problems.map(({hint}) => hint)).toEqual(['Check the path; it is relative to this file.']);
  });

  test.each([
    ['throw', ['error']],
    ['log', ['warning']],
    ['ignore', []],
  ] as const)('onBrokenMarkdownLinks %s', async (reaction, severities) => {
    const hooks = {...OPTIONS.markdown.hooks, onBrokenMarkdownLinks: reaction};
    const page = await compile('[a](setup.md)', {options: {markdown: {...OPTIONS.markdown, hooks}}});
    expect(page.problems.map(({severity}) => severity)).toEqual(severities);
    for (const {hint} of page.problems) expect(hint).toBe('Did you mean `./guides/setup.mdx`?');
  });

  test('copies linked files', async () => {
    const files = {'docs/a b.pdf': 'x', 'static/s.zip': 'y'};
    const page = await compile('[a](<./a b.pdf>) [b](/s.zip) [c](./none.pdf)', {files});
    expect(page.assets.map(({file}) => file)).toEqual(['docs/a b.pdf', 'static/s.zip']);
    expect(staticHtml(page)).toMatch(/href="\/v1\/assets\/files\/a%20b-[\da-f]{8}\.pdf" target="_blank"/);
    expect(page.links.map(({href}) => href)).toEqual(['/v1/docs/none.pdf']);
    expect(page.dependencies.files['docs/none.pdf']).toBeNull();
  });
});

describe('images', () => {
  const files = {
    'docs/i.png': png,
    'static/img/s.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40"></svg>',
  };

  test('have their size; only the first is loaded at once', async () => {
    const page = await compile(
      '![A "q"](./i.png "T")\n\n![b](/img/s.svg) ![c](@site/docs/i.png) ![d](https://e.org/d.png)',
      {files},
    );
    expect(page.problems).toEqual([]);
    const images = staticHtml(page).match(/<img[^>]*>/g);
    const hashed = /src="\/v1\/assets\/images\/i-[\da-f]{8}\.png"/;
    expect(images?.[0]).toMatch(hashed);
    expect(images?.[0]).toContain(
      'alt="A &quot;q&quot;" title="T" width="2" height="3" loading="eager" decoding="async"',
    );
    expect(images?.[1]).toBe(
      '<img src="/v1/img/s.svg" alt="b" width="30" height="40" loading="lazy" decoding="async">',
    );
    expect(images?.[2]).toMatch(hashed);
    expect(images?.[3]).toBe('<img src="https://e.org/d.png" alt="d" loading="lazy" decoding="async">');
    expect(page.assets).toHaveLength(1);
  });

  test('have the size of the published file, from the last static folder', async () => {
    const other = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 60"></svg>';
    const page = await compile('![b](/img/s.svg)', {
      files: {...files, 'brand/img/s.svg': other},
      options: {staticDirectories: ['static', 'brand']},
    });
    expect(staticHtml(page)).toContain('width="50" height="60"');
  });

  test('that are missing are reported with their position', async () => {
    const page = await compile('Text\n\nAnd ![a](./I.png)\n\n![b](/img/none.png)', {files});
    expect(page.problems).toEqual([
      {
        severity: 'error',
        file: 'docs/page.mdx',
        line: 3,
        column: 5,
        rule: 'broken-image',
        message: 'The image `./I.png` does not exist.',
        hint: 'Did you mean `./i.png`?',
      },
      {
        severity: 'error',
        file: 'docs/page.mdx',
        line: 5,
        column: 1,
        rule: 'broken-image',
        message: 'The image `/img/none.png` does not exist.',
        hint: 'Put it in `static/img/none.png`.',
      },
    ]);
  });
});

describe('the social image of the front matter', () => {
  const files = {'docs/card.png': png, 'static/card.png': png};
  const withImage = (image: string) => compile(`---\ntitle: A\nimage: ${image}\n---\n\nText.`, {files});

  test.each(['./card.png', '../docs/card.png', "'@site/docs/card.png'"])(
    '%s becomes an asset',
    async (image) => {
      const page = await withImage(image);
      expect(page.image).toMatch(/^\/v1\/assets\/images\/card-[\da-f]{8}\.png$/);
      expect(page.assets.map(({file}) => file)).toEqual(['docs/card.png']);
      expect(page.problems).toEqual([]);
    },
  );

  test.each(['/card.png', 'card.png', 'https://e.org/card.png'])('%s is kept unchanged', async (image) => {
    const page = await withImage(image);
    expect([page.image, page.assets, page.problems]).toEqual([undefined, [], []]);
  });

  test('is reported when it does not exist', async () => {
    const page = await withImage('./crad.png');
    expect(page.image).toBeUndefined();
    expect(page.problems).toEqual([
      {
        severity: 'error',
        file: 'docs/page.mdx',
        line: 3,
        column: 8,
        rule: 'broken-image',
        message: 'The social image `./crad.png` does not exist.',
        hint: 'Did you mean `./card.png`?',
      },
    ]);
  });
});

test('a link whose text looks like a directive has a text', async () => {
  const {problems} = await compile('See [:nth-child](https://example.com/a) and [](https://example.com/b).');
  expect(problems.map(({message}) => message)).toEqual([
    'The link to `https://example.com/b` has no text, so nobody can see it or use it.',
  ]);
});
