import type {DevMessage} from '../shared/dev/DevMessage.ts';

/** Waits before the next attempt to reach a server that is gone, in milliseconds. */
const RETRY = 700;

export interface ConnectionHandlers {
  onMessage(message: DevMessage): void;
  /** The server could not be reached any more; `hello` tells when it is back. */
  onLost(): void;
}

/**
 * Listens to the dev server, and connects again whenever the connection ends. Tabs in the background listen to nothing:
 * a browser opens only a few connections to one host, and theirs would be used up. They get `hello` when they are shown.
 *
 * @returns A function that ends the connection.
 */
export function connect(address: string, {onMessage, onLost}: ConnectionHandlers): () => void {
  let isFirst = true;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = (): void => {
    close();
    // Until the scripts run, nobody listens: the server repeats what it has told since the document was asked for.
    source = new EventSource(isFirst ? `${address}?age=${Math.ceil(performance.now())}` : address);
    isFirst = false;
    source.onmessage = ({data}) => {
      const message = parse(data);
      if (message) onMessage(message);
    };
    source.onerror = () => {
      close();
      onLost();
      timer = setTimeout(open, RETRY);
    };
  };
  const follow = (): void => {
    if (document.visibilityState === 'hidden') close();
    else if (!source) open();
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', close);
  window.addEventListener('pageshow', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', close);
    window.removeEventListener('pageshow', follow);
    close();
  };
}

function parse(data: unknown): DevMessage | undefined {
  try {
    return JSON.parse(String(data)) as DevMessage;
  } catch {
    // Half a message, from a server that was stopped while it wrote.
    return undefined;
  }
}
