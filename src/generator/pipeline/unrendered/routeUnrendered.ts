import type {ConfigSource} from '../../config/Site.ts';
import {isStaticFile} from '../../output/isStaticFile.ts';
import {createGeneratedFinder} from '../../output/plan/createGeneratedFinder.ts';
import {createRedirects} from '../../routes/createRedirects.ts';
import {createRoutes} from '../../routes/createRoutes.ts';
import {slugLocator} from '../../content/frontMatter/locateFrontMatter.ts';
import {dropTakenRoutes} from '../../routes/owners/dropTakenRoutes.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import {unrenderedLinks} from './unrenderedLinks.ts';

/** The addresses of a site that is not rendered, or not yet. */
export interface UnrenderedSite {
  site: RoutedSite;
  /** Files whose anchors and other content are not known. */
  unknown: ReadonlySet<string>;
  /** Problems with addresses that are taken, and with redirects. */
  problems: Problem[];
}

/**
 * Determines every address of a site that may contain mistakes.
 *
 * @param found What is wrong with the site so far.
 */
export function routeUnrendered(
  compiled: CompiledSite,
  configSource: ConfigSource,
  found: readonly Problem[],
): UnrenderedSite {
  const {siteDir, config, content, pages} = compiled;
  const {routes: all, sidebars} = createRoutes(config, content, pages);
  const {routes, problems: taken} = dropTakenRoutes(all, config.onDuplicateRoutes, slugLocator(siteDir));
  const isFile = (address: string) => isStaticFile(compiled, address);
  const isGenerated = createGeneratedFinder({config, content, routes});
  const {redirects, problems} = createRedirects({
    ...configSource,
    config,
    content,
    routes,
    isFile,
    isGenerated,
  });
  const unknown = new Set([
    ...routes.flatMap(({file, data}) => (file !== undefined && data.layout === 'component' ? file : [])),
    // Nothing is known of a page that could not be compiled.
    ...found.flatMap(({severity, file}) => (severity === 'error' && file ? file : [])),
  ]);
  return {site: {...compiled, routes, sidebars, redirects}, unknown, problems: [...taken, ...problems]};
}

/** Everything wrong with the addresses and links of a site that is not going to be rendered, since it has other mistakes. */
export async function findAddressProblems(
  languages: readonly CompiledSite[],
  configSource: ConfigSource,
  found: readonly Problem[],
): Promise<Problem[]> {
  const routed = languages.map((compiled) => routeUnrendered(compiled, configSource, found));
  return [...routed.flatMap(({problems}) => problems), ...(await unrenderedLinks(routed, configSource))];
}
