import {cpSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {compareFacts} from '../../scripts/facts/compareFacts.ts';
import {readOwnPage} from '../../scripts/facts/readOwnPage.ts';
import {readPages} from '../../scripts/facts/readPages.ts';
import type {PageFacts, SiteFacts} from '../../scripts/facts/SiteFacts.ts';
import {BUILD_PATIENCE} from '../support/patience.ts';
import {repositoryDir} from '../support/runScript.ts';

// Docusaurus' facts of the site, written by `scripts/facts.ts`.
const docusaurus: SiteFacts = JSON.parse(
  readFileSync(`${repositoryDir}tests/fixtures/versionsFacts.json`, 'utf8'),
);
const site = createSite({});
let own: Omit<SiteFacts, 'generator'>;

/** Addresses that only one of the two has: the not-found page in Docusaurus, the search page here. */
const OWN = new Set(['404.html', 'search/'].flatMap((name) => [`/site/${name}`, `/site/fr/${name}`]));
const isDoc = (address: string) => /^\/site\/(?:fr\/)?(?:docs|reference\/api)(?:\/|$)/.test(address);
const isTagList = (address: string) => /\/tags(?:\/|$)/.test(address);
const addresses = (pages: Record<string, PageFacts>) =>
  Object.keys(pages)
    .filter((address) => !OWN.has(address))
    .sort();

beforeAll(async () => {
  site.remove('site.config.ts');
  cpSync(`${repositoryDir}tests/fixtures/versions`, site.dir, {recursive: true});
  const {code, stderr} = await site.build();
  if (code !== 0) throw new Error(stderr);
  own = await readPages(path.join(site.dir, 'build/site'), '/site/', readOwnPage);
}, BUILD_PATIENCE);
afterAll(() => site.dispose());

test('the same pages exist', () => {
  expect(addresses(own.pages)).toEqual(addresses(docusaurus.pages));
});

test('the pages of the docs agree', () => {
  const keys = [
    'canonical',
    'robots',
    'sidebar',
    'breadcrumbs',
    'previous',
    'next',
    'tags',
    'listed',
    'navbar',
    'versions',
    'lang',
    'dir',
    'alternates',
    'languages',
  ] as const;
  expect(compareFacts(docusaurus, own, {keys, isCompared: isDoc})).toEqual({});
});

test('pages of the docs have the same titles', () => {
  // The wording of tag lists in French differs between the generators.
  const isCompared = (address: string) =>
    isDoc(address) && !(address.startsWith('/site/fr/') && isTagList(address));
  expect(compareFacts(docusaurus, own, {keys: ['title', 'h1'], isCompared})).toEqual({});
});

test('docs and categories have the same descriptions', () => {
  // Only this generator puts it on tag lists.
  const isCompared = (address: string) => isDoc(address) && !isTagList(address);
  expect(compareFacts(docusaurus, own, {keys: ['description'], isCompared})).toEqual({});
});

test('other pages point to the same versions', () => {
  const keys = ['canonical', 'robots', 'navbar', 'versions', 'lang', 'alternates', 'languages'] as const;
  const isCompared = (address: string) => !isDoc(address) && !OWN.has(address);
  expect(compareFacts(docusaurus, own, {keys, isCompared})).toEqual({});
});

test('versions have the same banners and labels', () => {
  // Only this generator shows it on tag lists too, since readers may arrive there from a search engine.
  const isCompared = (address: string) => isDoc(address) && !isTagList(address);
  expect(compareFacts(docusaurus, own, {keys: ['banner', 'badge'], isCompared})).toEqual({});
});

test.each(['', 'fr/'])('the sitemap of %j lists the same addresses', (language) => {
  const search = `https://kettle.example/site/${language}search`;
  expect(own.sitemaps[`/site/${language}sitemap.xml`]?.filter((url) => url !== search)).toEqual(
    docusaurus.sitemaps[`/site/${language}sitemap.xml`],
  );
});
