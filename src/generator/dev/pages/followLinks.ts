import {pageKey} from '../../shared/address/pageKey.ts';
import type {Redirect} from '../../routes/redirects/Redirect.ts';
import type {Route} from '../../routes/Route.ts';
import type {Model} from '../content/createModel.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';
import {checkPageLinks} from './checkPageLinks.ts';
import type {Compiler} from './createCompiler.ts';

/** Keeps checking the links of open pages. */
export interface LinkFollower {
  /** Records that a page was shown, and checks its links. */
  visit(route: Route): void;
  /** Checks the links of all recently shown pages. */
  check(): Promise<void>;
}

/** The maximum number of pages to follow. */
const MOST_OPEN = 20;

export function followLinks({
  siteDir,
  problems: store,
  model: modelOf,
  compiler,
  redirects: redirectsOf,
  reportPages,
}: {
  siteDir: string;
  problems: Pick<ProblemStore, 'set' | 'during'>;
  model(): Promise<Model>;
  compiler: Compiler;
  redirects(): Promise<Redirect[]>;
  /** Reports the problems of the compiler in these files. */
  reportPages(files: Iterable<string>): void;
}): LinkFollower {
  /**
   * By path, the page that was requested last at the end. Each check replaces the entry: an earlier one may end after it,
   * with what was true before.
   */
  const open = new Map<string, {route: Route}>();

  /** A link to a file that is no page any more is a mistake of the text, which the compiler reports: see `checkLinks`. */
  async function checkOne(route: Route): Promise<void> {
    const own = {route};
    open.set(route.path, own);
    const model = await modelOf();
    const files = [...new Set(route.contents.map(({file}) => file))];
    await Promise.all(files.map((file) => compiler.ensure(file)));
    const oldKeys = async () => new Set((await redirectsOf()).map(({path}) => pageKey(path)));
    const problems = await checkPageLinks(siteDir, model, compiler, route, oldKeys);
    if (open.get(route.path) !== own) return;
    reportPages(files);
    store.set(`links:${route.path}`, problems, route.path);
  }

  return {
    visit(route) {
      if (route.data.layout === 'notFound') return;
      open.delete(route.path);
      // If it cannot be checked now, it is checked after the next change.
      store.during(checkOne(route).catch(() => undefined));
      const [oldest] = open.keys();
      if (open.size > MOST_OPEN && oldest !== undefined) {
        open.delete(oldest);
        store.set(`links:${oldest}`, []);
      }
    },
    async check() {
      // A page that is requested meanwhile is checked then, and moves to the end.
      for (const path of [...open.keys()]) {
        const page = open.get(path);
        if (page) await checkOne(page.route);
      }
    },
  };
}
