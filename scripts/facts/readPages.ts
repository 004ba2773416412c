import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {Window} from 'happy-dom';
import {readFeed} from './readFeed.ts';
import type {SidebarFact, SiteFacts} from './SiteFacts.ts';

/** Reads a generator's own markup: the facts of a page without its sidebar, and its sidebar. */
export type ReadPage = (page: Document) => {facts: SiteFacts['pages'][string]; sidebar?: SidebarFact[]};

/** Reads the facts of a site from its output folder. */
export async function readPages(
  outDir: string,
  baseUrl: string,
  readPage: ReadPage,
): Promise<Omit<SiteFacts, 'generator'>> {
  const files = (await readdir(outDir, {recursive: true}))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
  const window = new Window();
  const parser = new window.DOMParser();
  const sidebars = new Map<string, string>();
  const facts: Omit<SiteFacts, 'generator'> = {sidebars: {}, pages: {}, sitemaps: {}, feeds: {}};
  for (const file of files.filter((name) =>
    /(?:\.html|sitemap\.xml|(?:^|\/)(?:(?:rss|atom)\.xml|feed\.json))$/.test(name),
  )) {
    const text = await readFile(path.join(outDir, file), 'utf8');
    if (/(?:rss\.xml|atom\.xml|feed\.json)$/.test(file)) {
      facts.feeds[baseUrl + file] = readFeed(file, text);
      continue;
    }
    if (file.endsWith('.xml')) {
      facts.sitemaps[baseUrl + file] = [...text.matchAll(/<loc>([^<]*)/g)].map(([, url = '']) => url).sort();
      continue;
    }
    const page = parser.parseFromString(text, 'text/html') as unknown as Document;
    const {facts: own, sidebar} = readPage(page);
    facts.pages[baseUrl + file.replace(/(^|\/)index\.html$/, '$1')] = own;
    if (!sidebar) continue;
    const key = JSON.stringify(sidebar);
    const name = sidebars.get(key) ?? `${sidebars.size + 1}`;
    sidebars.set(key, name);
    facts.sidebars[name] = sidebar;
    own.sidebar = name;
  }
  await window.happyDOM.close();
  return facts;
}
