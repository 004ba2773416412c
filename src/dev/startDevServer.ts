import {randomUUID} from 'node:crypto';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {printProblems} from '../build/report/printProblems.ts';
import {createSignal} from '../build/workers/createSignal.ts';
import type {Problem} from '../problems/Problem.ts';
import {listen} from '../serve/listen.ts';
import {sendText} from '../serve/sendText.ts';
import {restEsbuild} from './app/restEsbuild.ts';
import {createSiteKeeper} from './createSiteKeeper.ts';
import {createProblemBoard} from './problems/createProblemBoard.ts';
import {answer} from './server/answer.ts';
import {createEventStream} from './server/createEventStream.ts';
import {renderErrorPage} from './server/renderErrorPage.ts';

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

/** The rest of the work begins when the first page was sent, or after so long (ms). */
const FIRST_PAGE = 1200;

/**
 * Starts the dev server: pages are compiled and rendered when they are asked for, and the pages that are open hear of
 * every change.
 *
 * @returns The server, or the reason why there is none.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer | {error: string}> {
  const {siteDir, pipelineVersion, bundlerEntry, workerEntry, log} = options;
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
  const keeper = createSiteKeeper(
    {
      siteDir,
      cacheDir: `${siteDir}/.cache`,
      pipelineVersion,
      bundlerEntry,
      workerEntry,
      board,
      withEsbuild: restEsbuild(),
      send: events.send,
    },
    log,
  );
  let isClosed = false;
  const firstPage = createSignal();

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (/\/__dev\/events(?:\?|$)/.test(request.url ?? '')) {
      events.open(request, response, [
        {type: 'hello', server: id},
        {type: 'problems', problems: board.list().dev},
        ...(keeper.site()?.greet() ?? []),
      ]);
      return;
    }
    await keeper.started;
    const site = keeper.site();
    if (!site) {
      const problems = board.list().problems.filter(({severity}) => severity === 'error');
      sendErrorPage(response, problems);
      return;
    }
    await answer(siteDir, site, request, response);
    firstPage.give();
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (response.destroyed || isClosed) return;
      log(
        `${request.url} could not be answered: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
      );
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

  await keeper.started;
  const timer = setTimeout(firstPage.give, FIRST_PAGE);
  void firstPage.given.then(() => {
    clearTimeout(timer);
    keeper.begin();
  });
  const urlHost = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${urlHost}:${bound}${keeper.site()?.config.baseUrl ?? '/'}`,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      events.close();
      server.close();
      server.closeAllConnections();
      await keeper.close();
    },
  };
}

function sendErrorPage(response: ServerResponse, problems: Problem[]): void {
  response.writeHead(500, {'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store'});
  response.end(renderErrorPage('/', problems));
}
