import {readFile} from 'node:fs/promises';
import {SourceMap} from 'node:module';
import path from 'node:path';
import {siteSource} from '../../files/code/siteSource.ts';
import {generatorDir} from '../../files/packages/generatorDir.ts';
import {sourceDir} from '../../files/packages/ownPackage.ts';
import type {CompileOptions, CompileRequest} from '../../markdown/CompileOptions.ts';
import {locateText} from '../../problems/locateInSource.ts';
import {originalPlace} from '../../render/originalPlace.ts';
import {parseStack, type StackFrame} from '../../render/parseStack.ts';
import type {FaultPlace, RenderFault, SourcePlace} from '../../render/RenderFault.ts';
import {moduleName, pageModule} from '../../render/renderRoute.ts';
import {textAtPlace} from '../../render/textAtPlace.ts';
import type {BrowserFault} from '../../shared/dev/FaultReport.ts';
import {cutFrontMatter} from '../../yaml/frontMatter/cutFrontMatter.ts';
import type {PreparedPage} from '../pages/preparePage.ts';

/** How many stack frames are read: React's are mixed with those of components. */
const MOST_FRAMES = 60;

/** Length of the code that precedes a page module's own code on its first line. */
const MODULE_START = pageModule('\n').indexOf('\n');

/**
 * Creates the locator that finds where in the site's files a page threw in the browser: through the source maps of the
 * browser bundle, and by compiling the page again.
 */
export function createBrowserLocator({
  siteDir,
  browserDir,
  options,
  find,
  requestOf,
}: {
  siteDir: string;
  /** The folder of the browser bundle. */
  browserDir(): Promise<string>;
  options(): Promise<CompileOptions>;
  /** The page at a path. */
  find(pathname: string): Promise<PreparedPage | undefined>;
  /** The compile request of a source. */
  requestOf(file: string): Promise<CompileRequest | undefined>;
}): (fault: BrowserFault, pathname: string) => Promise<RenderFault> {
  async function locate(frame: StackFrame): Promise<SourcePlace | undefined> {
    if (!URL.canParse(frame.file)) return undefined;
    const pathname = decodeURI(new URL(frame.file).pathname);
    const [, asset] = /\/assets\/(.+\.js)$/.exec(pathname) ?? [];
    if (asset !== undefined) return locateInBundle(asset, frame);
    const [, folder = '', name = ''] = /^(.*)\/([^/]+\.js)$/.exec(pathname) ?? [];
    return name === '' ? undefined : locateInPage(folder, name, frame);
  }

  async function locateInBundle(asset: string, frame: StackFrame): Promise<SourcePlace | undefined> {
    const json = await readFile(path.join(await browserDir(), `${asset}.map`), 'utf8').catch(() => undefined);
    if (json === undefined) return undefined;
    const place = originalPlace(new SourceMap(JSON.parse(json)), frame);
    if (!place) return undefined;
    // webpack names modules relative to its context.
    const name = place.file.replace(/^webpack:\/\/[^/]*\//, '').replace(/\?.*$/, '');
    const file = siteSource(siteDir, path.resolve(generatorDir, name), sourceDir);
    return file === undefined ? undefined : {...place, file};
  }

  async function locateInPage(
    folder: string,
    name: string,
    frame: StackFrame,
  ): Promise<SourcePlace | undefined> {
    const page = await find(folder === '' ? '/' : folder);
    const content = page?.route.contents.find(({key}) => moduleName(page.route, key) === name);
    const request = content && (await requestOf(content.file));
    if (!page || !content || !request) return undefined;
    const {createTracer, splitTraced} = await import('../../markdown/trace/compileTraced.ts');
    const text = await readFile(path.join(siteDir, content.file), 'utf8');
    const traced = await createTracer(await options(), {isPlain: true})({
      ...request,
      ...cutFrontMatter(text),
    });
    const body = content.part === 'preview' ? traced.preview : traced.body;
    if (body?.type !== 'module') return undefined;
    const {code, map} = splitTraced(body.code);
    // The page has changed since the browser loaded it.
    if (code.trimEnd() !== page.modules[content.key]?.trimEnd()) return undefined;
    const column = frame.column - (frame.line === 1 ? MODULE_START : 0);
    return originalPlace(new SourceMap(JSON.parse(map)), {...frame, column});
  }

  /** React names the mismatching components, without positions: the page contains the tag of one of them. */
  async function findTag(stack: string, pathname: string): Promise<SourcePlace | undefined> {
    const page = await find(pathname);
    const names = [...stack.matchAll(/^\s*at ([A-Z]\w*) \(<anonymous>\)$/gm)].map(([, name]) => name);
    for (const {file} of page?.route.contents ?? []) {
      const text = await readFile(path.join(siteDir, file), 'utf8');
      for (const name of names) {
        const position = locateText(text, `<${name}`);
        if (position) return {file, ...position};
      }
    }
    return undefined;
  }

  return async ({kind, name, message, stack}, pathname) => {
    const frames = parseStack(stack).slice(0, MOST_FRAMES);
    const places: FaultPlace[] = [];
    for (const frame of frames) {
      const place = await locate(frame).catch(() => undefined);
      if (place) places.push({...place, text: textAtPlace(siteDir, place)});
    }
    if (kind === 'hydration' && places.length === 0) {
      const place = await findTag(stack, pathname).catch(() => undefined);
      if (place) places.push({...place, text: textAtPlace(siteDir, place)});
    }
    return {name, message, places};
  };
}
