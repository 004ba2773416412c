import type {SiteConfig} from '../../config/SiteConfig.ts';
import {textOfHtml} from '../../shared/html/textOfHtml.ts';
import type {PageText} from '../../shared/page/PageText.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import {withoutSiteTitle} from '../../routes/withoutSiteTitle.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {pageFolder} from '../../shared/address/pageAddress.ts';
import {withBaseUrl} from '../../shared/address/baseUrl.ts';
import {groupBy} from '../../shared/collections/groupBy.ts';
import type {LinkData} from '../../shared/page/PageParts.ts';
import {productOf} from '../../shared/page/productOf.ts';
import {productLlms} from './llmsNames.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import type {PageSummary} from '../formats/renderPageMarkdown.ts';
import {renderListMarkdown} from '../formats/renderListMarkdown.ts';

/** A page, as the input of its Markdown. */
export interface MarkdownPage extends PageSummary {
  /** Permalink. */
  path: string;
  /** Changes with the text. */
  textHash: string;
  /** Length of the Markdown in bytes. */
  length: number;
  /** Reads the text from the page's record, or creates it for a page that is a list. */
  read(): PageText;
  /** False for lists of other pages, which have no source. */
  isWritten: boolean;
  /** False for pages that can only be found by their address. */
  isListed: boolean;
}

/** Every page with an address, as Markdown; the texts stay in the cache until they are read. */
export function markdownPages({config, routes, pages}: RoutedSite): MarkdownPage[] {
  const products = productLinks(config, routes);
  return routes.flatMap((route): MarkdownPage[] => {
    const {path, data, file, noIndex} = route;
    if (data.layout === 'notFound') return [];
    const summary = summaryOf(data, config);
    const page = {path, ...summary, isListed: !noIndex};
    const isWritten = 'content' in data && file !== undefined;
    if (isWritten) {
      const {textHash, markdownLength: length} = expectDefined(
        pages.get(file),
        `the compiled page of ${file}`,
      );
      return [{...page, isWritten, textHash, length, read: () => pages.text(file)}];
    }
    const markdown = renderListMarkdown(data, config, products);
    return [
      {
        ...page,
        isWritten,
        textHash: markdown,
        length: Buffer.byteLength(markdown),
        read: () => ({markdown, sections: []}),
      },
    ];
  });
}

/** The products of the site: the page at the path of each, or the list of its pages if there is none. */
function productLinks(config: SiteConfig, routes: RoutedSite['routes']): LinkData[] {
  if (config.products.length === 0) return [];
  const byProduct = groupBy(routes, ({path}) => productOf(config, path)?.label);
  return productLlms(config.products).flatMap(({product, name}) => {
    const own = byProduct.get(product.label) ?? [];
    const folder = decodeAddress(pageFolder(withBaseUrl(product.path, config.baseUrl)));
    const page = own.find(({path}) => decodeAddress(pageFolder(path)) === folder);
    const isListed = own.some(({data, file, noIndex}) => 'content' in data && file !== undefined && !noIndex);
    if (!page && !isListed) return [];
    return [{label: product.label, href: page?.path ?? `${config.baseUrl}${name}.txt`}];
  });
}

function summaryOf(data: PageData, config: SiteConfig): PageSummary {
  const {title, description} = data.head;
  if (data.layout === 'blogPost') {
    const authors = data.post.authors.flatMap(({name}) => name ?? []).join(', ');
    const note = [data.post.date.slice(0, 10), authors].filter(Boolean).join(' · ');
    return {title: data.post.title, description, note};
  }
  if (data.layout === 'component' && data.path === config.baseUrl)
    return {title: config.title, description: config.tagline};
  const heading = 'titleHtml' in data && data.titleHtml ? textOfHtml(data.titleHtml) : undefined;
  return {title: heading ?? ('title' in data ? data.title : withoutSiteTitle(title, config)), description};
}
