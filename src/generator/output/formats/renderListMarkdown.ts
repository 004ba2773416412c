import {escapeText} from '../../markdown/text/syntax.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {LinkData, TagData} from '../../shared/page/PageParts.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import type {PostPreview} from '../../shared/page/BlogPageData.ts';
import {linkItem, plainItem} from './listItems.ts';
import {singleLine} from './renderPageMarkdown.ts';
import {pluralMessage} from '../../shared/messages/pluralMessage.ts';

/**
 * The Markdown of a page without a source, such as a list of posts: its entries as lists of links.
 *
 * @param products Where each product of the site is described.
 */
export function renderListMarkdown(
  data: PageData,
  config: SiteConfig,
  products: readonly LinkData[],
): string {
  return blocksOf(data, config, products)
    .filter((block) => block !== '')
    .join('\n\n');
}

function blocksOf(data: PageData, config: SiteConfig, products: readonly LinkData[]): string[] {
  const words = config.messages.build;
  switch (data.layout) {
    case 'categoryIndex':
      return [list(data.cards.map(({label, href, description}) => linkItem(label, href, description)))];
    case 'docTags':
    case 'blogTags':
      return data.groups.flatMap(({letter, tags}) => [
        `## ${escapeText(letter)}`,
        list(tags.map((tag) => tagItem(tag, config))),
      ]);
    case 'docTag':
      return [
        list(data.docs.map(({title, href, description}) => linkItem(title, href, description))),
        list([linkItem(words.allTags, data.allTagsHref)]),
      ];
    case 'blogList':
      return [posts(data.posts), neighbors(data)];
    case 'blogTag':
      return [posts(data.posts), neighbors(data), list([linkItem(words.allTags, data.allTagsHref)])];
    case 'blogAuthor':
      return [
        posts(data.posts),
        neighbors(data),
        data.allAuthorsHref ? list([linkItem(words.allAuthors, data.allAuthorsHref)]) : '',
      ];
    case 'blogAuthors':
      return [
        list(
          data.authors.map(({name = '', title, href, url, description}) => {
            const about = [title, description].filter(Boolean).join('. ');
            const address = href ?? url;
            return address ? linkItem(name, address, about) : plainItem(name, about);
          }),
        ),
      ];
    case 'blogArchive':
      return data.years.flatMap(({year, posts: members}) => [
        `## ${escapeText(year)}`,
        list(members.map(({title, href, date}) => linkItem(title, href, date.slice(0, 10)))),
      ]);
    case 'search':
      return data.lists.flatMap(({title, links}) => [
        `## ${escapeText(singleLine(title))}`,
        list(links.map(({label, href}) => linkItem(label, href))),
      ]);
    case 'component':
      // The page of the whole site links to its parts.
      return data.path === config.baseUrl
        ? [list(products.map(({label, href}) => linkItem(label, href)))]
        : [];
    default:
      return [];
  }
}

function posts(previews: readonly PostPreview[]): string {
  return list(
    previews.map(({title, href, date, description = ''}) =>
      linkItem(title, href, [date.slice(0, 10), description].filter(Boolean).join('. ')),
    ),
  );
}

function neighbors({newer, older}: {newer?: LinkData; older?: LinkData}): string {
  return list([newer, older].flatMap((link) => (link ? [linkItem(link.label, link.href)] : [])));
}

function tagItem({label, href, count, description}: TagData, {locale, messages}: SiteConfig): string {
  const pages = count === undefined ? '' : pluralMessage(messages.build.pageCount, count, locale);
  return linkItem(label, href, [pages, description].filter(Boolean).join('. '));
}

function list(items: string[]): string {
  return items.join('\n');
}
