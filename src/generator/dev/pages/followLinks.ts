import {pageKey} from '../../shared/address/pageKey.ts';
import type {Redirect} from '../../routes/createRedirects.ts';
import type {Route} from '../../routes/Route.ts';
import type {Model} from '../content/createModel.ts';
import type {ProblemBoard} from '../problems/createProblemBoard.ts';
import {checkPageLinks} from './checkPageLinks.ts';
import type {Compiler} from './createCompiler.ts';

/** Keeps the links of the pages that are open checked. */
export interface LinkFollower {
  /** Notes that a page was shown, and checks its links. */
  visit(route: Route): void;
  /** Checks the links of all pages that were shown lately. */
  check(): Promise<void>;
}

/** So many pages are followed. */
const MOST_OPEN = 20;

export function followLinks({
  siteDir,
  board,
  modelOf,
  compilerOf,
  redirectsOf,
}: {
  siteDir: string;
  board: ProblemBoard;
  modelOf(): Promise<Model>;
  compilerOf(): Compiler;
  redirectsOf(): Promise<Redirect[]>;
}): LinkFollower {
  const open = new Map<string, Route>();

  async function checkOne(route: Route): Promise<void> {
    const model = await modelOf();
    const oldKeys = async () => new Set((await redirectsOf()).map(({path}) => pageKey(path)));
    const problems = await checkPageLinks(siteDir, model, compilerOf(), route, oldKeys);
    if (open.has(route.path)) board.set(`links:${route.path}`, problems, route.path);
  }

  return {
    visit(route) {
      if (route.data.layout === 'notFound') return;
      open.delete(route.path);
      open.set(route.path, route);
      const [oldest] = open.keys();
      if (open.size > MOST_OPEN && oldest !== undefined) {
        open.delete(oldest);
        board.set(`links:${oldest}`, []);
      }
      // What cannot be checked now is checked after the next change.
      checkOne(route).catch(() => undefined);
    },
    async check() {
      for (const route of open.values()) await checkOne(route);
    },
  };
}
