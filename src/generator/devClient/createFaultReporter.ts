import {captureOwnerStack, type ErrorInfo} from 'react';
import type {BrowserFault, FaultReport} from '../shared/dev/FaultReport.ts';

export interface FaultReporter {
  /** Names the tab, also after it was loaded again. */
  tab: string;
  /** What React does with errors (`hydrateRoot`, options). */
  rootOptions: {
    onCaughtError(error: unknown, info: ErrorInfo): void;
    onUncaughtError(error: unknown, info: ErrorInfo): void;
    onRecoverableError(error: unknown, info: ErrorInfo): void;
  };
  /** To be called when the page is about to be replaced by a later version of itself. */
  forget(): void;
  /** To be called when a page is shown. */
  setPath(path: string): void;
  /**
   * To be called when the server is connected, since it may have forgotten the tab or be another one, and before a tab
   * in the background ends its connection, since the server would take it for closed.
   */
  sendAgain(): void;
}

/** Several faults within this time (ms) are sent at once. */
const PAUSE = 100;

/** What a page that was replaced throws again is known after so long (ms). */
const SETTLED = 700;

/** More are of no use. */
const MOST = 20;

/** A tab in the background says so often that it is still there (ms). */
const SIGN_OF_LIFE = 60_000;

const TAB_KEY = 'dev-tab';

/** Errors of browsers themselves, which mean nothing. */
const HARMLESS = /^ResizeObserver loop/;

/**
 * Sends what the page throws in the browser to the dev server, which shows it in the overlay and in the terminal. What
 * extensions of the browser and scripts of other origins throw is left out.
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
    // A server that does not answer is reported by the connection.
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
    // Without an error object: a place, or nothing at all of scripts of other origins. Files that are missing have no message.
    const {error, message, filename, lineno, colno} = event;
    if (!message || HARMLESS.test(message) || ((error === null || error === undefined) && filename === ''))
      return;
    add('error', error ?? message, `    at ${filename}:${lineno}:${colno}`);
  });
  window.addEventListener('unhandledrejection', ({reason}) => add('error', reason, ''));
  setInterval(() => {
    if (document.visibilityState === 'hidden') sendAgain();
  }, SIGN_OF_LIFE);
  // What the document before this one has thrown is over.
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

/** Whether a fault comes from the site's own code, as far as its stack says. */
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
    // Without storage a tab that is loaded again is another one.
    return String(Math.random());
  }
}
