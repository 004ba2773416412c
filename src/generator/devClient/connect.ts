import type {DevMessage} from '../shared/dev/DevMessage.ts';
import {POSITION_ATTRIBUTE} from '../shared/dev/reloadKeys.ts';

/** Delay before the next attempt to reach a server that is down, in milliseconds. */
const RETRY = 700;

/** Milliseconds after which a hidden tab counts as in the background: a tab that is being closed is hidden first. */
const HIDDEN = 5000;

export interface ConnectionHandlers {
  onMessage(message: DevMessage): void;
  /** The connection to the server was lost; `hello` reports when it is back. */
  onLost(): void;
  /** The tab is in the background, and its connection is about to be closed. */
  onBackground(): void;
}

/**
 * Listens to the dev server on behalf of a tab, and reconnects whenever the connection ends. Tabs in the background are
 * not connected, since browsers allow only a few connections to one host. They get `hello` when they are shown.
 *
 * @returns A function that closes the connection
 */
export function connect(
  address: string,
  tab: string,
  {onMessage, onLost, onBackground}: ConnectionHandlers,
): () => void {
  /** Whether the server has responded: afterwards, `hello` makes the page fetch whatever may have changed. */
  let hasResponded = false;
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const close = (): void => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };
  const open = (): void => {
    close();
    // Nobody listens until the scripts run, so the server repeats what it has sent since it rendered the document.
    const since = document.documentElement.getAttribute(POSITION_ATTRIBUTE);
    const query = new URLSearchParams({tab, ...(!hasResponded && since !== null && {since})});
    source = new EventSource(`${address}?${query}`);
    source.onmessage = ({data}) => {
      hasResponded = true;
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
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') {
      hiding = setTimeout(() => {
        onBackground();
        close();
      }, HIDDEN);
    } else if (!source) open();
  };
  const leave = (): void => {
    clearTimeout(hiding);
    close();
  };
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', follow);
  follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', follow);
    leave();
  };
}

function parse(data: unknown): DevMessage | undefined {
  try {
    return JSON.parse(String(data)) as DevMessage;
  } catch {
    // An incomplete message from a server that was stopped while writing it.
    return undefined;
  }
}
