import path from 'node:path';
import {loadPrerenderBundle} from '../bundle/prerender/loadPrerenderBundle.ts';
import {LoadFault} from '../shared/page/LoadFault.ts';
import {expectDefined} from '../shared/invariants/expectDefined.ts';
import {openPageRecords, type PageRecords} from '../store/PageRecords.ts';
import {faultOf} from '../render/RenderFault.ts';
import {findLinkTargets} from '../render/findLinkTargets.ts';
import {dataFolder, htmlFile} from '../shared/address/outputPaths.ts';
import {writeOrKeep} from '../output/writeOrKeep.ts';
import {
  type FilledRoute,
  fillRoute,
  moduleName,
  pageModule,
  type RenderedRoute,
  renderRoutes,
} from '../render/renderRoute.ts';
import type {Route} from '../routes/Route.ts';
import type {DocumentShell} from '../render/renderDocument.ts';
import type {
  PrerenderTask,
  PrerenderTaskResult,
  RenderedFiles,
  Rendering,
  RenderTaskResult,
} from './tasks.ts';
import type {PrerenderJob} from '../render/PrerenderJob.ts';

export {loadPackages} from '../bundle/prerender/loadPrerenderBundle.ts';

/**
 * Renders a batch of pages to HTML and writes their files. A page whose component throws is reported, and the others
 * are still rendered.
 */
export async function prerenderTask({folders, ...task}: PrerenderTask): Promise<PrerenderTaskResult> {
  const rendered = await renderTask(task);
  return rendered.map(({files, ...rest}, index) => ({
    path: expectDefined(task.jobs[index], 'the page of a result').route.path,
    files: files.map(([file, text]) => [file, writeOrKeep(folders, file, text)] as const),
    ...rest,
  }));
}

/** Renders a batch of pages to the texts of their files. */
export async function renderTask({
  bundle: file,
  cacheDir,
  shell,
  jobs,
}: Rendering): Promise<RenderTaskResult> {
  const pages = openPageRecords(cacheDir);
  const filled = jobs.map((job) => fillJob(pages, job));
  const rendered = await renderWith(file, shell, filled);
  return jobs.map(({route}, index) =>
    filesOf(
      shell,
      route,
      expectDefined(filled[index], `the data of ${route.path}`),
      expectDefined(rendered[index], `the document of ${route.path}`),
    ),
  );
}

/** A bundle that cannot be loaded is the fault of every page. */
async function renderWith(
  file: string,
  shell: DocumentShell,
  filled: readonly FilledJob[],
): Promise<(RenderedRoute | {error: unknown})[]> {
  try {
    return await renderRoutes(await loadPrerenderBundle(file, shell.site.translations), shell, filled);
  } catch (error) {
    if (error instanceof LoadFault) return filled.map(() => ({error}));
    throw error;
  }
}

/** The data of a page, and what the compiler knows of its ids and links if its components may add others. */
interface FilledJob extends FilledRoute {
  known?: KnownTargets;
}

interface KnownTargets {
  ids: Set<string>;
  links: Set<string>;
}

function fillJob(pages: PageRecords, {route, records}: PrerenderJob): FilledJob {
  let known: KnownTargets | undefined;
  const filled = fillRoute(route, ({key, file}) => {
    const record = pages.read(expectDefined(records[key], `the record's key of ${file}`), file);
    const {components, hasUnknownIds, anchors, links} = record.meta;
    if (hasUnknownIds) {
      known ??= {ids: new Set(), links: new Set()};
      for (const id of anchors) known.ids.add(id);
      for (const {href} of links) known.links.add(href);
    }
    return {...record, components};
  });
  return {...filled, ...(known && {known})};
}

function filesOf(
  shell: DocumentShell,
  route: Route,
  {modules, known}: FilledJob,
  rendered: RenderedRoute | {error: unknown},
): RenderedFiles {
  const folder = dataFolder(route.path);
  const files: RenderedFiles['files'] = Object.entries(modules).map(([key, code]) => [
    path.posix.join(folder, moduleName(route, key)),
    pageModule(code),
  ]);
  if ('error' in rendered) return {files, fault: faultOf(rendered.error)};
  const {html, json} = rendered;
  files.push([htmlFile(route.path, shell.trailingSlash), html]);
  // The not-found page needs no data file, since nothing navigates to it; hosts look for the page at the root of the
  // output.
  if (json !== undefined) files.push([path.posix.join(folder, 'page.json'), json]);
  else if (!shell.isFurther && htmlFile(route.path) !== '404.html') files.push(['404.html', html]);
  return {files, ...linkTargets(route, known, rendered)};
}

/**
 * What only rendering shows of a page: of one that is a component, its links and ids; of a text with components, the ids
 * and the `Link`s that they add; of both, what components report.
 */
function linkTargets(
  {data, file}: Route,
  known: KnownTargets | undefined,
  {body, reports}: RenderedRoute,
): Pick<RenderedFiles, 'links' | 'anchors'> {
  const isComponent = 'component' in data;
  const shown = isComponent || known ? findLinkTargets(body) : undefined;
  // A list of posts shows parts of their texts, whose links are those of the posts.
  const isAdded = (href: string): boolean =>
    isComponent || (file !== undefined && reports?.rendered.has(href) === true && !known?.links.has(href));
  const links = new Set([
    ...(shown?.links.filter((href) => isAdded(href) && !reports?.unchecked.has(href)) ?? []),
    ...(reports?.links ?? []),
  ]);
  const anchors = [
    ...(shown ? shown.anchors.filter((id) => !known?.ids.has(id)) : []),
    ...(reports?.anchors ?? []),
  ];
  return {...(links.size > 0 && {links: [...links]}), ...(anchors.length > 0 && {anchors})};
}
