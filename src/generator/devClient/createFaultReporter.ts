import {captureOwnerStack, type ErrorInfo} from 'react';
import type {BrowserFault, FaultReport} from '../shared/dev/FaultReport.ts';

export interface FaultReporter {
  /** Id of the tab, which survives reloads. */
  tab: string;
  /** React's error handlers (options of `hydrateRoot`). */
  rootOptions: {
    onCaughtError(error: unknown, info: ErrorInfo): void;
    onUncaughtError(error: unknown, info: ErrorInfo): void;
    onRecoverableError(error: unknown, info: ErrorInfo): void;
  };
  /** Call this before the page is replaced by a new version. */
  forget(): void;
  /** Call this when a page is shown. */
  setPath(path: string): void;
  /**
   * Call this when the server is connected, since it may have forgotten the tab or have been restarted, and before a
   * tab in the background closes its connection, since the server would otherwise consider the tab closed.
   */
  sendAgain(): void;
}

/** Faults within this time (ms) are sent together. */
const PAUSE = 100;

/** Time (ms) after which a replaced page has thrown what it still throws. */
const SETTLED = 700;

/** The largest number of faults that are sent. */
const MOST = 20;

/** Interval (ms) at which a tab in the background reports that it still exists. */
const SIGN_OF_LIFE = 60_000;

const TAB_KEY = 'dev-tab';

/** Harmless errors raised by browsers themselves. */
const HARMLESS = /^ResizeObserver loop/;

/**
 * Creates a reporter that sends what the page throws to the dev server, which shows it in the overlay and in the
 * terminal. Errors of browser extensions and of scripts from other origins are ignored.
 */
export function createFaultReporter(address: string): FaultReporter {
  const tab = tabName();
  let faults: BrowserFault[] = [];
  let path = window.location.pathname;
  let sent: string | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function send(): void {
    const isHidden = document.visibilityState === 'hidden';
    const body = JSON.stringify({tab, path, faults, isHidden} satisfies FaultReport);
    if (body === sent) return;
    sent = body;
    // A server that does not respond is reported by the connection.
    fetch(address, {method: 'POST', headers: {'Content-Type': 'application/json'}, body}).catch(() => {
      sent = undefined;
    });
  }

  function sendAfter(pause: number): void {
    clearTimeout(timer);
    timer = setTimeout(send, pause);
  }

  function sendAgain(): void {
    if (faults.length === 0) return;
    sent = undefined;
    clearTimeout(timer);
    send();
  }

  function add(kind: BrowserFault['kind'], error: unknown, where: string): void {
    const fault = describe(kind, error, where);
    const isKnown = faults.some(({message, stack}) => message === fault.message && stack === fault.stack);
    if (isKnown || faults.length >= MOST || !isOwn(fault)) return;
    faults = [...faults, fault];
    sendAfter(PAUSE);
  }

  window.addEventListener('error', (event) => {
    // Without an error object there is only a place, and for scripts of other origins not even that. Missing files have
    // no message.
    const {error, message, filename, lineno, colno} = event;
    if (!message || HARMLESS.test(message) || ((error === null || error === undefined) && filename === ''))
      return;
    add('error', error ?? message, `    at ${filename}:${lineno}:${colno}`);
  });
  window.addEventListener('unhandledrejection', ({reason}) => add('error', reason, ''));
  setInterval(() => {
    if (document.visibilityState === 'hidden') sendAgain();
  }, SIGN_OF_LIFE);
  // Clears what the previous document threw.
  sendAfter(SETTLED);

  const ownerStack = ({componentStack}: ErrorInfo): string => captureOwnerStack() ?? componentStack ?? '';
  return {
    tab,
    sendAgain,
    rootOptions: {
      onCaughtError(error, info) {
        console.error(error);
        add('error', error, ownerStack(info));
      },
      onUncaughtError(error, info) {
        console.error(error);
        add('error', error, ownerStack(info));
      },
      onRecoverableError(error, info) {
        console.error(error);
        add('hydration', error, info.componentStack ?? '');
      },
    },
    forget() {
      faults = [];
      sendAfter(SETTLED);
    },
    setPath(next) {
      if (next === path) return;
      path = next;
      faults = [];
      sendAfter(SETTLED);
    },
  };
}

function describe(kind: BrowserFault['kind'], thrown: unknown, where: string): BrowserFault {
  if (!(thrown instanceof Error)) return {kind, name: '', message: String(thrown), stack: where};
  const {name, message, stack = ''} = thrown;
  return {kind, name, message, stack: `${stack}\n${where}`};
}

/** Whether a fault comes from the site's own code, according to its stack. */
function isOwn({stack, name}: BrowserFault): boolean {
  if (/-extension:\/\//.test(stack)) return false;
  return stack.includes(`${window.location.origin}/`) || (name === '' && !/:\/\//.test(stack));
}

function tabName(): string {
  try {
    const known = sessionStorage.getItem(TAB_KEY) ?? crypto.randomUUID();
    sessionStorage.setItem(TAB_KEY, known);
    return known;
  } catch {
    // Without storage, a reloaded tab counts as a new one.
    return String(Math.random());
  }
}
