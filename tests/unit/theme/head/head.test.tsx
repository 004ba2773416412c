// @vitest-environment happy-dom
import {act, type ReactNode, useState} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {MemoryRouter} from 'react-router-dom';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {App} from '../../../../src/generator/client/App.tsx';
import {PageView} from '../../../../src/generator/client/PageView.tsx';
import {createPrerenderBundle} from '../../../../src/generator/client/prerender.tsx';
import type {PageData} from '../../../../src/generator/shared/page/PageData.ts';
import type {SiteData} from '../../../../src/generator/shared/page/SiteData.ts';
import Head from '../../../../src/generator/compat/docusaurus/Head.ts';
import Layout from '../../../../src/generator/compat/theme/Layout.tsx';
import {pages, site} from '../fixtures.ts';

const SITE: SiteData = {
  ...site,
  metadata: [
    {name: 'twitter:card', content: 'summary'},
    {name: 'description', content: 'of the site'},
    {name: 'author', content: 'Ada'},
  ],
};

function Page(): ReactNode {
  return (
    <Layout title="LT" description="LD">
      <Head>
        <title>HT</title>
        <meta name="description" content="HD" />
        <meta property="og:image" content="/one.png" />
        <meta property="og:image" content="/two.png" />
        <link rel="canonical" href="https://acme.test/other" />
        <html lang="fr" className="wide" data-page="own" />
        <body className="landing" />
        <script src="/counter.js" type="text/not-run" defer />
        <script type="application/ld+json">{'{"@type":"Thing","name":"a < b"}'}</script>
      </Head>
      <h1>Page</h1>
    </Layout>
  );
}

const component: PageData = pages.component;

async function prerender(Component: () => ReactNode, data: PageData = component) {
  const registry = {home: async () => ({default: Component})};
  return createPrerenderBundle({registry}).renderPage(SITE, data, {}, (work) => work());
}

function tagsOf(head: Element) {
  return {
    titles: [...head.querySelectorAll('title')].map(({textContent}) => textContent),
    descriptions: contents(head, 'meta[name="description"]'),
    cards: contents(head, 'meta[name="twitter:card"]'),
    images: contents(head, 'meta[property="og:image"]'),
    canonicals: [...head.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href')),
    scripts: [...head.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
  };
}

function contents(head: Element, selector: string): (string | null)[] {
  return [...head.querySelectorAll(selector)].map((meta) => meta.getAttribute('content'));
}

const OWN = {
  titles: ['HT'],
  descriptions: ['HD'],
  cards: ['summary'],
  images: ['/one.png', '/two.png'],
  canonicals: ['https://acme.test/other'],
  scripts: ['/counter.js'],
};

const OF_DOC = {
  titles: ['Start | Acme'],
  descriptions: ['How to start'],
  cards: ['summary'],
  images: ['https://acme.test/v1/card.png'],
  canonicals: ['https://acme.test/v1/docs/start'],
  scripts: [],
};

let root: Root | undefined;

beforeEach(() => {
  Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

function view(data: PageData, Component?: () => ReactNode): ReactNode {
  return (
    <MemoryRouter>
      <App site={SITE}>
        <PageView
          page={{data, modules: {}, ...(Component && {component: Component})}}
          pending={false}
          loadLevel={() => Promise.resolve([])}
        />
      </App>
    </MemoryRouter>
  );
}

/** Loads a prerendered page like a browser, and hydrates it. */
async function open(Component: () => ReactNode): Promise<{mismatches: unknown[]}> {
  const {head, body, data} = await prerender(Component);
  document.head.innerHTML = head;
  const place = document.createElement('div');
  place.innerHTML = body;
  document.body.append(place);
  const mismatches: unknown[] = [];
  await act(async () => {
    root = hydrateRoot(place, view(data, Component), {onRecoverableError: (error) => mismatches.push(error)});
  });
  return {mismatches};
}

test('of equivalent tags, the innermost is prerendered', async () => {
  const {head, htmlAttributes, bodyAttributes, data} = await prerender(Page);
  document.head.innerHTML = head;
  expect(tagsOf(document.head)).toEqual(OWN);
  expect(contents(document.head, 'meta[name="author"]')).toEqual(['Ada']);
  expect(contents(document.head, 'meta[property="og:title"]')).toEqual(['HT']);
  expect(htmlAttributes).toEqual({lang: 'fr', class: 'wide', 'data-page': 'own'});
  expect(bodyAttributes).toEqual({class: 'landing'});
  // What the document template and the browser use.
  expect(data.head).toMatchObject({
    title: 'HT',
    description: 'HD',
    structuredData: [{'@type': 'Thing', name: 'a < b'}],
  });
});

test('the page wins over the metadata of the site', async () => {
  const {head} = await prerender(() => <p />, {
    ...component,
    head: {...component.head, description: 'of the page', keywords: ['a', 'b']},
  });
  document.head.innerHTML = head;
  expect(tagsOf(document.head)).toMatchObject({descriptions: ['of the page'], cards: ['summary']});
});

test('hydration finds the tags, and the next page has its own', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const {mismatches} = await open(Page);
  expect(mismatches).toEqual([]);
  expect(complaints.mock.calls).toEqual([]);
  expect(tagsOf(document.head)).toEqual(OWN);
  const {documentElement} = document;
  expect(documentElement.lang).toBe('fr');
  expect(documentElement.classList.contains('wide')).toBe(true);
  expect(document.body.className).toBe('landing');

  await act(async () => root?.render(view({...pages.doc, path: '/v1/docs/next'})));
  expect(tagsOf(document.head)).toEqual(OF_DOC);
  expect(documentElement.lang).toBe('en');
  expect(documentElement.classList.contains('wide')).toBe(false);
  expect(documentElement.hasAttribute('data-page')).toBe(false);
  expect(document.body.className).toBe('');

  const {data} = await prerender(Page);
  await act(async () => root?.render(view(data, Page)));
  expect(tagsOf(document.head)).toEqual(OWN);
  expect(document.body.className).toBe('landing');
});

test('the dev server does not know the tags before the page is rendered', async () => {
  await open(() => <p />);
  await act(async () => root?.render(view({...component, path: '/v1/own'}, Page)));
  expect(tagsOf(document.head)).toEqual(OWN);
  const data = [...document.head.querySelectorAll('script[type="application/ld+json"]')];
  expect(data.map(({textContent}) => textContent)).toEqual(['{"@type":"Thing","name":"a \\u003c b"}']);
});

test('the head follows the mounted components', async () => {
  const {mismatches} = await open(function Counter() {
    const [count, setCount] = useState(0);
    return (
      <>
        <Head>
          <title>{`${count} new`}</title>
          <body data-count={count} />
        </Head>
        <button type="button" onClick={() => setCount(count + 1)}>
          More
        </button>
      </>
    );
  });
  expect(mismatches).toEqual([]);
  expect(tagsOf(document.head).titles).toEqual(['0 new']);
  await act(async () =>
    [...document.querySelectorAll('button')].find(({textContent}) => textContent === 'More')?.click(),
  );
  expect(tagsOf(document.head).titles).toEqual(['1 new']);
  expect(document.body.dataset.count).toBe('1');
});

test('elements that are not allowed in a head are reported', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const page = () => (
    <Head>
      <p>Text</p>
    </Head>
  );
  const {body} = await prerender(page).catch((error: Error) => ({body: error.message}));
  expect(body).toContain('`<Head>` contains `<p>`, which is not allowed in the head of a document.');
});
