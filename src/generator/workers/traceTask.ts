import {readFileSync} from 'node:fs';
import {createRequire, SourceMap} from 'node:module';
import path from 'node:path';
import {constants, Script} from 'node:vm';
import {refusePageExit} from '../bundle/prerender/refusePageExit.ts';
import {guardPage, limitLoops} from '../bundle/transforms/guardModule.ts';
import {siteSource} from '../files/code/siteSource.ts';
import {generatorDir} from '../files/packages/generatorDir.ts';
import {isBelow} from '../files/placeBelow.ts';
import {relativePath} from '../files/relativePath.ts';
import {createTracer, splitTraced} from '../markdown/trace/compileTraced.ts';
import {originalPlace} from '../render/originalPlace.ts';
import {textAtPlace} from '../render/textAtPlace.ts';
import {type FaultPlace, faultOf, type RenderFault, type SourcePlace} from '../render/RenderFault.ts';
import {LoadFault, orLoadFault} from '../shared/page/LoadFault.ts';
import {withTranslations} from '../shared/page/codeTranslations.ts';
import type {PageRuntime} from '../shared/page/PageModule.ts';
import type {PrerenderBundle} from '../shared/page/PrerenderBundle.ts';
import {cutFrontMatter} from '../yaml/frontMatter/cutFrontMatter.ts';
import {parseStack, type StackFrame} from '../render/parseStack.ts';
import {profileCall} from './profileCall.ts';
import type {TracedPage, TraceTask, TraceTaskResult} from './tasks.ts';
import type {SiteData} from '../shared/page/SiteData.ts';

/** Name of the prerender bundle in stack traces. */
const BUNDLE = 'traced-bundle';

/** A component that has not returned after this time (ms) is considered endless. */
const PATIENCE = 1500;

/** Maximum number of stack frames: React's are mixed with those of components. */
const DEPTH = 60;

type Module = (runtime: PageRuntime) => Promise<unknown>;

/** Resolves a stack frame to its source; undefined if that isn't a file of the site. */
type Locate = (frame: StackFrame) => SourcePlace | undefined;

/**
 * Renders pages that throw again, with React's development build and source maps, to find out where they throw. Runs in
 * a separate thread with `NODE_ENV` set to `development`.
 */
export async function traceTask(task: TraceTask): Promise<TraceTaskResult> {
  Error.stackTraceLimit = DEPTH;
  silence();
  refusePageExit(() => true);
  limitLoops();
  const bundle = orLoadFault(() => loadBundle(task));
  if (bundle instanceof LoadFault) return new Array(task.pages.length).fill(locateLoadFault(bundle, task));
  const trace = createTracer(task.options);
  const locateInBundle = createBundleLocator(task);
  const faults: TraceTaskResult = [];
  for (const page of task.pages) {
    const maps = new Map<string, SourceMap>();
    const locate: Locate = (frame) => {
      const map = maps.get(frame.file);
      return map ? locateInPage(map, frame) : locateInBundle(frame);
    };
    const modules = await compileModules(page, task, trace, maps);
    faults.push(await tracePage({bundle, site: task.site}, page, modules, locate, task.options.siteDir));
  }
  return faults;
}

/** Output of components was already printed before, and warnings of React's development build are irrelevant here. */
function silence(): void {
  for (const method of ['log', 'info', 'warn', 'error', 'debug', 'trace'] as const)
    console[method] = () => undefined;
}

/** Modules of packages count too: a plugin's component is named even if the site has none of its own on the way. */
function locateLoadFault(fault: LoadFault, task: TraceTask): RenderFault {
  const {siteDir} = task.options;
  const frames = fault.thrown instanceof Error ? parseStack(fault.thrown.stack ?? '') : [];
  const places = [createBundleLocator(task), createPackageLocator(task)].flatMap((locate) =>
    frames.flatMap((frame) => locate(frame) ?? []),
  );
  return {...faultOf(fault), places: places.map((place) => withText(siteDir, place))};
}

