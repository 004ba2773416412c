import type {IncomingMessage, ServerResponse} from 'node:http';
import type {DevMessage} from '../../shared/dev/DevMessage.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';

/** The connections of open pages, each an `EventSource` in the browser (HTML standard, "Server-sent events"). */
export interface EventStream {
  /**
   * Keeps the response open; the page receives `first` at once, and what it has missed since its document was requested
   * (`?age=`, in ms).
   */
  open(request: IncomingMessage, response: ServerResponse, first: DevMessage[]): void;
  send(message: DevMessage): void;
  close(): void;
}

/** Proxies close idle connections, so something is sent at this interval (ms). */
const HEARTBEAT = 25_000;

/** How long messages that make a document outdated are kept (ms): no document waits longer for its scripts. */
const MEMORY = 5 * 60_000;

/** The types of these messages. */
const OUTDATING: ReadonlySet<DevMessage['type']> = new Set(['app', 'pages', 'sidebars', 'reload']);

const isApp = ({type}: DevMessage): boolean => type === 'app';

export function createEventStream(): EventStream {
  let sent: {time: number; message: DevMessage}[] = [];
  const listeners = new Set<ServerResponse>();
  const timer = setInterval(() => {
    for (const response of listeners) response.write(':\n\n');
  }, HEARTBEAT);
  timer.unref();
  const write = (response: ServerResponse, message: DevMessage): void => {
    response.write(`data: ${JSON.stringify(message)}\n\n`);
  };
  return {
    open(request, response, first) {
      response.writeHead(200, {
        'Content-Type': 'text/event-stream; charset=utf-8',
        'Cache-Control': 'no-store',
        'X-Content-Type-Options': 'nosniff',
      });
      response.flushHeaders();
      response.write('retry: 500\n\n');
      request.socket.setNoDelay(true);
      const age = Number(
        /[?&]age=(\d+)/.exec(expectDefined(request.url, 'the target of a request'))?.[1] ?? 0,
      );
      const missed = sent.filter(({time}) => time > performance.now() - age).map(({message}) => message);
      const texts = new Set([...first, ...missed].map((message) => JSON.stringify(message)));
      for (const text of texts) response.write(`data: ${text}\n\n`);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
    send(message) {
      const now = performance.now();
      if (OUTDATING.has(message.type))
        // A page can update to the last app only.
        sent = [
          ...sent.filter((one) => one.time > now - MEMORY && !(isApp(message) && isApp(one.message))),
          {time: now, message},
        ];
      for (const response of listeners) write(response, message);
    },
    close() {
      clearInterval(timer);
      for (const response of listeners) response.destroy();
      listeners.clear();
    },
  };
}
