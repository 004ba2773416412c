import GithubSlugger from 'github-slugger';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {allDocs, allPages} from '../../content/allDocuments.ts';
import {DEFAULT_ID} from '../../config/schema/common.ts';
import type {Content} from '../../content/Content.ts';
import type {ScannedSite} from '../../reference/ScannedSite.ts';
import type {SidebarItem} from '../../content/sidebars/SidebarItem.ts';
import {fileUrl} from '../../shared/address/absoluteUrl.ts';
import {markdownAddress} from '../../shared/address/markdownAddress.ts';
import {productOf} from '../../shared/page/productOf.ts';
import {type LlmsLink, renderLlms} from '../formats/renderLlms.ts';
import {renderPageMarkdown} from '../formats/renderPageMarkdown.ts';
import {hashOf} from '../../files/hash.ts';
import {type OutputFile, textFile} from '../OutputFile.ts';
import type {Piece} from '../writePieces.ts';
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
 */
export function llmsFiles(site: ScannedSite, pages: readonly MarkdownPage[], version: string): OutputFile[] {
  const {config} = site;
  const words = config.messages.build;
  const listed = pages.filter(({isWritten, isListed}) => isWritten && isListed);
  if (listed.length === 0) return [];
  const base = config.baseUrl.slice(1);
  const productAt = new Map(listed.map(({path}) => [path, productOf(config, path)]));
  // Of docs with several versions, only the one that readers are referred to.
  const docsSets = site.content.docsSets.filter(({version}) => version.isLast);
  const sections = sectionsOf(
    config,
    {...site.content, docsSets},
    listed,
    (path) => productAt.get(path)?.label,
  );
  const slugger = new GithubSlugger();
  const products = config.products.flatMap((product): Part[] => {
    const own = sections.flatMap((section) =>
      section.pages.filter(({path}) => productAt.get(path) === product),
    );
    return own.length === 0
      ? []
      : [{label: product.label, file: `llms/${slugger.slug(product.label)}`, pages: own}];
  });
  const parts = [...products, ...docsParts(site, listed)];
  const address = (file: string) => fileUrl(config, file);
  const filesOf = (file: string, title: string, about: string, own: Section[], more: LlmsLink[]) => {
    const pages = own.flatMap((section) => section.pages);
    const isLarge = pages.reduce((sum, {length}) => sum + length, 0) > MOST_TEXT;
    const full = `${file}-full.txt`;
    const all: LlmsLink[] = isLarge ? [] : [{title: words.allInOneFile, href: address(full)}];
    const text = renderLlms(title, about, [
      ...own.map((section) => ({
        title: section.title,
        links: section.pages.map((page) => linkTo(page, config)),
      })),
      {title: words.filesForTools, links: [...all, ...more]},
    ]);
    return [
      textFile(`${base}${file}.txt`, text),
      ...(isLarge ? [] : [fullFile(`${base}${full}`, title, pages, config, version)]),
    ];
  };
  return [
    ...filesOf(
      'llms',
      config.title,
      config.tagline,
      sections,
      parts.map(({label, file}) => ({
        title: label,
        href: address(`${file}.txt`),
        description: fillMessage(words.pagesOfOne, {label}),
      })),
    ),
    ...parts.flatMap(({label, file, pages: own}) =>
      filesOf(
        file,
        label,
        own[0]?.description ?? '',
        [{title: words.pages, pages: own}],
        [{title: config.title, href: address('llms.txt'), description: words.pagesOfAll}],
      ),
    ),
  ];
}

/** Each docs instance if there are several, and each version that is not the last. */
function docsParts({config, content: {docsSets}}: ScannedSite, listed: readonly MarkdownPage[]): Part[] {
  const instances = new Set(docsSets.map(({instance}) => instance));
  return docsSets.flatMap((set): Part[] => {
    const {instance, version} = set;
    if (version.isLast && instances.size === 1) return [];
    const pages = sectionsOf(
      config,
      {docsSets: [set], blogs: [], pagesSets: []},
      listed,
      () => undefined,
    ).flatMap((section) => section.pages);
    if (pages.length === 0) return [];
    const own = [...(instance === DEFAULT_ID ? [] : [instance]), ...(version.isLast ? [] : [version.label])];
    const file = `llms/docs/${instance}${version.isLast ? '' : `/${version.name}`}`;
    return [{label: [config.title, ...own].join(' '), file, pages}];
  });
}

/** Every page's Markdown in one file. The texts that have changed are read one by one while the file is written. */
function fullFile(
  to: string,
  title: string,
  pages: readonly MarkdownPage[],
  config: SiteConfig,
  version: string,
): OutputFile {
  const {url, messages} = config;
  const common = hashOf(version, url, messages.build.pageAddress);
  const pieces = pages.map((page, index): Piece => {
    const {path, title: own, description, note, textHash} = page;
    const isFirst = index === 0;
    const make = (): string => {
      const address = fillMessage(messages.build.pageAddress, {address: `<${url}${path}>`});
      const text = renderPageMarkdown(page, page.read(), address);
      return isFirst ? text : `\n${text}`;
    };
    return {key: hashOf(common, isFirst, path, own, description, note, textHash).slice(0, 16), make};
  });
  const keys = pieces.map(({key}) => key);
  return {id: `llms:${to}`, key: hashOf(common, title, keys), to, source: {type: 'pieces', pieces}};
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
