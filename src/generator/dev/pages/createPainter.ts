import {loadPrerenderBundle} from '../../bundle/loadPrerenderBundle.ts';
import type {DocumentShell} from '../../render/renderDocument.ts';
import {type RenderedRoute, renderRoute} from '../../render/renderRoute.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {DevMessage} from '../../shared/dev/DevMessage.ts';
import type {ProblemBoard} from '../problems/createProblemBoard.ts';
import {componentFiles} from './goneComponents.ts';
import type {PreparedPage} from './preparePage.ts';

/** A page as it was rendered, or what keeps it from being rendered. */
export type Drawing = (Pick<RenderedRoute, 'html' | 'json'> & {problems?: undefined}) | {problems: Problem[]};

/** Draws pages with the app as it is now, and keeps told which cannot be drawn. */
export interface Painter {
  draw(page: PreparedPage): Promise<Drawing>;
  /** Draws again what could not be drawn; call when anything has changed. */
  retry(): void;
  /** Tells nothing from now on. */
  close(): void;
}

export function createPainter({
  board,
  send,
  prerender,
  shell,
  find,
  problemsOf,
}: {
  board: Pick<ProblemBoard, 'set'>;
  send(message: DevMessage): void;
  /** See `App.prerender`. */
  prerender(components: readonly string[]): Promise<string>;
  shell(): Promise<DocumentShell>;
  /** The page at a path. */
  find(pathname: string): Promise<PreparedPage | undefined>;
  /** What the compiler has told of sources of pages. */
  problemsOf(files: string[]): Problem[];
}): Painter {
  /** Paths of the pages that could not be drawn. */
  const failed = new Set<string>();
  let isClosed = false;
  let queue: Promise<void> = Promise.resolve();

  function note(path: string, problems: Problem[] | undefined): void {
    if (isClosed) return;
    board.set(`draw:${path}`, problems ?? []);
    if (problems) {
      failed.add(path);
      return;
    }
    // A page that has an error in its place comes by itself.
    if (failed.delete(path)) send({type: 'pages', paths: [path]});
  }

  async function draw(page: PreparedPage): Promise<Drawing> {
    const {path, contents} = page.route;
    let isBundled = false;
    try {
      const file = await prerender(page.components);
      isBundled = true;
      const drawing = await renderRoute(await loadPrerenderBundle(file), await shell(), page);
      note(path, undefined);
      return drawing;
    } catch (error) {
      const files = contents.map((content) => content.file);
      const known = problemsOf(files).filter(({severity}) => severity === 'error');
      const problems = known.length > 0 ? known : [drawingProblem(page, error)];
      // The compiler has told what it found, with its place, and the bundler why there is no bundle.
      note(path, known.length > 0 || !isBundled ? [] : problems);
      return {problems};
    }
  }

  async function drawFailed(): Promise<void> {
    for (const path of [...failed]) {
      if (isClosed) return;
      const page = await find(path);
      if (page) await draw(page);
      else note(path, undefined);
    }
  }

  return {
    draw,
    retry() {
      // What cannot be drawn now is drawn after the next change.
      if (failed.size > 0) queue = queue.then(drawFailed).catch(() => undefined);
    },
    close() {
      isClosed = true;
    },
  };
}

function drawingProblem({route, components}: PreparedPage, error: unknown): Problem {
  const message = error instanceof Error ? error.message : String(error);
  const files = componentFiles({components}).map((file) => `\`${file}\``);
  return {
    severity: 'error',
    ...(route.file && {file: route.file}),
    message: `The page ${route.path} cannot be rendered: ${message}`,
    ...(files.length > 0 && {hint: `It draws ${files.join(', ')}: look for the mistake there.`}),
  };
}
