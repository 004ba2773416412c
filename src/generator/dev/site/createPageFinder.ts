import type {ContentReader} from '../content/createContentReader.ts';
import type {Model} from '../content/createModel.ts';
import type {Machine} from '../createMachine.ts';
import type {Compiler} from '../pages/createCompiler.ts';
import type {EarlyDocs} from '../pages/createEarlyDocs.ts';
import {type PreparedPage, preparePage} from '../pages/preparePage.ts';
import type {SiteEvent, SiteState} from './nextSiteState.ts';

export interface PageFinder {
  /** The page at a path; see `preparePage`. */
  page(pathname: string, quick: boolean): Promise<PreparedPage | undefined>;
  /** The page at a path, quickly if that is possible. */
  find(pathname: string): Promise<PreparedPage | undefined>;
}

export function createPageFinder({
  machine: {state, dispatch},
  reader,
  early,
  compiler,
  model,
  reportPages,
}: {
  machine: Machine<SiteState, SiteEvent>;
  reader: Pick<ContentReader, 'isRemembered'>;
  early: Pick<EarlyDocs, 'page' | 'model'>;
  compiler: Compiler;
  model(): Promise<Model>;
  /** Reports the compiler's problems of sources. */
  reportPages(files: Iterable<string>): void;
}): PageFinder {
  async function page(pathname: string, quick: boolean): Promise<PreparedPage | undefined> {
    return (quick && (await earlyDoc(pathname))) || laterPage(pathname, quick);
  }

  /** A doc of a large site, before everything else is known. */
  async function earlyDoc(pathname: string): Promise<PreparedPage | undefined> {
    if (state().type !== 'opening' || (await reader.isRemembered)) return undefined;
    const found = await early.page(pathname);
    const branch = early.model();
    if (!found || !branch || state().type !== 'opening') return undefined;
    dispatch({type: 'earlyDocMade', site: branch.site});
    return found;
  }

  async function laterPage(pathname: string, quick: boolean): Promise<PreparedPage | undefined> {
    const prepared = await preparePage(await model(), compiler, pathname, quick);
    if (prepared) reportPages(prepared.route.contents.map(({file}) => file));
    return prepared;
  }

  return {
    page,
    find: async (pathname) => (await page(pathname, true)) ?? page(pathname, false),
  };
}
