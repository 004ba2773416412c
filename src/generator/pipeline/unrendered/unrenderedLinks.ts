import type {ConfigSource} from '../../config/Site.ts';
import {resolveLink} from '../../shared/address/resolveLink.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import {linkProblems} from '../problems/linkProblems.ts';
import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import type {CompiledPages} from '../../markdown/CompiledPages.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {RoutedSite} from '../../routes/RoutedSite.ts';
import {findOutputFiles} from './findOutputFiles.ts';

/**
 * Finds broken links and anchors of documents, navbar and footer before anything is rendered, in each language of a site.
 * Anchors on pages of `unknown` files, or with components of the site, are not checked; links in React components are known only after rendering.
 */
export async function unrenderedLinks(
  sites: readonly {site: RoutedSite; unknown: ReadonlySet<string>}[],
  configSource: ConfigSource,
): Promise<Problem[]> {
  const blind = new Set(
    sites.flatMap(({site, unknown}) =>
      site.routes.flatMap(({path, file}) =>
        file && (unknown.has(file) || site.pages.get(file)?.hasUnknownIds) ? pageKey(path) : [],
      ),
    ),
  );
  const linked = sites.map(async ({site}) => ({
    ...site,
    pages: withoutAnchors(site, blind),
    files: await findOutputFiles(site),
  }));
  return linkProblems(await Promise.all(linked), {configSource, written: new Map()});
}

/** The compiled pages; their links to pages with unknown ids lose the anchor. */
function withoutAnchors({routes, pages: compiled}: RoutedSite, blind: ReadonlySet<string>): CompiledPages {
  if (blind.size === 0) return compiled;
  const changed = new Map<string, CompiledMeta>();
  for (const {path, file} of routes) {
    const meta = file === undefined ? undefined : compiled.get(file);
    if (!meta || file === undefined) continue;
    const links = meta.links.map((link) => {
      const target = resolveLink(link.href, path);
      const isBlind = target?.anchor !== undefined && blind.has(target.key);
      return isBlind ? {...link, href: link.href.replace(/#.*$/s, '')} : link;
    });
    changed.set(file, {...meta, links});
  }
  return {get: (file) => changed.get(file) ?? compiled.get(file)};
}
