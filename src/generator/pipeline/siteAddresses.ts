import type {ConfigSource} from '../config/Site.ts';
import {slugLocator} from '../content/frontMatter/locateFrontMatter.ts';
import {siteRedirects} from '../output/plan/siteRedirects.ts';
import {createRoutes} from '../routes/createRoutes.ts';
import {dropTakenRoutes} from '../routes/owners/dropTakenRoutes.ts';
import type {RoutedSite} from '../routes/RoutedSite.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';

/** Determines the addresses of a site's pages and redirects; the problems are addresses that are taken, and wrong redirects. */
export function siteAddresses(
  site: CompiledSite,
  configSource: ConfigSource,
): Pick<RoutedSite, 'routes' | 'sidebars' | 'redirects'> & {problems: Problem[]} {
  const {siteDir, config, content, pages} = site;
  const {routes: all, sidebars} = createRoutes(config, content, pages);
  const {routes, problems: taken} = dropTakenRoutes(all, config.onDuplicateRoutes, slugLocator(siteDir));
  const {redirects, problems} = siteRedirects({siteDir, config, content, routes}, configSource);
  return {routes, sidebars, redirects, problems: [...taken, ...problems]};
}
