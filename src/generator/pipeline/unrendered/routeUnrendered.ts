import type {ConfigSource} from '../../config/Site.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {CompiledSite} from '../../store/CompiledSite.ts';
import {siteAddresses} from '../siteAddresses.ts';
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
  const {problems, ...addresses} = siteAddresses(compiled, configSource);
  // Nothing is known of what could not be compiled, be it a page or a part of one.
  const faulty = new Set(found.flatMap(({severity, file}) => (severity === 'error' && file ? file : [])));
  const hasFaultyPart = (file: string): boolean =>
    Object.keys(compiled.pages.get(file)?.dependencies.files ?? {}).some((part) => faulty.has(part));
  const unknown = new Set([
    ...addresses.routes.flatMap(({file, data}) =>
      file !== undefined && (data.layout === 'component' || hasFaultyPart(file)) ? file : [],
    ),
    ...faulty,
  ]);
  return {site: {...compiled, ...addresses}, unknown, problems};
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
