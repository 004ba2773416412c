import type {SiteConfig} from '../../config/SiteConfig.ts';
import {allDocs, allPages} from '../../content/allDocuments.ts';
import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import type {Content} from '../../content/Content.ts';
import type {ScannedSite} from '../../reference/ScannedSite.ts';
import type {SidebarItem} from '../../content/sidebars/SidebarItem.ts';
import {fileUrl} from '../../shared/address/absoluteUrl.ts';
import {markdownAddress} from '../../shared/address/markdownAddress.ts';
import {productOf} from '../../shared/page/productOf.ts';
import {type LlmsLink, renderLlms} from '../formats/renderLlms.ts';
import {renderPageMarkdown} from '../formats/renderPageMarkdown.ts';
import {withPagePath} from '../../markdown/text/withPagePath.ts';
import {hashOf} from '../../files/hash.ts';
import {type OutputFile, textFile} from '../OutputFile.ts';
import {OutputReplacedError} from '../OutputReplacedError.ts';
import type {WrittenOutputs} from '../OutputManifest.ts';
import type {Piece} from '../writePieces.ts';
import {belowBase} from './belowBase.ts';
import {docsLlms, docsWithLlms, fullLlms, productLlms, SITE_LLMS} from './llmsNames.ts';
import type {MarkdownPage} from './markdownPages.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';

/** Pages that are listed together in an `llms.txt`. */
interface Section {
  title: string;
  pages: MarkdownPage[];
}

/** Pages that get their own files. */
interface Part {
  label: string;
  /** Path of its `llms.txt`, without the extension. */
  file: string;
  pages: MarkdownPage[];
}

/** What an `llms.txt` and its `llms-full.txt` contain. */
interface Pair {
  /** Path of the `llms.txt`, without the extension. */
  file: string;
  title: string;
  about: string;
  sections: Section[];
  /** Links to other such files. */
  others: LlmsLink[];
}

/** The most Markdown (bytes) in one file: hosts such as Cloudflare Pages refuse a site with a file above 25 MiB. */
const MOST_TEXT = 20_000_000;

/**
 * `llms.txt` and `llms-full.txt` for the whole site, and a pair for each product below `llms/`, to be read by language
 * models. Pages are in the order of the sidebars, followed by posts and standalone pages; pages that search engines may
 * not list are left out. If there are several docs, each has its own pair below `llms/docs/`, and so has each version
 * that is not the last: their pages are not in the site's own files. If the Markdown is more than `MOST_TEXT`, there is
 * only an `llms.txt`, which lists the Markdown of each page.
 *
 * @param version Hash of the generator's own code.
 * @returns The files, and by how much their texts may change in length, in total, without any becoming too long or short
 * enough (bytes).
 */
export function llmsFiles(
  site: ScannedSite,
  pages: readonly MarkdownPage[],
  version: string,
): {files: OutputFile[]; spareText: number} {
  const {config} = site;
  const words = config.messages.build;
  const listed = pages.filter(({isWritten, isListed}) => isWritten && isListed);
  if (listed.length === 0) return {files: [], spareText: Number.MAX_SAFE_INTEGER};
  const productAt = new Map(listed.map(({path}) => [path, productOf(config, path)]));
  // Of docs with several versions, only the one that readers are referred to.
  const docsSets = site.content.docsSets.filter(({version}) => version.isLast);
  const sections = sectionsOf(
    config,
    {...site.content, docsSets},
    listed,
    (path) => productAt.get(path)?.label,
  );
  const products = productLlms(config.products).flatMap(({product, name}): Part[] => {
    const own = sections.flatMap((section) =>
      section.pages.filter(({path}) => productAt.get(path) === product),
    );
    return own.length === 0 ? [] : [{label: product.label, file: name, pages: own}];
  });
  const parts = [...products, ...docsParts(site, listed)];
  const address = (file: string) => fileUrl(config, `${file}.txt`);
  const pairs: Pair[] = [
    {
      file: SITE_LLMS,
      title: config.title,
      about: config.tagline,
      sections,
      others: parts.map(({label, file}) => ({
        title: label,
        href: address(file),
        description: fillMessage(words.pagesOfOne, {label}),
      })),
    },
    ...parts.map(({label, file, pages: own}) => ({
      file,
      title: label,
      about: own[0]?.description ?? '',
      sections: [{title: words.pages, pages: own}],
      others: [{title: config.title, href: address(SITE_LLMS), description: words.pagesOfAll}],
    })),
  ];
  return {
    files: pairs.flatMap((pair) => filesOf(pair, config, version)),
    spareText: Math.min(...pairs.map((pair) => Math.abs(lengthOf(pair) - MOST_TEXT))),
  };
}

/** Length of the Markdown of all pages (bytes). */
function lengthOf({sections}: Pair): number {
  return sections.flatMap(({pages}) => pages).reduce((sum, page) => sum + page.length, 0);
}

/** The list of pages, and the file with all of their Markdown unless that is too long. */
function filesOf(pair: Pair, config: SiteConfig, version: string): OutputFile[] {
  const {file, title, about, sections, others} = pair;
  const words = config.messages.build;
  const isLarge = lengthOf(pair) > MOST_TEXT;
  const full = fullLlms(file);
  const all: LlmsLink[] = isLarge ? [] : [{title: words.allInOneFile, href: fileUrl(config, full)}];
  const text = renderLlms(title, about, [
    ...sections.map((section) => ({
      title: section.title,
      links: section.pages.map((page) => linkTo(page, config)),
    })),
    {title: words.filesForTools, links: [...all, ...others]},
  ]);
  const pages = sections.flatMap((section) => section.pages);
  return [
    textFile(belowBase(config, `${file}.txt`), text),
    ...(isLarge ? [] : [fullFile(belowBase(config, full), pages, config, version)]),
  ];
}

