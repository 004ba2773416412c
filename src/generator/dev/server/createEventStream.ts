import {randomUUID} from 'node:crypto';
import type {IncomingMessage, ServerResponse} from 'node:http';
import type {DevMessage} from '../../shared/dev/DevMessage.ts';

/** The connections of open pages, each an `EventSource` in the browser (HTML standard, "Server-sent events"). */
export interface EventStream {
  /** Identifies this run of the server. */
  id: string;
  /** What has been sent so far, for a document that is about to be rendered. */
  position(): string;
  /**
   * Keeps the response open. The page receives `first` at once, and what it has missed.
   *
   * @param since The position of the page's document; undefined if it has missed nothing.
   */
  open(
    request: IncomingMessage,
    response: ServerResponse,
    first: readonly DevMessage[],
    since: string | undefined,
  ): void;
  send(message: DevMessage): void;
  close(): void;
}

/** Proxies close idle connections, so something is sent at this interval (ms). */
const HEARTBEAT = 25_000;

/** How many of the messages that make documents outdated are kept: a document that has missed more is reloaded. */
const MOST_KEPT = 100;

/** The types of these messages. */
const OUTDATING: ReadonlySet<DevMessage['type']> = new Set(['app', 'pages', 'sidebars', 'reload']);

const isApp = ({type}: DevMessage): boolean => type === 'app';

export function createEventStream(): EventStream {
  const id = randomUUID();
  let sent: {number: number; message: DevMessage}[] = [];
  let last = 0;
  let forgotten = 0;
  const listeners = new Set<ServerResponse>();
  const timer = setInterval(() => {
    for (const response of listeners) response.write(':\n\n');
  }, HEARTBEAT);
  timer.unref();
  const write = (response: ServerResponse, message: DevMessage): void => {
    response.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  const missedSince = (since: string): DevMessage[] => {
    const [server, number] = since.split('.');
    // A document of another server is outdated.
    if (server !== id || Number(number) < forgotten) return [{type: 'reload'}];
    return sent.filter((one) => one.number > Number(number)).map(({message}) => message);
  };
  return {
    id,
    position: () => `${id}.${last}`,
    open(request, response, first, since) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        // nginx would collect messages until its buffer is full.
        'X-Accel-Buffering': 'no',
        'X-Content-Type-Options': 'nosniff',
      });
      response.flushHeaders();
      response.write('retry: 500\n\n');
      request.socket.setNoDelay(true);
      const missed = since === undefined ? [] : missedSince(since);
      const texts = new Set([...first, ...missed].map((message) => JSON.stringify(message)));
      for (const text of texts) response.write(`data: ${text}\n\n`);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
    send(message) {
      if (OUTDATING.has(message.type)) {
        // A page can update to the last app only.
        sent = sent.filter((one) => !(isApp(message) && isApp(one.message)));
        sent.push({number: ++last, message});
        if (sent.length > MOST_KEPT) forgotten = sent.shift()?.number ?? forgotten;
      }
      for (const response of listeners) write(response, message);
    },
    close() {
      clearInterval(timer);
      for (const response of listeners) response.destroy();
      listeners.clear();
    },
  };
}
