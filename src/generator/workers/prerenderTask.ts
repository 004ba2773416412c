import path from 'node:path';
import {loadPrerenderBundle} from '../bundle/loadPrerenderBundle.ts';
import {expectDefined} from '../shared/invariants/expectDefined.ts';
import {openPageRecords, type PageRecords} from '../store/PageRecords.ts';
import {faultOf} from '../render/RenderFault.ts';
import {findLinkTargets} from '../render/findLinkTargets.ts';
import {dataFolder, htmlFile} from '../shared/address/outputPaths.ts';
import type {WrittenFile} from '../output/OutputManifest.ts';
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
import type {PrerenderedPage, PrerenderTask, PrerenderTaskResult} from './tasks.ts';
import type {PrerenderJob} from '../render/PrerenderJob.ts';

/**
 * Renders a batch of pages to HTML and writes their files. A page whose component throws is reported, and the others
 * are still rendered.
 */
export async function prerenderTask(task: PrerenderTask): Promise<PrerenderTaskResult> {
  const bundle = await loadPrerenderBundle(task.bundle);
  const pages = openPageRecords(task.cacheDir);
  const filled = task.jobs.map((job) => fillJob(pages, job));
  const rendered = await renderRoutes(bundle, task.shell, filled);
  return task.jobs.map(({route}, index) =>
    writeRoute(
      task,
      route,
      expectDefined(filled[index], `the data of ${route.path}`),
      expectDefined(rendered[index], `the document of ${route.path}`),
    ),
  );
}

function fillJob(pages: PageRecords, {route, records}: PrerenderJob): FilledRoute {
  return fillRoute(route, ({key, file, part}) => {
    const record = pages.read(expectDefined(records[key], `the record's key of ${file}`), file);
    const body = (part === 'preview' ? record.preview : undefined) ?? record.body;
    return {body, components: record.meta.components};
  });
}

function writeRoute(
  {folders, shell}: PrerenderTask,
  route: Route,
  {modules}: FilledRoute,
  rendered: RenderedRoute | {error: unknown},
): PrerenderedPage {
  const folder = dataFolder(route.path);
  const files: WrittenFile[] = [];
  const write = (file: string, text: string): void => {
    files.push([file, writeOrKeep(folders, file, text)]);
  };
  for (const [key, code] of Object.entries(modules))
    write(path.posix.join(folder, moduleName(route, key)), pageModule(code));
  if ('error' in rendered) return {path: route.path, files, fault: faultOf(rendered.error)};
  const {html, json, body} = rendered;
  write(htmlFile(route.path, shell.trailingSlash), html);
  // The not-found page needs no data file, since nothing navigates to it; hosts look for the page at the root of the
  // output.
  if (json !== undefined) write(path.posix.join(folder, 'page.json'), json);
  else if (!shell.isFurther && htmlFile(route.path) !== '404.html') write('404.html', html);
  const targets = 'component' in route.data ? findLinkTargets(body) : {};
  return {path: route.path, files, ...targets};
}
