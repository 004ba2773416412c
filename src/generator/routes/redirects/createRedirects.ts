import {foldedDifference, foldedPath} from '../../shared/address/foldedPath.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import {hasScheme} from '../../shared/address/scheme.ts';
import {pathOf} from '../../shared/address/splitHref.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {createMissingFinder} from '../links/createMissingFinder.ts';
import {createPathFinder} from '../links/createPathFinder.ts';
import {type Declaration, declaredRedirects} from './declaredRedirects.ts';
import type {Redirect, RedirectSite} from './Redirect.ts';
import {shownPaths} from './shownPaths.ts';
import {withoutTaken} from './withoutTaken.ts';

/**
 * Collects the redirects in front matter (`redirect_from`) and configuration (`redirects`). A redirect to another
 * redirect is resolved to the final page.
 *
 * @returns What can be built, and problems: errors for a malformed escape, a missing target, or a loop, and (with the
 *   severity of `onDuplicateRoutes`) for a source that is a page or a file, or is declared twice; warnings for a chain,
 *   or a source that differs from a page only in letter case or in the form of letters
 */
export function createRedirects(site: RedirectSite): {
  redirects: Redirect[];
  problems: Problem[];
} {
  const pages = new Map(
    site.routes
      .filter(({data}) => data.layout !== 'notFound')
      .map((route) => [pageKey(route.path), route] as const),
  );
  const {declarations, problems: mistaken} = declaredRedirects(site);
  const shown = shownPaths(site.config);
  const {declared, aliases, problems} = withoutTaken(declarations, pages, site);
  problems.push(...mistaken);
  const findPath = createPathFinder(
    [...pages.values()].map(({path}) => path),
    site.config.baseUrl,
  );
  const isMissing = createMissingFinder(site.content, site.config.baseUrl);
  const folded = new Map([...pages.keys()].map((key) => [foldedPath(key), key] as const));
  const inLoops = new Set<string>();
  const redirects: Redirect[] = [];
  for (const declaration of declared.values()) {
    const {last, passed, loops} = follow(declaration, declared);
    const report = (severity: Problem['severity'], message: string, hint: string) =>
      problems.push({severity, ...declaration.place, message, hint});
    if (loops) {
      // A loop is reported once; redirects that only point into it are right once it is fixed.
      if (last === declaration && !inLoops.has(declaration.key)) {
        const steps = [...passed, declaration].map(({path}) => `\`${shown(path)}\``).join(' → ');
        report('error', `The redirects form a loop: ${steps}.`, 'Point one of them to a page.');
        for (const {key} of passed) inLoops.add(key);
      }
      continue;
    }
    const page = pages.get(last.targetKey);
    const isElsewhere = hasScheme(last.target);
    if (!page && !isElsewhere && !site.isFile(last.target)) {
      // In a chain, the mistake is in the last redirect, which has its own report.
      if (last !== declaration || isMissing(pathOf(last.target))) continue;
      const near = findPath(pathOf(last.target));
      const hint =
        near === undefined ? 'Write the path of a page of the site.' : `Did you mean \`${shown(near)}\`?`;
      report(
        'error',
        `The redirect from \`${shown(declaration.path)}\` points to \`${shown(last.target)}\`, which does not exist.`,
        hint,
      );
      continue;
    }
    if (last !== declaration) {
      const message = `The redirect from \`${shown(declaration.path)}\` points to \`${shown(declaration.target)}\`, which is a redirect too.`;
      report('warning', message, `Point it to \`${shown(last.target)}\` directly, as it does in the output.`);
    }
    const twin = folded.get(foldedPath(declaration.key));
    if (twin !== undefined && !declaration.isComputed) {
      const message = `The redirect from \`${shown(declaration.path)}\` differs only in ${foldedDifference(declaration.key, twin)} from the page \`${shown(pages.get(twin)?.path ?? '')}\`.`;
      const hint =
        'File systems on macOS and Windows keep only one of the two: build on Linux, or let the host redirect.';
      report('warning', message, hint);
    }
    redirects.push({
      path: declaration.path,
      target: last.target,
      title: isElsewhere ? last.target : page?.data.head.title || site.config.title,
    });
  }
  return {redirects: [...redirects, ...aliases], problems};
}

/** Follows redirects to the last one; in a loop, to the first one that repeats. */
function follow(
  start: Declaration,
  declared: ReadonlyMap<string, Declaration>,
): {last: Declaration; passed: Declaration[]; loops: boolean} {
  const passed = [start];
  let last = start;
  for (;;) {
    const next = declared.get(last.targetKey);
    if (!next) return {last, passed, loops: false};
    if (passed.includes(next)) return {last: next, passed, loops: true};
    passed.push(next);
    last = next;
  }
}
