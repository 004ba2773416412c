import type {SiteConfig} from '../../config/SiteConfig.ts';
import type {Content} from '../../content/Content.ts';
import type {Route} from '../Route.ts';
import {categoryRoutes} from './categoryRoutes.ts';
import {docRoute} from './docRoute.ts';
import {type DocSite, prepareDocs} from './DocSite.ts';
import {createDocVersions} from './docVersions.ts';
import {tagRoutes} from './tagRoutes.ts';

/**
 * Every page of the docs: documents, generated category indexes and tags.
 *
 * @param pages.only Source files: only these docs get a page.
 */
export function docRoutes(
  config: SiteConfig,
  content: Content,
  pages: Pick<DocSite, 'compiled' | 'sidebars'> & {only?: ReadonlySet<string>},
): Route[] {
  const {only, ...shared} = pages;
  const versions = createDocVersions(config, content);
  return content.docsSets.flatMap((set) => {
    const chosen = only ? set.docs.filter(({file}) => only.has(file)) : set.docs;
    if (chosen.length === 0) return [];
    const site = prepareDocs({config, set, versions, ...shared});
    if (only) return chosen.map((doc) => docRoute(site, doc));
    return [...set.docs.map((doc) => docRoute(site, doc)), ...categoryRoutes(site), ...tagRoutes(site)];
  });
}
