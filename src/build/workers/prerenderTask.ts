import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PrerenderBundle} from '../../client/prerender.tsx';
import type {Body} from '../../markdown/CompiledPage.ts';
import type {ContentData} from '../../routes/PageData.ts';
import {loadPrerenderBundle} from '../bundle/loadPrerenderBundle.ts';
import {readRecord, recordPath} from '../cache/pageRecord.ts';
import {findLinkTargets} from '../output/findLinkTargets.ts';
import {dataFolder, htmlFile} from '../output/outputPaths.ts';
import {withContents, withoutHtml, withoutLevels} from '../output/pageContents.ts';
import {escapeJson, renderDocument} from '../output/renderDocument.ts';
import type {PrerenderedPage, PrerenderJob, PrerenderTask, PrerenderTaskResult} from './tasks.ts';

/** Renders a batch of pages to HTML and writes their files. A page whose component throws is reported, and the others go on. */
export async function prerenderTask(task: PrerenderTask): Promise<PrerenderTaskResult> {
  const bundle = await loadPrerenderBundle(task.bundle);
  const results: PrerenderTaskResult = [];
  for (const job of task.jobs) results.push(await prerenderPage(bundle, task, job));
  return results;
}

async function prerenderPage(
  bundle: PrerenderBundle,
  {cacheDir, outDir, shell}: PrerenderTask,
  {route, records}: PrerenderJob,
): Promise<PrerenderedPage> {
  const folder = dataFolder(route.path);
  const contents: Record<string, ContentData> = {};
  const modules: Record<string, string> = {};
  const written: string[] = [];
  const components = new Set<string>(route.data.layout === 'component' ? [route.data.component] : []);

  for (const content of route.contents) {
    const record = readRecord(recordPath(cacheDir, records[content.key] ?? ''));
    if (!record) throw new Error(`The compiled page of ${content.file} is gone from the cache.`);
    const body: Body = (content.part === 'preview' ? record.preview : undefined) ?? record.body;
    if (body.type === 'html') {
      contents[content.key] = {key: content.key, html: body.html};
    } else {
      const name = route.contents.length === 1 ? 'page.js' : `${content.key}.js`;
      contents[content.key] = {key: content.key, module: name};
      modules[content.key] = body.code;
      for (const key of record.meta.components) components.add(key);
      write(outDir, path.posix.join(folder, name), pageModule(body.code), written);
    }
  }

  try {
    const {data, ...rendered} = await bundle.renderPage(withContents(route.data, contents), modules);
    const html = renderDocument(shell, {
      ...rendered,
      ...(data.layout !== 'notFound' && {path: data.path}),
      data: withoutHtml(data),
      components: [...components],
      structuredData: data.head.structuredData ?? [],
    });
    write(outDir, htmlFile(route.path, shell.trailingSlash), html, written);
    if (data.layout === 'notFound') {
      // Hosts look for it at the root of the output. It has no data: no navigation leads to it.
      if (htmlFile(route.path) !== '404.html') write(outDir, '404.html', html, written);
    } else {
      const json = escapeJson({app: shell.app, ...withoutLevels(data)});
      write(outDir, path.posix.join(folder, 'page.json'), json, written);
    }
    const targets = data.layout === 'component' ? findLinkTargets(rendered.body) : {};
    return {path: route.path, files: written, ...targets};
  } catch (error) {
    const {message, stack} = error instanceof Error ? error : new Error(String(error));
    return {
      path: route.path,
      files: written,
      error: {message, stack: stack ?? message},
    };
  }
}

/** The page module as the browser imports it: the compiler's code reads the runtime from `arguments[0]`. */
function pageModule(code: string): string {
  return `export default async function(){${code}\n}\n`;
}

function write(outDir: string, file: string, text: string, written: string[]): void {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
  written.push(file);
}
