import {DEFAULT_ID} from '../../shared/page/instanceId.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import type {PageData} from '../../shared/page/PageData.ts';
import type {BlogInstanceData, SiteData} from '../../shared/page/SiteData.ts';

/** The plugin of Docusaurus that would have made a page: the last part of its name, and its id. */
export function pagePlugin(page: PageData, site: Pick<SiteData, 'blogs'>): {name: string; id: string} {
  const id = DEFAULT_ID;
  if (/^(?:doc|category)/.test(page.layout)) {
    const version = 'docsVersion' in page ? page.docsVersion : undefined;
    return {name: 'docs', id: version?.instance ?? id};
  }
  if (page.layout.startsWith('blog')) return {name: 'blog', id: blogOfPage(page, site)?.id ?? id};
  if (page.layout === 'notFound') return {name: 'native', id};
  return {name: page.layout === 'search' ? 'search' : 'pages', id};
}

/** The blog that a page belongs to: of blogs one below the other, the innermost; undefined for other pages. */
export function blogOfPage(
  {path}: Pick<PageData, 'path'>,
  {blogs = []}: Pick<SiteData, 'blogs'>,
): BlogInstanceData | undefined {
  const around = blogs.filter((blog) => belowBaseUrl(path, blog.path.replace(/\/?$/, '/')) !== undefined);
  return around.sort((one, other) => other.path.length - one.path.length)[0];
}
