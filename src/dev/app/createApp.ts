import type {BundleRequest, Bundles} from '../../build/bundle/createBundles.ts';
import type {DevBundling} from '../../build/bundle/devBundles.ts';
import {quickPrerender} from './quickPrerender.ts';
import {type Bundler, startBundler} from './startBundler.ts';

/** The React app as the dev server has it now. */
export interface App {
  /** Names of the browser bundle's files: webpack's last ones, or before that the names that they will have. */
  names(): Pick<Bundles, 'app' | 'styles' | 'scripts' | 'chunks'>;
  /** File of the bundle that prerenders pages with these components; waits for webpack where nothing else will do. */
  prerender(components: readonly string[]): Promise<string>;
  /** The folder of the browser bundle, as soon as there is one. */
  browserDir(): Promise<string>;
  /** Has these components bundled too; settles when the browser can load them, or when they cannot be bundled. */
  include(components: readonly string[]): Promise<void>;
  /** Takes over other data of the site. */
  update(changes: {site: BundleRequest['site']}): void;
  /** Starts webpack, unless it runs: the first page should not have to share the machine with it. */
  start(): void;
  close(): Promise<void>;
}

/** The names of webpack's dev config; they never change. */
const NAMES = {app: 'dev', styles: ['main.css'], scripts: ['main.js'], chunks: {}};

/**
 * Keeps the app bundled. Pages are prerendered by a bundle that esbuild makes at once until webpack's is there.
 *
 * @param entry See `startBundler`.
 * @param onUpdate Called after each of webpack's bundlings.
 */
export function createApp(
  entry: URL,
  request: BundleRequest,
  onUpdate: (bundling: DevBundling) => void,
): App {
  const wanted = new Set(request.components);
  let current = request;
  let bundler: Bundler | undefined;
  let bundles: Bundles | undefined;
  let quick = makeQuick();
  let waiting: ((isGood: boolean) => void)[] = [];
  let isClosed = false;

  function makeQuick(): {components: ReadonlySet<string>; file: Promise<string | undefined>} {
    return {components: new Set(wanted), file: quickPrerender({...current, components: [...wanted]})};
  }

  function start(): void {
    if (isClosed) return;
    bundler ??= startBundler(entry, {...current, components: [...wanted]}, (bundling) => {
      bundles = bundling.bundles ?? bundles;
      onUpdate(bundling);
      settle(!bundling.problems.some(({severity}) => severity === 'error'));
    });
  }

  function settle(isGood: boolean): void {
    const due = waiting;
    waiting = [];
    for (const resolve of due) resolve(isGood);
  }

  /** Waits for the next bundling; false when that had errors. */
  function nextBundling(): Promise<boolean> {
    start();
    return new Promise((resolve) => waiting.push(resolve));
  }

  /** Waits until the components are bundled, or until a bundling fails. */
  async function bundled(components: readonly string[]): Promise<void> {
    let isGood = true;
    while (!holds(components) && isGood && !isClosed) isGood = await nextBundling();
  }

  const holds = (components: readonly string[]): boolean =>
    bundles !== undefined && components.every((key) => bundles?.chunks[key]);

  function want(components: readonly string[]): void {
    const fresh = components.filter((key) => !wanted.has(key));
    if (fresh.length === 0) return;
    for (const key of fresh) wanted.add(key);
    bundler?.update({components: [...wanted]});
  }

  return {
    names: () => bundles ?? NAMES,
    async prerender(components) {
      want(components);
      if (!holds(components)) {
        if (components.some((key) => !quick.components.has(key))) quick = makeQuick();
        const file = await quick.file;
        if (file && !holds(components)) return file;
        await bundled(components);
      }
      if (!bundles) throw new Error('The app could not be bundled.');
      return bundles.prerender;
    },
    async browserDir() {
      // A page that is open waits for its scripts until the mistake in them is mended.
      while (!bundles && !isClosed) await nextBundling();
      if (!bundles) throw new Error('The server was stopped.');
      return bundles.browserDir;
    },
    async include(components) {
      want(components);
      // Without a browser bundle no page is open that would miss them.
      if (bundles) await bundled(components);
    },
    update({site}) {
      current = {...current, site};
      quick = makeQuick();
      bundler?.update({site});
    },
    start,
    async close() {
      isClosed = true;
      settle(false);
      await bundler?.close();
    },
  };
}