function loadBundle({bundle: {code}, site}: TraceTask): PrerenderBundle {
  const script = new Script(`(function (module, exports, require) {${code}\n})`, {
    filename: BUNDLE,
    // Packages are imported when a page first needs them.
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  const module = {exports: {}};
  const evaluate = script.runInThisContext() as (...values: unknown[]) => void;
  const require = createRequire(path.join(generatorDir, 'package.json'));
  withTranslations(site.translations ?? {}, () => evaluate(module, module.exports, require));
  // The generated entry exports these.
  return module.exports as PrerenderBundle;
}

async function compileModules(
  {data, modules}: TracedPage,
  {options: {siteDir}}: TraceTask,
  trace: ReturnType<typeof createTracer>,
  maps: Map<string, SourceMap>,
): Promise<Record<string, Module>> {
  const made: Record<string, Module> = {};
  for (const [key, {request, part}] of Object.entries(modules)) {
    const text = readFileSync(path.join(siteDir, request.file), 'utf8');
    const page = await trace({...request, ...cutFrontMatter(text)});
    const body = part === 'preview' ? page.preview : page.body;
    if (body?.type !== 'module') continue;
    const {code, map} = splitTraced(body.code);
    const guarded = guardPage(code);
    const filename = `traced-page ${data.path} ${key}`;
    maps.set(filename, new SourceMap(JSON.parse(map)));
    // The code starts on its own line, so that lines can be counted from it.
    const script = new Script(`(async function () {\n${guarded}\n})`, {filename, lineOffset: -1});
    made[key] = script.runInThisContext() as Module;
  }
  return made;
}

function createBundleLocator({options: {siteDir}, ownDir, ...task}: TraceTask): Locate {
  return locatorIn(task.bundle, (file) => siteSource(siteDir, file, ownDir));
}

function createPackageLocator({options: {siteDir}, ownDir, ...task}: TraceTask): Locate {
  return locatorIn(task.bundle, (file) => (isBelow(ownDir, file) ? undefined : relativePath(siteDir, file)));
}

/** @param nameOf The path, relative to the site folder, of a module whose places are wanted. */
function locatorIn(
  {map: json, root}: TraceTask['bundle'],
  nameOf: (file: string) => string | undefined,
): Locate {
  const map = new SourceMap(JSON.parse(json));
  return (frame) => {
    const place = frame.file === BUNDLE ? originalPlace(map, frame) : undefined;
    const file = place && nameOf(path.resolve(root, place.file));
    return place && file !== undefined ? {...place, file} : undefined;
  };
}

function locateInPage(map: SourceMap, {caller, ...frame}: StackFrame): SourcePlace | undefined {
  // MDX's own functions have no meaningful names.
  const isNamed = caller !== undefined && !/MDXContent|_create\w+Content$/.test(caller);
  return originalPlace(map, isNamed ? {...frame, caller} : frame);
}

async function tracePage(
  {bundle, site}: {bundle: PrerenderBundle; site: SiteData},
  {data, isEndless}: TracedPage,
  modules: Record<string, Module>,
  locate: Locate,
  siteDir: string,
): Promise<RenderFault | undefined> {
  const frames: StackFrame[] = [];
  let fault: RenderFault | undefined;
  if (isEndless) {
    const profiled = await profileCall(
      (run) => bundle.traceRender(site, data, modules, run),
      PATIENCE,
      (frame) => locate(frame) !== undefined,
    );
    const {result} = profiled;
    fault = result && faultOf(result.error);
    frames.push(...profiled.frames);
  } else {
    const found = await bundle.traceRender(site, data, modules);
    fault = found && faultOf(found.error);
    if (found?.error instanceof Error) frames.push(...parseStack(found.error.stack ?? ''));
    frames.push(...parseStack(found?.ownerStack ?? ''));
  }
  if (!fault) return undefined;
  const places = frames.flatMap((frame) => locate(frame) ?? []);
  return {...fault, places: places.map((place) => withText(siteDir, place))};
}

function withText(siteDir: string, place: SourcePlace): FaultPlace {
  return {...place, text: textAtPlace(siteDir, place)};
}
