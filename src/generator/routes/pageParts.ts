import type {LastUpdate, MarkdownDocument, Tag} from '../content/Content.ts';
import type {CompiledMeta} from '../markdown/CompiledMeta.ts';
import type {TocHeading} from '../shared/page/PageModule.ts';
import {type DateLanguage, formatDate} from '../shared/messages/formatDate.ts';
import type {LastUpdateData, TagData} from '../shared/page/PageParts.ts';
import type {PageData} from '../shared/page/PageData.ts';
import type {Route, RouteContent} from './Route.ts';

/** The headings that the table of contents shows. */
export function visibleToc(document: MarkdownDocument, compiled: CompiledMeta | undefined): TocHeading[] {
  if (document.hideTableOfContents || !compiled) return [];
  const {tocMinHeadingLevel: min, tocMaxHeadingLevel: max} = document;
  return compiled.toc.filter(({level}) => level >= min && level <= max);
}

/** A tag as pages show it, with the number of its pages if lists show that. */
export function tagData({label, permalink, description}: Tag, count?: number): TagData {
  return {label, href: permalink, description: description || undefined, count};
}

/** Edit link and last change, if there are any. */
export function pageMeta(
  {editUrl, lastUpdate, unlisted, untranslated}: MarkdownDocument,
  language: DateLanguage,
) {
  return {
    editUrl,
    lastUpdate: lastUpdate && lastUpdateData(lastUpdate, language),
    ...(unlisted && {unlisted}),
    ...(untranslated && {untranslated}),
  };
}

function lastUpdateData({date, author}: LastUpdate, language: DateLanguage): LastUpdateData {
  return {date, ...(date !== undefined && {formattedDate: formatDate(date, language)}), author};
}

/** Creates a route from the given data; what is omitted is as for a generated page. */
export function createRoute(
  data: PageData,
  {contents = [], file, lastmod}: {contents?: RouteContent[]; file?: string; lastmod?: string} = {},
): Route {
  return {
    path: data.path,
    data,
    contents,
    file,
    noIndex: data.head.noIndex === true,
    lastmod,
  };
}

/** The last of the changes of some documents. */
export function lastChangeOf(
  documents: readonly Pick<MarkdownDocument, 'lastUpdate'>[],
): {lastmod: string} | undefined {
  let last: string | undefined;
  for (const {lastUpdate} of documents) {
    const date = lastUpdate?.date;
    if (date !== undefined && (last === undefined || date > last)) last = date;
  }
  return last === undefined ? undefined : {lastmod: last};
}

/** Groups documents by tag permalink, in the order of `documents`. */
export function documentsByTag<Document extends {tags: Tag[]}>(
  documents: Document[],
): Map<string, Document[]> {
  const byTag = new Map<string, Document[]>();
  for (const document of documents) {
    for (const {permalink} of document.tags) {
      const members = byTag.get(permalink);
      if (members) members.push(document);
      else byTag.set(permalink, [document]);
    }
  }
  return byTag;
}
