import {setText} from '../config/typography.ts';
import {formatOf} from '../config/contentFormat.ts';
import type {MarkdownDocument, Tag} from './Content.ts';
import {toJsonObject} from './frontMatter/toJson.ts';
import {getLastUpdate} from './getLastUpdate.ts';
import type {MarkdownContext} from './MarkdownContext.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {editUrlOf} from './editUrl.ts';
import {createPermalink} from '../shared/address/permalink.ts';
import type {MarkdownFile} from './readMarkdown.ts';
import {isUntranslated} from './translatedFiles.ts';

interface SharedFrontMatter {
  image?: string;
  keywords?: string[];
  redirect_from?: string[];
  draft?: boolean;
  unlisted?: boolean;
  hide_table_of_contents?: boolean;
  toc_min_heading_level?: number;
  toc_max_heading_level?: number;
  custom_edit_url?: string | null;
  last_update?: {date?: string; author?: string};
  mdx?: {format?: 'mdx' | 'md' | 'detect'};
}

/**
 * Creates the part that all documents have in common.
 *
 * @param own Its title, its path below the section's route, and its tags.
 * @returns The document, and a problem if its edit link is wrong.
 */
export function createDocument(
  file: MarkdownFile<SharedFrontMatter>,
  own: {title: string; slug: string; tags: Tag[]},
  context: MarkdownContext,
): {document: MarkdownDocument; problem?: Problem} {
  const {frontMatter} = file;
  const {site, section} = context;
  const permalink = createPermalink(site, section.routeBasePath, own.slug);
  const editUrl = editUrlOf(file, permalink, context);
  const toc = site.themeConfig.tableOfContents;
  // Without spreads, which take several times as long as all the rest: there are thousands of documents.
  const document: MarkdownDocument = {
    file: file.file,
    hash: file.hash,
    title: own.title,
    description: setText(site, file.description),
    lead: file.lead ? setText(site, file.lead) : undefined,
    permalink,
    format: formatOf(file.path, frontMatter.mdx?.format ?? site.markdown.format),
    tags: own.tags,
    redirectFrom: frontMatter.redirect_from?.map((from, index) => ({
      from,
      ...file.locate(['redirect_from', index]),
    })),
    draft: frontMatter.draft ?? false,
    unlisted: frontMatter.unlisted ?? false,
    keywords: frontMatter.keywords ?? [],
    image: frontMatter.image,
    editUrl: editUrl.value,
    lastUpdate: getLastUpdate(file.path, frontMatter.last_update, context),
    hideTableOfContents: frontMatter.hide_table_of_contents ?? false,
    tocMinHeadingLevel: frontMatter.toc_min_heading_level ?? toc.minHeadingLevel,
    tocMaxHeadingLevel: frontMatter.toc_max_heading_level ?? toc.maxHeadingLevel,
    frontMatter: toJsonObject(frontMatter),
    hasUnreadFrontMatter: file.isUnread,
    untranslated: isUntranslated(file.file, section) || undefined,
  };
  return {document, problem: editUrl.problem};
}