/** Each docs instance if there are several, and each version that is not the last. */
function docsParts({config, content: {docsSets}}: ScannedSite, listed: readonly MarkdownPage[]): Part[] {
  return docsWithLlms(docsSets).flatMap((set): Part[] => {
    const {instance, version} = set;
    const pages = sectionsOf(
      config,
      {docsSets: [set], blogs: [], pagesSets: []},
      listed,
      () => undefined,
    ).flatMap((section) => section.pages);
    if (pages.length === 0) return [];
    const own = [...(instance === DEFAULT_ID ? [] : [instance]), ...(version.isLast ? [] : [version.label])];
    return [{label: [config.title, ...own].join(' '), file: docsLlms(set), pages}];
  });
}

/** Every page's Markdown in one file. The texts that have changed are read one by one while the file is written. */
function fullFile(
  to: string,
  pages: readonly MarkdownPage[],
  config: SiteConfig,
  version: string,
): OutputFile {
  return piecedFile(
    to,
    pages.map((page, index) => pieceOf(page, index === 0, config, version)),
  );
}

/**
 * The `llms-full.txt` files of the last output that contain one of these pages, with its present text. Nothing else about
 * the pages may have changed, nor about the other pages.
 */
export function updatedLlmsFiles(
  pages: readonly MarkdownPage[],
  written: WrittenOutputs,
  {config, version}: {config: SiteConfig; version: string},
): OutputFile[] {
  const byPath = new Map(pages.map((page) => [pathHash(page.path), page]));
  return [...written].flatMap(([id, {pieces}]): OutputFile[] => {
    if (!id.startsWith(ID) || !pieces?.some(([key]) => byPath.has(pathOfKey(key)))) return [];
    const updated = pieces.map(([key], index): Piece => {
      const page = byPath.get(pathOfKey(key));
      return page ? pieceOf(page, index === 0, config, version) : {key, make: neverMade};
    });
    return [piecedFile(id.slice(ID.length), updated)];
  });
}

/** A piece that is copied from the last version of its file, unless that was replaced. */
function neverMade(): never {
  throw new OutputReplacedError();
}

const ID = 'llms:';

function piecedFile(to: string, pieces: Piece[]): OutputFile {
  const key = hashOf(pieces.map((piece) => piece.key));
  return {id: `${ID}${to}`, key, to, source: {type: 'pieces', pieces}};
}

/** The Markdown of one page. The key begins with the hash of its path. */
function pieceOf(page: MarkdownPage, isFirst: boolean, {url, messages}: SiteConfig, version: string): Piece {
  const {path, title, description, note, textHash} = page;
  const {pageAddress} = messages.build;
  const own = hashOf(version, url, pageAddress, isFirst, title, description, note, textHash);
  const make = (): string => {
    const address = fillMessage(pageAddress, {address: `<${url}${path}>`});
    const {markdown, sections} = page.read();
    const text = renderPageMarkdown(page, {markdown: withPagePath(markdown, path), sections}, address);
    return isFirst ? text : `\n${text}`;
  };
  return {key: `${pathHash(path)} ${own.slice(0, 16)}`, make};
}

function pathHash(path: string): string {
  return hashOf(path).slice(0, 12);
}

function pathOfKey(key: string): string {
  return key.slice(0, key.indexOf(' '));
}

function linkTo({path, title, description}: MarkdownPage, {url}: SiteConfig): LlmsLink {
  return {title, href: url + markdownAddress(path), description};
}

/** One section for each product and each other top-level category, then posts, then standalone pages. */
function sectionsOf(
  config: SiteConfig,
  content: Pick<Content, 'docsSets' | 'blogs' | 'pagesSets'>,
  listed: readonly MarkdownPage[],
  labelAt: (path: string) => string | undefined,
): Section[] {
  const byPath = new Map(listed.map((page) => [page.path, page]));
  const sections = new Map<string, MarkdownPage[]>();
  const take = (title: string, path: string) => {
    const page = byPath.get(path);
    if (!page) return;
    // A page that is in two sidebars is listed once.
    byPath.delete(path);
    const name = labelAt(path) ?? title;
    const pages = sections.get(name);
    if (pages) pages.push(page);
    else sections.set(name, [page]);
  };
  const words = config.messages.build;
  for (const items of content.docsSets.flatMap(({sidebars}) => Object.values(sidebars))) {
    for (const item of items) {
      for (const path of pathsOf(item)) take(item.type === 'category' ? item.label : words.docs, path);
    }
  }
  for (const {permalink} of allDocs(content)) take(words.docs, permalink);
  for (const {posts, options} of content.blogs) {
    for (const {permalink} of posts) take(options.blogTitle, permalink);
  }
  for (const {permalink} of allPages(content)) take(words.pages, permalink);
  return [...sections].map(([title, pages]) => ({title, pages}));
}

/** Pages of the site below a sidebar item, in order. */
function pathsOf(item: SidebarItem): string[] {
  if (item.type === 'html' || item.type === 'link') return [];
  if (item.type !== 'category') return [item.href];
  return [...(item.link ? [item.link.href] : []), ...item.items.flatMap(pathsOf)];
}
