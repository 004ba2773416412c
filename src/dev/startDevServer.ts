import {randomUUID} from 'node:crypto';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {openCache} from '../build/cache/openCache.ts';
import {printProblems} from '../build/report/printProblems.ts';
import {loadSiteConfig} from '../config/loadSiteConfig.ts';
import type {Problem} from '../problems/Problem.ts';
import {listen} from '../serve/listen.ts';
import {sendText} from '../serve/sendText.ts';
import {createDevSite} from './createDevSite.ts';
import type {DevSite} from './DevSite.ts';
import {createProblemBoard} from './problems/createProblemBoard.ts';
import {answer} from './server/answer.ts';
import {createEventStream} from './server/createEventStream.ts';
import {renderErrorPage} from './server/renderErrorPage.ts';
import {type SiteWatch, type WatchedPaths, watchSite} from './watchSite.ts';

export interface DevServerOptions {
  /** Absolute path of the site folder. */
  siteDir: string;
  host: string;
  /** When given, it is this port or none. */
  port?: number;
  pipelineVersion: string;
  /** Module of the bundler's thread, see `startBundler`. */
  bundlerEntry: URL;
  /** Module of the worker threads of a build. */
  workerEntry: URL;
  log(line: string): void;
}

export interface DevServer {
  /** Address of the site's first page. */
  url: string;
  close(): Promise<void>;
}

const DEFAULT_PORT = 3000;

/** Names that a configuration file may have: one that is made later is noticed. */
const CONFIG_FILES = [
  'site.config.ts',
  'site.config.js',
  'site.config.mjs',
  'docusaurus.config.ts',
  'docusaurus.config.js',
];

/** The rest of the work begins when the first page was sent, or after so long (ms). */
const FIRST_PAGE = 1200;

/**
 * Starts the dev server: pages are compiled and rendered when they are asked for, and the pages that are open hear of
 * every change.
 *
 * @returns The server, or the reason why there is none.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer | {error: string}> {
  const {siteDir, log} = options;
  const id = randomUUID();
  const events = createEventStream();
  let hadProblems = false;
  const board = createProblemBoard(siteDir, () => {
    const {problems, dev} = board.list();
    events.send({type: 'problems', problems: dev});
    if (problems.length > 0) printProblems(problems, siteDir);
    else if (hadProblems) log('All problems are mended.');
    hadProblems = problems.length > 0;
  });
  const starting = openCache(siteDir, true).then(() => load());
  let site: DevSite | undefined;
  let configFiles: string[] = [];
  let watch: SiteWatch | undefined;
  let isClosed = false;
  let firstPage: (() => void) | undefined;
  const firstAnswered = new Promise<void>((resolve) => {
    firstPage = resolve;
  });

  /** Reads the configuration; a broken one leaves the site as it was. */
  async function load(): Promise<void> {
    const loaded = await loadSiteConfig(siteDir);
    if (isClosed) return;
    configFiles = loaded.files;
    board.set('config', loaded.problems);
    const {config} = loaded;
    if (config) {
      await site?.close();
      for (const place of ['content', 'imports', 'app', 'redirects', 'page:', 'links:']) board.clear(place);
      site = createDevSite(
        {
          siteDir,
          cacheDir: `${siteDir}/.cache`,
          pipelineVersion: options.pipelineVersion,
          bundlerEntry: options.bundlerEntry,
          workerEntry: options.workerEntry,
          board,
          send: events.send,
        },
        {config, files: loaded.files, ...(loaded.locate && {locate: loaded.locate})},
      );
    }
    watchFiles();
  }

  function watchFiles(): void {
    if (isClosed) return;
    const {folders, files} = site?.watched() ?? {folders: [], files: []};
    const own = CONFIG_FILES.map((name) => `${siteDir}/${name}`);
    const what: WatchedPaths = {folders, files: [...new Set([...own, ...configFiles, ...files])]};
    if (watch) watch.update(what);
    else watch = watchSite(siteDir, what, onChange);
  }

  let queue: Promise<void> = Promise.resolve();
  let pending = new Set<string>();

  /** Changes that come while others are taken over are taken over together, after them. */
  function onChange(files: ReadonlySet<string>): void {
    const isFirst = pending.size === 0;
    for (const file of files) pending.add(file);
    if (!isFirst) return;
    queue = queue
      .then(async () => {
        const changed = pending;
        pending = new Set();
        await takeOver(changed);
      })
      .catch((error: unknown) => log(`A change could not be taken over: ${stackOf(error)}`));
  }

  async function takeOver(files: ReadonlySet<string>): Promise<void> {
    const isConfig = [...files].some(
      (file) => configFiles.includes(file) || CONFIG_FILES.some((name) => file === `${siteDir}/${name}`),
    );
    if (isConfig || !site) {
      const before = site;
      await load();
      if (site === before) return;
      log('The configuration has changed: started anew.');
      await site?.model();
      watchFiles();
      begin();
      events.send({type: 'reload'});
      return;
    }
    await site.change(files);
    watchFiles();
  }

  /** Everything that a first page can do without. */
  function begin(): void {
    const begun = site;
    if (!begun || isClosed) return;
    begun
      .model()
      .then(() => begun.complete())
      .then(() => {
        if (isClosed || begun !== site) return;
        begun.app.start();
        watchFiles();
      })
      .catch((error: unknown) => {
        if (!isClosed && begun === site) log(`The site could not be read: ${stackOf(error)}`);
      });
  }

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (/\/__dev\/events(?:\?|$)/.test(request.url ?? '')) {
      events.open(request, response, [
        {type: 'hello', server: id},
        {type: 'problems', problems: board.list().dev},
        ...(site?.greet() ?? []),
      ]);
      return;
    }
    await starting;
    if (!site) {
      const problems = board.list().problems.filter(({severity}) => severity === 'error');
      sendErrorPage(response, problems);
      return;
    }
    await answer(siteDir, site, request, response);
    firstPage?.();
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (response.destroyed || isClosed) return;
      log(`${request.url} could not be answered: ${stackOf(error)}`);
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'The dev server made a mistake; its terminal says which.');
    });
  });
  const port = options.port ?? DEFAULT_PORT;
  const host = options.host === 'localhost' ? '127.0.0.1' : options.host;
  const bound = await listen(server, {host, port, mayMove: options.port === undefined}).catch(
    (error: Error) => error,
  );
  if (bound instanceof Error) return {error: `Cannot listen on ${options.host}:${port}: ${bound.message}.`};
  if (bound === undefined) return {error: `Port ${port} is taken. Choose another with --port.`};
  if (options.port === undefined && bound !== port) log(`Port ${port} is taken; using ${bound}.`);

  await starting;
  const timer = setTimeout(() => firstPage?.(), FIRST_PAGE);
  void firstAnswered.then(() => {
    clearTimeout(timer);
    begin();
  });
  const urlHost = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${urlHost}:${bound}${site?.config.baseUrl ?? '/'}`,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      watch?.close();
      events.close();
      server.close();
      server.closeAllConnections();
      await site?.close();
    },
  };
}

function sendErrorPage(response: ServerResponse, problems: Problem[]): void {
  response.writeHead(500, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'});
  response.end(renderErrorPage('/', problems));
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
