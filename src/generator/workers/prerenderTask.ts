import path from 'node:path';
import {loadPrerenderBundle} from '../bundle/loadPrerenderBundle.ts';
import {expectDefined} from '../shared/invariants/expectDefined.ts';
import {openPageRecords, type PageRecords} from '../store/PageRecords.ts';
import {faultOf} from '../render/RenderFault.ts';
import {findLinkTargets} from '../render/findLinkTargets.ts';
import {dataFolder, htmlFile} from '../shared/address/outputPaths.ts';
import {placeBelow} from '../files/placeBelow.ts';
import {writeInFolder} from '../files/writeInFolder.ts';
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
  {outDir, shell}: PrerenderTask,
  route: Route,
  {modules}: FilledRoute,
  rendered: RenderedRoute | {error: unknown},
): PrerenderedPage {
  const folder = dataFolder(route.path);
  const written: string[] = [];
  for (const [key, code] of Object.entries(modules))
    write(outDir, path.posix.join(folder, moduleName(route, key)), pageModule(code), written);
  if ('error' in rendered) return {path: route.path, files: written, fault: faultOf(rendered.error)};
  const {html, json, body} = rendered;
  write(outDir, htmlFile(route.path, shell.trailingSlash), html, written);
  // The not-found page needs no data file, since nothing navigates to it; hosts look for the page at the root of the
  // output.
  if (json !== undefined) write(outDir, path.posix.join(folder, 'page.json'), json, written);
  else if (!shell.isFurther && htmlFile(route.path) !== '404.html') write(outDir, '404.html', html, written);
  const targets = 'component' in route.data ? findLinkTargets(body) : {};
  return {path: route.path, files: written, ...targets};
}

function write(outDir: string, file: string, text: string, written: string[]): void {
  writeInFolder(placeBelow(outDir, file), text);
  written.push(file);
}
