import {notFoundPage} from '../shared/page/notFoundPage.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import type {CompiledPages} from '../markdown/CompiledPages.ts';
import {allPages} from '../content/allDocuments.ts';
import type {Content, StandalonePage} from '../content/Content.ts';
import {createHead} from './createHead.ts';
import {createRoute, pageMeta, visibleToc} from './pageParts.ts';
import type {Route} from './Route.ts';
import {siteKey} from '../shared/address/siteKey.ts';

/** Standalone pages of `src/pages`, and the not-found page. */
export function pageRoutes(config: SiteConfig, content: Content, compiled: CompiledPages): Route[] {
  return [...allPages(content).map((page) => pageRoute(config, page, compiled)), notFoundRoute(config)];
}

/** The page of one file of `src/pages`. */
export function pageRoute(config: SiteConfig, page: StandalonePage, compiled: CompiledPages): Route {
  const {document, permalink: path, file} = page;
  if (!document) {
    // The component sets its title and description itself, through `Head`.
    const head = createHead(config, {title: '', path});
    return createRoute({layout: 'component', path, head, component: siteKey(file)}, {file});
  }
  const meta = compiled.get(file);
  return createRoute(
    {
      layout: 'markdownPage',
      path,
      head: createHead(config, {
        title: document.title,
        description: document.description,
        path,
        keywords: document.keywords,
        image: meta?.image ?? document.image,
        noIndex: document.unlisted,
      }),
      content: {key: 'body'},
      titleHtml: meta?.titleHtml || undefined,
      toc: visibleToc(document, meta),
      ...pageMeta(document, config),
      wrapperClassName: document.wrapperClassName || undefined,
    },
    {contents: [{key: 'body', file, part: 'body'}], file, lastmod: document.lastUpdate?.date},
  );
}

function notFoundRoute(config: SiteConfig): Route {
  const data = notFoundPage(`${config.baseUrl}404.html`, config.messages.theme.notFound, config);
  return {...createRoute(data), noIndex: true};
}
