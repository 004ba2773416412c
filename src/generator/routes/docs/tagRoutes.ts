import {setText} from '../../config/typography.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Doc} from '../../content/Content.ts';
import {createPermalink} from '../../shared/address/permalink.ts';
import {fillMessage} from '../../shared/messages/fillMessage.ts';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';
import type {DocTagPageData, DocTagsPageData, ListedDocData} from '../../shared/page/DocsPageData.ts';
import {createHead} from '../createHead.ts';
import {createRoute, documentsByTag, lastChangeOf, tagData} from '../pageParts.ts';
import {relatedTags} from '../relatedTags.ts';
import type {Route} from '../Route.ts';
import {groupTags} from '../tagGroups.ts';
import type {DocSite} from './DocSite.ts';
import {createRelatedDocs} from './relatedDocs.ts';

/** The list of the tags of a set of docs, and the page of each tag. */
export function tagRoutes({config, set, versions}: DocSite): Route[] {
  const {docs, tags, options, version} = set;
  if (tags.length === 0) return [];
  const {theme, build: words} = config.messages;
  const docsVersion = versions.ofSet(set);
  const indexPath = createPermalink(config, options.routeBasePath, options.tagsBasePath);
  const byTag = documentsByTag(docs);
  const relatedTo = createRelatedDocs(docs, byTag);
  const collator = new Intl.Collator(config.locale);
  const listedCount = (permalink: string) =>
    byTag.get(permalink)?.filter(({unlisted}) => !unlisted).length ?? 0;
  const index: DocTagsPageData = {
    layout: 'docTags',
    path: indexPath,
    head: createHead(config, {
      title: theme.tags,
      description: words.tagsOfDocs,
      path: indexPath,
      noIndex: version.noIndex,
    }),
    title: theme.tags,
    groups: groupTags(
      tags
        .filter(({permalink}) => listedCount(permalink) > 0)
        .map((tag) => tagData(tag, listedCount(tag.permalink))),
      config.locale,
    ),
    docsVersion,
  };
  const pages = tags.map((tag) => {
    const members = byTag.get(tag.permalink) ?? [];
    const unlisted = members.every((doc) => doc.unlisted);
    const listed = unlisted ? members : members.filter((doc) => !doc.unlisted);
    const related = relatedTags(tag, listed).map((other) => tagData(other, listedCount(other.permalink)));
    const title = setText(
      config,
      fillMessage(words.docTagTitle, {
        nDocsTagged: pluralMessage(words.docsTagged, listed.length, config.locale),
        tagName: tag.label,
      }),
    );
    const near = unlisted ? [] : relatedTo(tag.permalink, listed);
    const data: DocTagPageData = {
      layout: 'docTag',
      path: tag.permalink,
      head: createHead(config, {
        title,
        description: tag.description ?? aboutTag(config, tag.label, listed),
        path: tag.permalink,
        noIndex: unlisted || version.noIndex,
      }),
      title,
      label: tag.label,
      description: tag.description || undefined,
      docs: listed.map(listedDoc).sort((a, b) => collator.compare(a.title, b.title)),
      ...(near.length > 0 && {relatedDocs: near.map(listedDoc)}),
      ...(related.length > 0 && {related}),
      allTagsHref: indexPath,
      ...(unlisted && {unlisted}),
      docsVersion,
    };
    return createRoute(data, lastChangeOf(listed));
  });
  return [createRoute(index, lastChangeOf(docs.filter(({unlisted}) => !unlisted))), ...pages];
}

function listedDoc({title, permalink, description}: Doc): ListedDocData {
  return {title, href: permalink, description: description || undefined};
}

/** The description of a tag for search engines if the tags file has none: lists the first pages. */
function aboutTag({locale, messages}: SiteConfig, label: string, docs: Doc[]): string {
  const titles = docs.slice(0, 3).map(({title}) => title);
  const {aboutTag: whole, aboutTagMore} = messages.build;
  const more = docs.length - titles.length;
  return fillMessage(more > 0 ? aboutTagMore : whole, {
    label,
    titles: titles.join(', '),
    count: new Intl.NumberFormat(locale).format(more),
  });
}
