import {randomUUID} from 'node:crypto';
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {hostname} from 'node:os';
import {createDeferred} from '../workers/createDeferred.ts';
import {letEsbuildRest} from '../files/code/esbuild.ts';
import {expectDefined} from '../shared/invariants/expectDefined.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {listen} from '../http/listen.ts';
import {sendText} from '../http/sendText.ts';
import {findCache} from '../store/openCache.ts';
import {createFaultBoard} from './faults/createFaultBoard.ts';
import {readBody} from './server/readBody.ts';
import {createProblemLog} from './problems/createProblemLog.ts';
import {createProblemStore} from './problems/createProblemStore.ts';
import {answer, type Reply, sendReply} from './server/answer.ts';
import {createHostCheck, refusal} from './server/createHostCheck.ts';
import {createEventStream} from './server/createEventStream.ts';
import {renderErrorPage} from './server/renderErrorPage.ts';
import {createDevSession} from './session/createDevSession.ts';

export interface DevServerOptions {
  /** Absolute path of the site folder. */
  siteDir: string;
  /** The language to show; defaults to the default language. */
  locale?: string | undefined;
  /** Absolute path of the folder of the cache, see `openCache`. */
  cacheDir?: string | undefined;
  host: string;
  /** Host names to answer for, in addition to this machine's. */
  allowedHosts?: readonly string[];
  /** If given, no other port is tried. */
  port?: number;
  pipelineVersion: string;
  /** Module of the bundler's thread, see `startBundler`. */
  bundlerEntry: URL;
  /** Module of a build's worker threads. */
  workerEntry: URL;
  /** Prints a line to the terminal. */
  log(line: string): void;
  /** Prints problems to the terminal. */
  print(problems: Problem[]): void;
}

export interface DevServer {
  /** Address of the site's first page. */
  url: string;
  close(): Promise<void>;
}

const DEFAULT_PORT = 3000;

/** Maximum length of a browser's error report, in bytes. */
const LONGEST_REPORT = 500_000;

/** The remaining work starts when the first page has been sent, or after this time (ms). */
const FIRST_PAGE = 1200;

/**
 * Starts the dev server: pages are compiled and rendered on request, and open pages are notified of every change.
 *
 * @returns The server, or the reason why it could not be started.
 */
export async function startDevServer(options: DevServerOptions): Promise<DevServer | {error: string}> {
  const {siteDir, pipelineVersion, bundlerEntry, workerEntry, log} = options;
  letEsbuildRest();
  const cache = await findCache(siteDir, {cacheDir: options.cacheDir});
  const id = randomUUID();
  const events = createEventStream();
  const logProblems = createProblemLog(log, options.print);
  const problems = createProblemStore(siteDir, (cleared) => {
    const found = problems.list();
    events.send({type: 'problems', problems: found.dev});
    logProblems(found.problems, found.isSettled, cleared);
  });
  problems.set('cache', cache.problems);
  const session = createDevSession({
    siteDir,
    locale: options.locale,
    cacheDir: cache.dir,
    sharedDir: cache.sharedDir,
    pipelineVersion,
    bundlerEntry,
    workerEntry,
    problems,
    send: events.send,
    log,
  });
  const faults = createFaultBoard(problems, async (fault, pathname) => {
    const {name, message} = fault;
    return (await session.siteNow()?.locateFault(fault, pathname)) ?? {name, message, places: []};
  });
  let isClosed = false;
  const firstPage = createDeferred();

  const isOwnHost = createHostCheck(options.host, hostname(), options.allowedHosts);

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Other sites' pages must neither read nor embed unpublished content.
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    const {host: asked} = request.headers;
    if (!isOwnHost(asked)) return sendText(request, response, 403, refusal(asked));
    if (/\/__dev\/events(?:\?|$)/.test(expectDefined(request.url, 'the target of a request'))) {
      followTab(request, response);
      events.open(request, response, [
        {type: 'hello', server: `${id}.${session.generation()}`},
        {type: 'problems', problems: problems.list().dev},
        ...(session.siteNow()?.greet() ?? []),
      ]);
      return;
    }
    if (
      request.method === 'POST' &&
      /\/__dev\/faults$/.test(expectDefined(request.url, 'the target of a request'))
    )
      return takeFaults(request, response);
    await sendReply(request, response, await replyTo(request));
    firstPage.resolve();
  }

  /** Reports to the board when a tab (`?tab=`) connects and disconnects. */
  function followTab(request: IncomingMessage, response: ServerResponse): void {
    const target = expectDefined(request.url, 'the target of a request');
    const tab = new URLSearchParams(target.split('?')[1]).get('tab');
    if (tab === null) return;
    faults.connect(tab);
    response.on('close', () => faults.disconnect(tab));
  }

  /** A page of another site cannot send JSON without permission (Fetch standard, "CORS-preflight fetch"). */
  async function takeFaults(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isJson = request.headers['content-type']?.startsWith('application/json') ?? false;
    const body = isJson ? await readBody(request, LONGEST_REPORT) : undefined;
    const isTaken = body !== undefined && faults.take(body);
    sendText(request, response, isTaken ? 200 : 400, isTaken ? 'Taken.' : 'This is not an error report.');
  }

  /** If the site is replaced in the meantime, the next one answers the request. */
  async function replyTo(request: IncomingMessage): Promise<Reply> {
    const site = await session.site();
    if (!site) return errorPage(problems.list().problems.filter(({severity}) => severity === 'error'));
    const reply = await answer(siteDir, site, request).catch((error: unknown) => {
      if (session.siteNow() === site) throw error;
    });
    return reply && session.siteNow() === site ? reply : replyTo(request);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (response.destroyed || isClosed) return;
      log(
        `${request.url} could not be answered: ${error instanceof Error ? (error.stack ?? error.message) : error}`,
      );
      if (response.headersSent) response.destroy();
      else sendText(request, response, 500, 'Internal dev server error. See the terminal for details.');
    });
  });
  // An error while looking for a port is reported below.
  const fault = session.site().then(
    () => undefined,
    (error: Error) => error,
  );
  let timer: NodeJS.Timeout | undefined;
  async function close(): Promise<void> {
    isClosed = true;
    clearTimeout(timer);
    events.close();
    faults.close();
    server.close();
    server.closeAllConnections();
    await session.close();
    await cache.close();
  }
  async function giveUp(error: string): Promise<{error: string}> {
    await close();
    return {error};
  }

  const port = options.port ?? DEFAULT_PORT;
  const host = options.host === 'localhost' ? '127.0.0.1' : options.host;
  const bound = await listen(server, {host, port, mayMove: options.port === undefined}).catch(
    (error: Error) => error,
  );
  if (bound instanceof Error) return giveUp(`Cannot listen on ${options.host}:${port}: ${bound.message}.`);
  if (bound === undefined) return giveUp(`Port ${port} is taken. Choose another with --port.`);
  if (options.port === undefined && bound !== port) log(`Port ${port} is taken; using ${bound}.`);

  const error = await fault;
  if (error) return giveUp(`The site could not be read: ${error.message}.`);
  timer = setTimeout(firstPage.resolve, FIRST_PAGE);
  void firstPage.promise.then(() => {
    clearTimeout(timer);
    session.begin();
  });
  const urlHost = options.host.includes(':') ? `[${options.host}]` : options.host;
  return {
    url: `http://${urlHost}:${bound}${session.siteNow()?.config.baseUrl ?? '/'}`,
    close,
  };
}

function errorPage(problems: Problem[]): Reply {
  return {status: 500, type: 'x.html', body: renderErrorPage('/', problems)};
}
