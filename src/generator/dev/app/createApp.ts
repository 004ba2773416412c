import {rm} from 'node:fs/promises';
import type {BundleRequest, Bundles} from '../../bundle/createBundles.ts';
import type {DevBundling} from '../../bundle/devBundles.ts';
import {devOutputDir, takeKeptBundle} from '../../bundle/keptDevBundle.ts';
import {hasErrors} from '../../shared/problems/hasErrors.ts';
import {createQuickBundle} from './createQuickBundle.ts';
import type {WithEsbuild} from './restEsbuild.ts';
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
  /** Takes over changes of files; absolute paths. */
  change(files: ReadonlySet<string>): void;
  /** Registry keys of everything that is or will be bundled. */
  components(): string[];
  /** Absolute paths of sources whose changes `change` is to be told. */
  sources(): string[];
  /** Makes the browser bundle, unless there is one: the first page should not have to share the machine with webpack. */
  start(): void;
  close(): Promise<void>;
}

export interface AppOptions {
  /** See `startBundler`. */
  entry: URL;
  request: BundleRequest;
  /** Version of the generator. */
  version: string;
  withEsbuild: WithEsbuild;
  /** Called after each of webpack's bundlings. */
  onUpdate(bundling: DevBundling): void;
  /** Called when `sources` may give others than before. */
  onSources(): void;
}

/** The names of webpack's dev config; they never change. */
const NAMES = {app: 'dev', styles: ['main.css'], scripts: ['framework.js', 'main.js'], chunks: {}};

/**
 * Keeps the app bundled: esbuild makes the bundle that prerenders, webpack the browser's. webpack does not even start as
 * long as the bundle that the last server kept is that of the sources, and begins where that one ended.
 */
export function createApp({entry, request, version, withEsbuild, onUpdate, onSources}: AppOptions): App {
  const wanted = new Set(request.components);
  let current = request;
  let bundler: Bundler | undefined;
  /** Whether the last bundler broke and none has followed yet. */
  let hasCrashed = false;
  let bundles: Bundles | undefined;
  let starting: Promise<void> | undefined;
  /** Sources of the bundle that was kept, while webpack does not run and watches for itself. */
  let keptSources: string[] = [];
  /** Whether webpack makes the bundle that prerenders as well. */
  let isWhole = false;
  let waiting: ((isGood: boolean) => void)[] = [];
  let isClosed = false;
  const requestNow = (): BundleRequest => ({...current, components: [...wanted]});
  const quick = createQuickBundle(requestNow, withEsbuild, onSources);

  async function startUp(): Promise<void> {
    const asked = current;
    const kept = isWhole ? undefined : await takeKeptBundle({...requestNow(), version});
    // Something else may be wanted meanwhile.
    const isEnough =
      !isWhole && asked === current && [...wanted].every((key) => kept?.components.includes(key));
    if (!kept || !isEnough) {
      startWebpack();
      return;
    }
    for (const key of kept.components) wanted.add(key);
    keptSources = kept.files;
    onSources();
    take({bundles: kept.bundles, hash: kept.hash, problems: []});
  }

  function startWebpack(): void {
    if (isClosed || bundler) return;
    keptSources = [];
    hasCrashed = false;
    const isContinued = bundles !== undefined;
    const asked = {...requestNow(), version, withPrerender: isWhole, isContinued};
    bundler = startBundler(entry, asked, take, (problem) => {
      bundler = undefined;
      hasCrashed = true;
      take({hash: '', problems: [problem]});
    });
  }

  /** What is bundled has changed: webpack takes that over, unless it has not begun yet. */
  function goOn(): void {
    if (bundles || hasCrashed) startWebpack();
  }

  function start(): void {
    if (!isClosed) starting ??= startUp();
  }

  function take(bundling: DevBundling): void {
    bundles = bundling.bundles ?? bundles;
    quick.retry();
    onUpdate(bundling);
    const due = waiting;
    waiting = [];
    for (const resolve of due) resolve(!hasErrors(bundling.problems));
  }

  /** Waits for the next bundling; false when that had errors. */
  function nextBundling(): Promise<boolean> {
    start();
    // A bundle that was kept is not enough for whoever waits for the next.
    if (bundles) startWebpack();
    return new Promise((resolve) => waiting.push(resolve));
  }

  /** Waits until this is so, or until a bundling fails. */
  async function bundled(isEnough: () => boolean): Promise<void> {
    let isGood = true;
    while (!isEnough() && isGood && !isClosed) isGood = await nextBundling();
  }

  const holds = (components: readonly string[]): boolean =>
    bundles !== undefined && components.every((key) => bundles?.chunks[key]);

  /** Returns those of the components that were not wanted before. */
  function want(components: readonly string[]): string[] {
    const fresh = components.filter((key) => !wanted.has(key));
    if (fresh.length === 0) return [];
    for (const key of fresh) wanted.add(key);
    goOn();
    bundler?.update({components: [...wanted]});
    return fresh;
  }

  /** Has webpack make the bundle that prerenders, too. */
  async function makeWhole(): Promise<void> {
    if (isWhole) {
      if (hasCrashed) startWebpack();
      return;
    }
    isWhole = true;
    const former = bundler;
    if (!bundles && !former && !hasCrashed) return;
    await former?.close();
    bundler = undefined;
    bundles = undefined;
    startWebpack();
  }

  return {
    names: () => bundles ?? NAMES,
    async prerender(components) {
      want(components);
      const file = await quick.file(components);
      if (file !== undefined) return file;
      await makeWhole();
      await bundled(() => holds(components) && bundles?.prerender !== '');
      if (!bundles?.prerender) throw new Error('The app could not be bundled.');
      return bundles.prerender;
    },
    async browserDir() {
      // Whoever loads a page again wants another attempt.
      if (hasCrashed) startWebpack();
      // A page that is open waits for its scripts until the mistake in them is mended.
      while (!bundles && !isClosed) await nextBundling();
      if (!bundles) throw new Error('The server was stopped.');
      return bundles.browserDir;
    },
    async include(components) {
      const fresh = want(components);
      // Without a browser bundle no page is open that would miss them.
      if (bundles && fresh.length > 0) await bundled(() => holds(fresh));
    },
    update({site}) {
      current = {...current, site};
      quick.forget();
      goOn();
      bundler?.update({site});
    },
    change(files) {
      quick.change(files);
      if (hasCrashed || keptSources.some((file) => files.has(file))) startWebpack();
    },
    sources: () => [...quick.inputs(), ...keptSources],
    components: () => [...wanted].sort(),
    start,
    async close() {
      isClosed = true;
      for (const resolve of waiting) resolve(false);
      await starting;
      await bundler?.close();
      await rm(devOutputDir(request.cacheDir), {recursive: true, force: true});
    },
  };
}
