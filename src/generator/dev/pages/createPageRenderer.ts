import {loadPrerenderBundle} from '../../bundle/prerender/loadPrerenderBundle.ts';
import {watchComponents} from '../../pipeline/watchComponents.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import {faultOf, type RenderFault} from '../../render/RenderFault.ts';
import {renderProblems} from '../../render/renderProblems.ts';
import {type RenderedRoute, renderRoute} from '../../render/renderRoute.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {DevMessage} from '../../shared/dev/DevMessage.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';
import type {PreparedPage} from './preparePage.ts';

/** Errors thrown by the placeholders with which the bundler replaces modules that it cannot bundle. */
const FAILED_MODULE = /^Module (?:build|parse) failed|^Cannot find module/;

/** A rendered page, or the reasons why it cannot be rendered. */
export type RenderResult =
  | (Pick<RenderedRoute, 'html' | 'json'> & {problems?: undefined})
  | {problems: Problem[]};

/** Renders pages with the current app, and keeps track of those that cannot be rendered. */
export interface PageRenderer {
  render(page: PreparedPage): Promise<RenderResult>;
  /** Renders failed pages again; call when anything has changed. */
  retry(): void;
}

export function createPageRenderer({
  siteDir,
  problems: store,
  send,
  prerender,
  shell,
  find,
  problemsOf,
  bundleProblems,
  trace,
}: {
  siteDir: string;
  problems: Pick<ProblemStore, 'set'>;
  send(message: DevMessage): void;
  /** See `App.prerender`. */
  prerender(components: readonly string[]): Promise<string>;
  shell(): Promise<DocumentShell>;
  /** The page at a path. */
  find(pathname: string): Promise<PreparedPage | undefined>;
  /** The problems of pages' sources that are known before they are rendered. */
  problemsOf(files: string[]): Problem[];
  /** The bundler's latest problems. */
  bundleProblems(): readonly Problem[];
  /** Finds out where a page throws. */
  trace(page: PreparedPage, fault: RenderFault): Promise<RenderFault>;
}): PageRenderer {
  /** Paths of the pages that could not be rendered. */
  const failed = new Set<string>();
  /** The last bundle that pages were rendered with. */
  let last: string | undefined;
  let queue: Promise<void> = Promise.resolve();

  function note(path: string, problems: Problem[] | undefined): void {
    store.set(`render:${path}`, problems ?? []);
    if (problems) {
      failed.add(path);
      return;
    }
    // A page whose error is already shown in its place updates by itself.
    if (failed.delete(path)) send({type: 'pages', paths: [path]});
  }

  async function render(page: PreparedPage): Promise<RenderResult> {
    const {path, file: source, contents} = page.route;
    let isBundled = false;
    try {
      const file = await prerender(page.components);
      isBundled = true;
      if (file !== last) watchComponents(siteDir);
      last = file;
      const document = await shell();
      const bundle = await loadPrerenderBundle(file, document.site.translations);
      const rendered = await renderRoute(bundle, document, page);
      note(path, undefined);
      return rendered;
    } catch (error) {
      const isError = ({severity}: Problem): boolean => severity === 'error';
      const files = new Set([...(source === undefined ? [] : [source]), ...contents.map((one) => one.file)]);
      const known = problemsOf([...files]).filter(isError);
      if (known.length > 0) {
        // The problem has already been reported, with its position.
        note(path, []);
        return {problems: known};
      }
      const fault = faultOf(error);
      const bundled = isBundled && !FAILED_MODULE.test(fault.message) ? [] : bundleProblems().filter(isError);
      if (bundled.length > 0) {
        note(path, []);
        return {problems: bundled};
      }
      const problems = renderProblems([{...page.route, fault: isBundled ? await trace(page, fault) : fault}]);
      note(path, problems);
      return {problems};
    }
  }

  async function renderFailed(): Promise<void> {
    for (const path of [...failed]) {
      const page = await find(path);
      if (page) await render(page);
      else note(path, undefined);
    }
  }

  return {
    render,
    retry() {
      // If rendering fails again, the next change triggers another attempt.
      if (failed.size > 0) queue = queue.then(renderFailed).catch(() => undefined);
    },
  };
}
