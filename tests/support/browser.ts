import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as delay} from 'node:timers/promises';
import {type Browser, type BrowserContext, chromium, type Page} from 'playwright';
import {CHROMIUM_MISSING} from './findChromium.ts';
import {PATIENCE} from './patience.ts';
import {createStaticServer} from '../../src/generator/serve/createStaticServer.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts Chromium without features that contact other hosts.
 *
 * @param fontSize The reader's setting, in pixels, which media queries follow as well.
 * @throws if there is none, with the commands that install one.
 */
export async function launchBrowser(
  executablePath: string | undefined,
  {fontSize}: {fontSize?: number} = {},
): Promise<Browser> {
  if (executablePath === undefined) throw new Error(CHROMIUM_MISSING);
  const args = fontSize === undefined ? ARGS : [...ARGS, `--blink-settings=defaultFontSize=${fontSize}`];
  const browser = await chromium.launch({executablePath, args, timeout: PATIENCE});
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE));
  return browser;
}

/**
 * Closes a browser profile. Rarely, on a busy machine, Chromium never responds to this while a page is navigating to
 * another document; the browser itself is closed after the file, so no test waits for it.
 */
export async function closeContext(context: BrowserContext): Promise<void> {
  await Promise.race([context.close(), delay(10_000, undefined, {ref: false})]);
}

export interface RunningSite {
  /** Address with baseUrl and a trailing slash. */
  url: string;
  origin: string;
  close(): Promise<void>;
}

/** Serves a build folder on a free port, as `npm run serve` does. */
export async function serveBuild(dir: string, baseUrl: string): Promise<RunningSite> {
  const server: Server = createStaticServer({dir, baseUrl});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    origin,
    url: origin + baseUrl,
    close: () => closeServer(server),
  };
}

/** Stops a server, even while browsers are connected to it. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  });
}

/**
 * Chromium's hint that a script asked where a section is before it was painted, which long API pages allow in their first
 * two frames. Whether a script runs that early depends on how busy the machine is.
 */
const EARLY_LAYOUT = 'Rendering was performed in a subtree hidden by content-visibility.';

/** Collects all console messages of a page, and uncaught errors. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (message.text() !== EARLY_LAYOUT) messages.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => messages.push(`pageerror: ${error.message}`));
  return messages;
}
