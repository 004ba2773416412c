import type {ContentReader} from '../content/createContentReader.ts';
import type {Model} from '../content/createModel.ts';
import type {Machine} from '../createMachine.ts';
import type {Compiler} from '../pages/createCompiler.ts';
import type {EarlyDocs} from '../pages/createEarlyDocs.ts';
import {type PreparedPage, preparePage, prepareQuickPage} from '../pages/preparePage.ts';
import type {SiteEvent, SiteState} from './SiteState.ts';

/** Finds pages by their paths, reading and compiling what they need. */
export interface PageFinder {
  /** The page at a path. */
  page(pathname: string): Promise<PreparedPage | undefined>;
  /** The doc or standalone page at a path, found fast; see `prepareQuickPage`. */
  quickPage(pathname: string): Promise<PreparedPage | undefined>;
  /** The page at a path, found fast if that is possible. */
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
  async function page(pathname: string): Promise<PreparedPage | undefined> {
    return reported(await preparePage(await model(), compiler, pathname));
  }

  async function quickPage(pathname: string): Promise<PreparedPage | undefined> {
    return (await earlyDoc(pathname)) ?? reported(await prepareQuickPage(await model(), compiler, pathname));
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

  function reported(prepared: PreparedPage | undefined): PreparedPage | undefined {
    if (prepared) reportPages(prepared.route.contents.map(({file}) => file));
    return prepared;
  }

  return {
    page,
    quickPage,
    find: async (pathname) => (await quickPage(pathname)) ?? page(pathname),
  };
}
