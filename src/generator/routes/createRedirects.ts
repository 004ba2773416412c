import {createPathFinder} from './links/createPathFinder.ts';
import {pageKey} from '../shared/address/pageKey.ts';
import {sourceMistake} from '../config/schema/redirectsSchema.ts';
import type {SiteConfig} from '../config/SiteConfig.ts';
import {allDocuments} from '../content/allDocuments.ts';
import type {Content} from '../content/Content.ts';
import {belowBaseUrl} from '../shared/address/baseUrl.ts';
import {malformedEscapes} from '../shared/address/encoding.ts';
import {resolveHref} from '../shared/address/href.ts';
import {aliasFile} from '../shared/address/outputPaths.ts';
import {foldedDifference, foldedPath} from '../shared/address/foldedPath.ts';
import {hasScheme} from '../shared/address/scheme.ts';
import {pathOf} from '../shared/address/splitHref.ts';
import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {Route} from './Route.ts';

/** A redirect in the output, from an old address. */
export interface Redirect {
  /** Percent-encoded path with baseUrl. */
  path: string;
  /**
   * Percent-encoded path with baseUrl, possibly with a hash, of a page or a static file, never of another redirect; or an
   * absolute URL.
   */
  target: string;
  /** Title of the page at the target, or its URL. */
  title: string;
  /** Where to write it if its address is another form of its page's, see `aliasFile`; the data there is the page's. */
  aliasFile?: string;
}

/** The input of `createRedirects`. */
export interface RedirectSite {
  config: SiteConfig;
  /** The configuration file, relative to the site folder, and a function that locates its keys. */
  configFile: string;
  locateConfig(path: KeyPath): Position | undefined;
  content: Content;
  routes: readonly Route[];
  /** Whether a path with baseUrl is one of the site's own files. */
  isFile(path: string): boolean;
  /** Whether a redirect from a path with baseUrl would take the place of a file that the build makes; absent: unknown. */
  isGenerated?(path: string): boolean;
}

interface Declaration {
  path: string;
  key: string;
  target: string;
  targetKey: string;
  place: Pick<Problem, 'file' | 'line' | 'column'>;
  /** Created for every page by a function; ignored if its address is in use. */
  isComputed?: boolean;
}

/**
 * Collects the redirects in front matter (`redirect_from`) and configuration (`redirects`). A redirect to another
 * redirect is resolved to the final page.
 *
 * @returns What can be built, and problems: errors for a source that is a page or a file, or is declared twice, a
 *   malformed escape, a missing target, or a loop; warnings for a chain, or a source that differs from a page only in
 *   letter case or in the form of letters
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
  const computed = computedRedirects(site);
  const shown = shownPaths(site.config);
  const {declared, aliases, problems} = withoutTaken(
    [...declarationsOf(site), ...computed.declarations],
    pages,
    site,
  );
  problems.push(...computed.problems);
  const findPath = createPathFinder(
    [...pages.values()].map(({path}) => path),
    site.config.baseUrl,
  );
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
      if (last !== declaration) continue;
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

/** The redirects that a function of the configuration creates for each page. */
function computedRedirects(site: RedirectSite): {declarations: Declaration[]; problems: Problem[]} {
  const {config, configFile, locateConfig, routes} = site;
  const {createRedirects: create} = config;
  const declarations: Declaration[] = [];
  if (!create) return {declarations, problems: []};
  const place = {file: configFile, ...locateConfig(['createRedirects'])};
  const fail = (message: string) => ({
    declarations,
    problems: [{severity: 'error' as const, ...place, message}],
  });
  for (const {path: target, data} of routes) {
    if (data.layout === 'notFound') continue;
    const page = `/${target.slice(config.baseUrl.length)}`;
    let given: unknown;
    try {
      given = create(page);
    } catch (error) {
      return fail(`\`createRedirects\` failed for the page ${page}: ${String(error)}.`);
    }
    for (const from of given === undefined || given === null ? [] : [given].flat()) {
      const mistake = sourceMistake(from);
      if (typeof from !== 'string' || mistake !== undefined)
        return fail(
          `For the page ${page}, \`createRedirects\` returned \`${String(from)}\`, which ${mistake}.`,
        );
      const path = resolveHref(from, config);
      declarations.push({
        path,
        key: pageKey(path),
        target,
        targetKey: pageKey(target),
        place,
        isComputed: true,
      });
    }
  }
  return {declarations, problems: []};
}

