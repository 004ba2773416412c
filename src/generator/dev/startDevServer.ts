import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import {hostname} from 'node:os';
import {createDeferred, type Deferred} from '../workers/createDeferred.ts';
import {letEsbuildRest} from '../files/code/esbuild.ts';
import {stackOf} from '../shared/invariants/stackOf.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {listenFor, originOf} from '../http/listenFor.ts';
import {sendText} from '../http/sendText.ts';
import {findCache} from '../store/openCache.ts';
import {createFaultBoard} from './faults/createFaultBoard.ts';
import {createProblemLog} from './problems/createProblemLog.ts';
import {createProblemStore} from './problems/createProblemStore.ts';
import {createHostCheck} from './server/createHostCheck.ts';
import {createEventStream} from './server/createEventStream.ts';
import {createResponder} from './server/createResponder.ts';
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

/** The remaining work begins after this time (ms) at the latest. */
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

  const respond = createResponder({
    siteDir,
    session,
    problems,
    events,
    faults,
    isOwnHost: createHostCheck(options.host, hostname(), options.allowedHosts),
    onReply: firstPage.resolve,
  });
  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      if (response.destroyed || isClosed) return;
      log(`${request.url} could not be answered: ${stackOf(error)}`);
      sendFault(request, response);
    });
  });
  // An error while looking for a port is reported below.
  const fault = session.site().then(
    () => undefined,
    (error: Error) => error,
  );
  let stopWaiting = (): void => undefined;
  async function close(): Promise<void> {
    isClosed = true;
    stopWaiting();
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

  const bound = await listenFor(server, {host: options.host, port: options.port});
  if ('error' in bound) return giveUp(bound.error);
  if (bound.notice !== undefined) log(bound.notice);

  const error = await fault;
  if (error) return giveUp(`The site could not be read: ${error.message}.`);
  stopWaiting = afterFirstPage(firstPage, session.begin);
  return {url: originOf(options.host, bound.port) + (session.siteNow()?.config.baseUrl ?? '/'), close};
}

function sendFault(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else sendText(request, response, 500, 'Internal dev server error. See the terminal for details.');
}

/**
 * Begins the remaining work when the first page has been sent, or after a while.
 *
 * @returns A function that ends the wait.
 */
function afterFirstPage(firstPage: Deferred, begin: () => void): () => void {
  const timer = setTimeout(firstPage.resolve, FIRST_PAGE);
  void firstPage.promise.then(() => {
    clearTimeout(timer);
    begin();
  });
  return () => clearTimeout(timer);
}
