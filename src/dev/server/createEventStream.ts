import type {IncomingMessage, ServerResponse} from 'node:http';
import type {DevMessage} from '../DevMessage.ts';

/** The pages that are open, each at the other end of an `EventSource` (HTML standard, "Server-sent events"). */
export interface EventStream {
  /** Keeps the answer open; the page is told `first` at once. */
  open(request: IncomingMessage, response: ServerResponse, first: DevMessage[]): void;
  send(message: DevMessage): void;
  close(): void;
}

/** Proxies close connections on which nothing comes (ms). */
const HEARTBEAT = 25_000;

export function createEventStream(): EventStream {
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
      for (const message of first) write(response, message);
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
    },
    send(message) {
      for (const response of listeners) write(response, message);
    },
    close() {
      clearInterval(timer);
      for (const response of listeners) response.destroy();
      listeners.clear();
    },
  };
}