function declarationsOf({config, configFile, locateConfig, content}: RedirectSite): Declaration[] {
  const create = (from: string, target: string, place: Declaration['place']): Declaration => {
    const path = resolveHref(from, config);
    return {
      path,
      key: pageKey(path),
      target,
      // No path has the key of a URL.
      targetKey: hasScheme(target) ? target : pageKey(pathOf(target)),
      place,
    };
  };
  const ofDocuments = allDocuments(content).flatMap(({file, permalink, redirectFrom = []}) =>
    redirectFrom.map(({from, ...place}) => create(from, permalink, {file, ...place})),
  );
  const ofConfig = config.redirects.flatMap(({from, to}, index) => {
    const target = resolveHref(to, config);
    return from.map((one, number) => {
      const place = locateConfig(['redirects', index, 'from', number]) ?? locateConfig(['redirects', index]);
      return create(one, target, {file: configFile, ...place});
    });
  });
  return [...ofDocuments, ...ofConfig];
}

/** Leaves out redirects whose address is in use or malformed, and separates those from other forms of a page's own address. */
function withoutTaken(
  declarations: Declaration[],
  pages: ReadonlyMap<string, Route>,
  {config, isFile, isGenerated = () => false}: RedirectSite,
): {declared: Map<string, Declaration>; aliases: Redirect[]; problems: Problem[]} {
  const declared = new Map<string, Declaration>();
  const aliases = new Map<string, Redirect>();
  const problems: Problem[] = [];
  const shown = shownPaths(config);
  for (const declaration of declarations) {
    const {path, key, target, place} = declaration;
    const report = (message: string, hint: string) =>
      problems.push({severity: 'error', ...place, message, hint});
    const page = pages.get(key);
    const other = declared.get(key);
    if (page && declaration.targetKey === key && path !== page.path) {
      // Some hosts know only the name of the page's file: there, `/page.html` is not the page `/page`.
      const file = isFile(path) ? undefined : aliasFile(path, page.path, config.trailingSlash);
      const {title} = page.data.head;
      if (file !== undefined)
        aliases.set(file, {path, target, title: title || config.title, aliasFile: file});
      continue;
    }
    if (declaration.isComputed && (page || isFile(path) || other || isGenerated(path))) continue;
    const malformed = malformedEscapes(path) ?? malformedEscapes(pathOf(target));
    if (malformed) {
      report(
        `The redirect from \`${shown(path)}\` to \`${shown(target)}\` has the malformed escape \`${malformed}\`.`,
        'Write the character itself, or escape it as UTF-8: `é` is `%C3%A9`.',
      );
    } else if (page) {
      const owner = page.file === undefined ? '' : `, \`${page.file}\``;
      report(
        `The redirect from \`${shown(path)}\` has the address of a page${owner}.`,
        'Remove the redirect, or give the page another address.',
      );
    } else if (isFile(path)) {
      report(
        `The redirect from \`${shown(path)}\` has the address of a static file.`,
        'Remove the redirect or the file.',
      );
    } else if (isGenerated(path)) {
      report(
        `The redirect from \`${shown(path)}\` has the address of a file that the build makes.`,
        'Remove the redirect.',
      );
    } else if (other) {
      const where = otherPlace(other.place, place);
      report(`The redirect from \`${shown(path)}\` is declared twice: also ${where}.`, 'Remove one of them.');
    } else {
      declared.set(key, declaration);
    }
  }
  return {declared, aliases: [...aliases.values()], problems};
}

/**
 * How messages name a path of the site: as it is in the default language. Redirects are declared once for all languages,
 * so a mistake in one has the same message in each, and is reported once.
 */
function shownPaths({baseUrl, locales = [], defaultLocale}: SiteConfig): (path: string) => string {
  const main = locales.find(({locale}) => locale === defaultLocale)?.baseUrl ?? baseUrl;
  return (path) => {
    const below = belowBaseUrl(path, baseUrl);
    return below === undefined ? path : main + below;
  };
}

/** Where a declaration is, seen from another one. */
function otherPlace(other: Declaration['place'], {file, line}: Declaration['place']): string {
  if (other.file !== file || other.line === undefined)
    return `in \`${[other.file, other.line].filter((part) => part !== undefined).join(':')}\``;
  return other.line === line ? 'earlier in this line' : `in line ${other.line}`;
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
