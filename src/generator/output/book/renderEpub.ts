import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buffer} from 'node:stream/consumers';
import {lookup} from 'mrmime';
import {ZipFile} from 'yazl';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import {escapeXml} from '../../shared/html/escapeXml.ts';
import type {Book, Chapter} from './Book.ts';
import {bookStyles} from './bookStyles.ts';
import {bookTitle, lastChange} from './bookTitle.ts';
import {contentsList} from './contentsList.ts';
import {prepareChapter} from './prepareChapter.ts';
import {printAsXhtml} from './printChapter.ts';
import {paperTokens} from './resolveStyles.ts';
import type {BookSource, ChapterFormat} from './writeChapters.ts';

/** The image formats that every EPUB reader supports (EPUB 3.3, section 3.2). */
const IMAGE_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/svg+xml', 'image/webp'];

/**
 * Files in an archive have a time, in the time zone of whoever reads it. A fixed one makes the archive reproducible; ZIP has
 * no time before 1980.
 */
const FILE_TIME = new Date(1980, 0, 1, 12);

/** EPUB requires a time of the last change; of pages without one, it is a fixed one in every time zone. */
const NO_CHANGE = '1980-01-01T12:00:00Z';

/** An entry of the manifest. */
interface Item {
  id: string;
  href: string;
  type: string;
  properties: string[];
}

/** The chapters of an EPUB. */
export interface EpubFormat extends ChapterFormat {
  /** The images that they contain. */
  images(): EpubImage[];
}

interface EpubImage {
  item: Item;
  /** Absolute path. */
  file: string;
}

/** The chapters as XHTML. */
export function epubFormat(source: BookSource, config: SiteConfig): EpubFormat {
  const tokens = paperTokens();
  const chapters = new Map(source.book.chapters.map((one) => [pageKey(one.path), one]));
  return {
    ...createImages(source),
    textOf(nodes, chapter, imageOf) {
      const prepared = prepareChapter(nodes, {
        pageUrl: config.url + chapter.path,
        idOf: (id) => id,
        linkOf: (url) => {
          const target = url.origin === config.url ? chapters.get(pageKey(url.pathname)) : undefined;
          return target && fileOf(target) + url.hash;
        },
        imageOf,
        tokens,
      });
      return printAsXhtml(prepared);
    },
  };
}

/**
 * Renders a book as EPUB 3: one XHTML file for each page, and its images.
 *
 * @param texts The texts of its chapters in `epubFormat`.
 * @param images The images that they contain.
 * @param url Absolute address of the file, which identifies the book.
 * @see https://www.w3.org/TR/epub-33/
 */
export async function renderEpub(
  book: Book,
  texts: readonly string[],
  images: readonly EpubImage[],
  config: SiteConfig,
  url: string,
): Promise<Uint8Array> {
  const words = config.messages.build;
  const chapters = book.chapters.map((chapter, index) => {
    const body = texts[index] ?? '';
    return {item: itemOf(chapter.id, fileOf(chapter), body), content: pageXhtml(config, chapter.title, body)};
  });
  const title = bookTitle(book, config);
  const contents = `<nav class="book-contents" epub:type="toc" role="doc-toc"><h1>${escapeXml(words.contents)}</h1>
${contentsList(book.parts, fileOf)}
</nav>`;
  const items: Item[] = [
    {...itemOf('contents', 'contents.xhtml', contents), properties: ['nav']},
    itemOf('title', 'title.xhtml', title),
    ...chapters.map(({item}) => item),
    {id: 'style', href: 'style.css', type: 'text/css', properties: []},
    ...images.map(({item}) => item),
  ];
  const archive = new ZipFile();
  const add = (name: string, content: string | Buffer, compressionLevel = 9): void =>
    archive.addBuffer(Buffer.from(content), name, {
      mtime: FILE_TIME,
      compressionLevel,
      forceDosTimestamp: true,
    });
  // The first file, uncompressed: the file type is identified by the archive's first bytes.
  add('mimetype', 'application/epub+zip', 0);
  add('META-INF/container.xml', CONTAINER);
  add('book/package.opf', packageDocument({book, config, url, items}));
  add('book/style.css', bookStyles(paperTokens()));
  add('book/title.xhtml', pageXhtml(config, book.title, title));
  add('book/contents.xhtml', pageXhtml(config, words.contents, contents));
  for (const {item, content} of chapters) add(`book/${item.href}`, content);
  for (const {item, file} of images) add(`book/${item.href}`, readFileSync(file));
  archive.end();
  return buffer(archive.outputStream);
}

function fileOf({id}: Chapter): string {
  return `${id}.xhtml`;
}

/** The images of a book: each file once, added on request. */
function createImages({imageFile}: BookSource): Pick<EpubFormat, 'images' | 'imageOf'> {
  const found = new Map<string, Item>();
  return {
    images: () => [...found].map(([file, item]) => ({item, file})),
    imageOf(url) {
      const file = imageFile(url);
      const type = file === undefined ? undefined : lookup(file);
      if (file === undefined || type === undefined || !IMAGE_TYPES.includes(type)) return undefined;
      const id = `image-${found.size + 1}`;
      const item = found.get(file) ?? {id, href: `images/${id}${path.extname(file)}`, type, properties: []};
      found.set(file, item);
      return item.href;
    },
  };
}

function itemOf(id: string, href: string, body: string): Item {
  const properties = [
    ...(body.includes('<svg') ? ['svg'] : []),
    ...(body.includes('<math') ? ['mathml'] : []),
  ];
  return {id, href, type: 'application/xhtml+xml', properties};
}

function pageXhtml(config: SiteConfig, title: string, body: string): string {
  const {lang, dir} = languageOf(config);
  return `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${lang}" xml:lang="${lang}" dir="${dir}">
<head>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" type="text/css" href="style.css"/>
</head>
<body>
${body}
</body>
</html>
`;
}

/** Language and direction in the form of attribute values. */
function languageOf({htmlLang, locale, direction}: SiteConfig): {lang: string; dir: string} {
  return {lang: escapeXml(htmlLang ?? locale), dir: direction ?? 'ltr'};
}

const CONTAINER = `<?xml version="1.0" encoding="utf-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml"/></rootfiles>
</container>
`;

function packageDocument({
  book,
  config,
  url,
  items,
}: {
  book: Book;
  config: SiteConfig;
  url: string;
  items: readonly Item[];
}): string {
  const {lang, dir} = languageOf(config);
  const changed = lastChange(book) ?? NO_CHANGE;
  const manifest = items.map(({id, href, type, properties}) => {
    const more = properties.length > 0 ? ` properties="${properties.join(' ')}"` : '';
    return `<item id="${id}" href="${escapeXml(href)}" media-type="${type}"${more}/>`;
  });
  const spine = ['title', 'contents', ...book.chapters.map(({id}) => id)];
  return `<?xml version="1.0" encoding="utf-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${lang}" dir="${dir}">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeXml(url)}</dc:identifier>
<dc:title>${escapeXml(book.title)}</dc:title>
<dc:language>${lang}</dc:language>
<dc:creator>${escapeXml(config.title)}</dc:creator>
<dc:source>${escapeXml(config.url + book.path)}</dc:source>
<meta property="dcterms:modified">${new Date(changed).toISOString().slice(0, 19)}Z</meta>
</metadata>
<manifest>
${manifest.join('\n')}
</manifest>
<spine page-progression-direction="${dir}">
${spine.map((id) => `<itemref idref="${id}"/>`).join('\n')}
</spine>
</package>
`;
}
