import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {type Generator, siteFiles} from './corpus/siteFiles.ts';
import {type CorpusPage, titleOf, writePage, writePost} from './corpus/writePage.ts';

/** What was written. */
export interface Corpus {
  siteDir: string;
  pageCount: number;
  /** The page in the middle, which is measured and edited. */
  middle: {
    /** Absolute path of the source. */
    file: string;
    /** Address below the site's root. */
    url: string;
  };
}

const PAGES_PER_FOLDER = 40;
const POSTS = 9;

/**
 * Writes a site of generated prose, whose bytes depend only on the number of pages and the seed: docs in folders of
 * 40, nine posts, configuration, home page. Content that is there already is replaced.
 */
export async function makeCorpus({
  siteDir,
  pages,
  generator,
  seed = 1,
}: {
  siteDir: string;
  pages: number;
  generator: Generator;
  seed?: number;
}): Promise<Corpus> {
  for (const folder of ['docs', 'blog', 'src'])
    await rm(path.join(siteDir, folder), {recursive: true, force: true});
  const all = Array.from({length: pages}, (_, i) => describePage(i, seed));

  const files = new Map(Object.entries(siteFiles(generator)));
  for (let folder = 0; folder * PAGES_PER_FOLDER < pages; folder++) {
    const category = {
      label: `Harbour basin ${folder + 1}`,
      position: folder + 1,
      link: {type: 'generated-index'},
    };
    files.set(`docs/${folderName(folder)}/_category_.json`, `${JSON.stringify(category, null, 2)}\n`);
  }
  all.forEach((page, i) => {
    files.set(`docs/${page.path}.mdx`, writePage(page, pageSeed(i, seed), targetsOf(all, i)));
  });
  for (let i = 0; i < POSTS; i++) {
    const target = all[(i * 31) % pages];
    const {title, text} = writePost(pageSeed(1_000_000 + i, seed), target ? [`/docs/${target.path}`] : []);
    files.set(`blog/2025-0${i + 1}-1${i}-${slugOf(title)}.mdx`, text);
  }

  const folders = new Set([...files.keys()].map((file) => path.dirname(path.join(siteDir, file))));
  for (const folder of folders) await mkdir(folder, {recursive: true});
  for (const [file, text] of files) await writeFile(path.join(siteDir, file), text);

  const middle = all[Math.floor(pages / 2)]?.path ?? '';
  return {
    siteDir,
    pageCount: pages,
    middle: {file: path.join(siteDir, 'docs', `${middle}.mdx`), url: `/docs/${middle}`},
  };
}

function describePage(index: number, seed: number): CorpusPage {
  const title = titleOf(pageSeed(index, seed));
  const folder = Math.floor(index / PAGES_PER_FOLDER);
  // The number keeps paths apart whose titles happen to be the same.
  const name = `${slugOf(title)}-${index + 1}`;
  return {path: `${folderName(folder)}/${name}`, title, position: (index % PAGES_PER_FOLDER) + 1};
}

/** Links to the page before, and to two pages elsewhere. */
function targetsOf(all: CorpusPage[], index: number): {href: string; title: string}[] {
  const from = all[index];
  const targets = [index - 1, index + 57, index * 7 + 3].map((i) => all[(i + all.length) % all.length]);
  return targets.flatMap((target) => {
    if (!target || !from) return [];
    const relative = path.posix.relative(path.posix.dirname(from.path), `${target.path}.mdx`);
    return [{href: relative.startsWith('.') ? relative : `./${relative}`, title: target.title}];
  });
}

function pageSeed(index: number, seed: number): number {
  return seed * 10_000_019 + index;
}

function folderName(folder: number): string {
  return `basin-${String(folder + 1).padStart(3, '0')}`;
}

function slugOf(title: string): string {
  return title.toLowerCase().replace(/[^a-z]+/g, '-');
}
