import {existsSync, mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {afterEach, expect, test} from 'vitest';
import {drawOpenGraph, imagePath} from '../../../../src/generator/output/openGraph/drawOpenGraph.ts';
import {planOpenGraph} from '../../../../src/generator/output/openGraph/planOpenGraph.ts';
import {renderCard} from '../../../../src/generator/output/openGraph/renderCard.ts';
import {wrapText} from '../../../../src/generator/output/openGraph/wrapText.ts';
import {imageTask} from '../../../../src/generator/workers/imageTask.ts';
import type {SiteConfig} from '../../../../src/generator/config/SiteConfig.ts';
import {messagesOf} from '../../../../src/generator/shared/messages/messagesOf.ts';
import type {DocPageData} from '../../../../src/generator/shared/page/DocsPageData.ts';
import type {PageData} from '../../../../src/generator/shared/page/PageData.ts';
import type {Route} from '../../../../src/generator/routes/Route.ts';

const dirs: string[] = [];
afterEach(() => {
  for (const dir of dirs.splice(0)) rmSync(dir, {recursive: true, force: true});
});

const config = {
  title: 'Acme',
  titleDelimiter: '|',
  tagline: 'Rockets for all',
  url: 'https://acme.test',
  baseUrl: '/v1/',
  products: [{label: 'Sleds', path: '/docs/sleds', color: 3}],
  markdown: {typography: false},
  messages: messagesOf('en'),
} as SiteConfig;

function doc(file: string, image?: string): Route {
  const address = `/v1/${file.replace(/\.mdx$/, '')}`;
  const data = {
    layout: 'doc',
    path: address,
    head: {title: 'Rockets | Acme', description: 'How they fly.', ...(image && {image})},
    breadcrumbs: [{label: 'Products'}, {label: 'Rockets'}],
  } as DocPageData;
  return {path: address, data, contents: [], noIndex: false, file};
}

test('the entry document of a folder gets its own image, other documents share their product’s or section’s', () => {
  const routes = [
    doc('docs/rockets/overview.mdx'),
    doc('docs/rockets/getting-started.mdx'),
    doc('docs/sleds/getting-started.mdx'),
    doc('docs/sleds/brakes.mdx'),
  ];
  const planned = planOpenGraph(config, routes, '');
  expect(planned.images.map(({file}) => file.replace(/\.[0-9a-f]{8}\.png$/, ''))).toEqual([
    'docs-rockets-overview',
    'documentation-products',
    'documentation-sleds',
  ]);
  expect(planned.routes[0]?.data.head.image).toBe(
    `https://acme.test/v1/assets/open-graph/${planned.images[0]?.file}`,
  );
  expect(planned.routes[3]?.data.head.imageFacts).toEqual({
    alt: 'Documentation: Sleds',
    width: 1200,
    height: 630,
  });
  expect(planned.images[2]?.card.color).toBe(3);
  expect(planned.images[0]?.card).toMatchObject({
    eyebrow: 'Products',
    title: 'Rockets',
    text: 'How they fly.',
  });
});

test('the title of an image is the whole title of its page, for any delimiter', () => {
  const route = doc('docs/rockets/overview.mdx');
  const {data} = route;
  const titleOf = (titleDelimiter: string): string | undefined => {
    const head = {...data.head, title: `Rockets | Part 1 ${titleDelimiter} Acme`};
    return planOpenGraph({...config, titleDelimiter}, [{...route, data: {...data, head}}], '').images[0]?.card
      .title;
  };
  expect(['|', '\\', '::'].map(titleOf)).toEqual(Array(3).fill('Rockets | Part 1'));
});

test('the image of a page without words in its address has a name that is not hidden', () => {
  const names = ['/v1/', '/v1/%E3%83%89'].map((address) => {
    const route = doc('docs/index.mdx');
    return planOpenGraph(config, [{...route, path: address}], '').images[0]?.file;
  });
  for (const name of names) expect(name).toMatch(/^page\.[0-9a-f]{8}\.png$/);
});

test('the words of an image are in the language of the site; without letters for them there is no image', () => {
  const imagesOf = (locale: string, title = 'Acme') =>
    planOpenGraph({...config, title, messages: messagesOf(locale)}, [doc('docs/sleds/brakes.mdx')], '');
  expect(imagesOf('de').images[0]?.card.eyebrow).toBe('Dokumentation');
  expect(imagesOf('uk').images[0]?.card.eyebrow).toBe('Документація');
  expect(imagesOf('vi').images[0]?.card.eyebrow).toBe('Tài liệu');
  for (const title of ['Łódź', 'Полёт', 'Ґедзь і їжак', 'Tiếng Việt', 'İyi ışık'])
    expect(imagesOf('pl', title).images).toHaveLength(1);
  for (const planned of [imagesOf('ko'), imagesOf('zh-Hant'), imagesOf('en', 'Πτήση')]) {
    expect(planned.images).toEqual([]);
    expect(planned.routes[0]?.data.head.image).toBeUndefined();
  }
});

test('a page that names its own image keeps it', () => {
  const planned = planOpenGraph(config, [doc('docs/rockets/overview.mdx', 'https://acme.test/own.png')], '');
  expect(planned.images).toEqual([]);
  expect(planned.routes[0]?.data.head.image).toBe('https://acme.test/own.png');
});

test('the structured data of a post names the image generated for it', () => {
  const structuredData = [{'@type': 'BlogPosting', headline: 'Lift-off'}];
  const data = {
    layout: 'blogPost',
    path: '/v1/blog/lift-off',
    head: {title: 'Lift-off | Acme', type: 'article', structuredData},
    post: {
      title: 'Lift-off',
      href: '/v1/blog/lift-off',
      date: '2025-01-02',
      formattedDate: 'January 2, 2025',
      authors: [],
      tags: [],
    },
    content: {key: 'body'},
    toc: [],
  } satisfies PageData;
  const route = {path: data.path, data, contents: [], noIndex: false};
  const {head} = planOpenGraph(config, [route], '').routes[0]?.data ?? {};
  expect(head?.structuredData).toEqual([{...structuredData[0], image: head?.image}]);
  expect(head?.image).toMatch(/lift-off\.[0-9a-f]{8}\.png$/);
});

test('images are PNGs of 1200 by 630, rendered once and the same each time', async () => {
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'images-'));
  dirs.push(cacheDir);
  const {images} = planOpenGraph(
    config,
    [doc('docs/rockets/overview.mdx')],
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  const draw = (planned: typeof images, logo = '') =>
    drawOpenGraph(planned, {cacheDir, siteTitle: 'Acme', logo}, async (task) => imageTask(task));
  expect(await draw(images)).toBe(1);
  const file = images[0] ? imagePath(cacheDir, images[0]) : '';
  const png = readFileSync(file);
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  const {mtimeMs} = statSync(file);
  expect(await draw(images)).toBe(0);
  expect(statSync(file).mtimeMs).toBe(mtimeMs);
  rmSync(file);
  await draw(images);
  expect(readFileSync(file).equals(png)).toBe(true);

  rmSync(file);
  await draw(images, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>');
  expect(readFileSync(file).equals(png)).toBe(false);
  rmSync(file);
  // A logo that cannot be parsed is ignored.
  await draw(images, 'no image');
  expect(readFileSync(file).equals(png)).toBe(true);
  await draw([]);
  expect(existsSync(file)).toBe(false);
});

test('the strokes of the background are not behind words', () => {
  const card = {
    eyebrow: 'Blog',
    title: 'Why continuous code generation belongs in your agile process',
    text: 'Sprints are short, hand-written plumbing is not.',
    footer: 'Ann',
  };
  const svg = renderCard(card, 'Acme', '');
  const [drawn, bare] = [svg, svg.replace(/ stroke="#\w+"/, '')].map(
    (one) => new Resvg(one, {font: {loadSystemFonts: false}}).render().pixels,
  );
  const red = (pixels: Uint8Array | undefined, x: number, y: number): number =>
    pixels?.[4 * (1200 * y + x)] ?? 0;
  const isSame = (x: number, y: number): boolean => Math.abs(red(drawn, x, y) - red(bare, x, y)) < 4;
  const differ = (from: number, to: number, y: number): boolean =>
    Array.from({length: to - from}, (_, index) => from + index).some((x) => !isSame(x, y));
  // The lines of the title, and the rest of the card.
  expect([240, 270, 310, 340].filter((y) => differ(80, 850, y))).toEqual([]);
  expect([60, 240, 500].filter((y) => differ(0, 1200, y))).toEqual([60, 240, 500]);
});

test('text breaks between words, and ends with an ellipsis if it does not fit', () => {
  const measure = (text: string): number => text.length;
  expect(wrapText('one two three', 7, 3, measure)).toEqual(['one two', 'three']);
  expect(wrapText('one two three four', 7, 2, measure)).toEqual(['one two', 'three…']);
  expect(wrapText('one two threefour', 7, 2, measure)).toEqual(['one two', 'threef…']);
  expect(wrapText('', 7, 2, measure)).toEqual([]);
});
