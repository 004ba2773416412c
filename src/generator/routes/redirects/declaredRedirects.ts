import {sourceMistake} from '../../config/schema/redirectsSchema.ts';
import {allPages, allPosts} from '../../content/allDocuments.ts';
import type {MarkdownDocument} from '../../content/Content.ts';
import {resolveHref} from '../../shared/address/href.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import {hasScheme} from '../../shared/address/scheme.ts';
import {pathOf} from '../../shared/address/splitHref.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {withPeriod} from '../../shared/text/withPeriod.ts';
import type {RedirectSite} from './Redirect.ts';

/** A redirect as it is declared. */
export interface Declaration {
  path: string;
  key: string;
  target: string;
  targetKey: string;
  place: Pick<Problem, 'file' | 'line' | 'column'>;
  /** The docs and their version that it is part of. */
  docs?: {instance: string; version: string};
  /** Created for every page by a function; ignored if its address is in use. */
  isComputed?: boolean;
}

/** The redirects that front matter and the configuration declare, then those that a function creates for each page. */
export function declaredRedirects(site: RedirectSite): {declarations: Declaration[]; problems: Problem[]} {
  const {declarations, problems} = computedRedirects(site);
  return {declarations: [...writtenRedirects(site), ...declarations], problems};
}

function writtenRedirects({config, configFile, locateConfig, content}: RedirectSite): Declaration[] {
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
  const ofDocument = ({file, permalink, redirectFrom = []}: MarkdownDocument) =>
    redirectFrom.map(({from, ...place}) => create(from, permalink, {file, ...place}));
  // The last version comes first: a saved version has copies of the redirects, and readers are sent to the last one.
  const ofDocs = [...content.docsSets]
    .sort((a, b) => Number(b.version.isLast) - Number(a.version.isLast))
    .flatMap(({instance, version, docs}) =>
      docs.flatMap(ofDocument).map((one) => ({...one, docs: {instance, version: version.name}})),
    );
  const ofOthers = [
    ...allPosts(content),
    ...allPages(content).flatMap(({document}) => document ?? []),
  ].flatMap(ofDocument);
  const ofConfig = config.redirects.flatMap(({from, to}, index) => {
    const target = resolveHref(to, config);
    return from.map((one, number) => {
      const place = locateConfig(['redirects', index, 'from', number]) ?? locateConfig(['redirects', index]);
      return create(one, target, {file: configFile, ...place});
    });
  });
  return [...ofDocs, ...ofOthers, ...ofConfig];
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
      return fail(`\`createRedirects\` failed for the page ${page}: ${withPeriod(String(error))}`);
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
