import {existsSync} from 'node:fs';

const PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Starts Chromium: the one named in `CHROME_PATH`, Playwright's own, or an installed one.
 *
 * @returns undefined if there is none, or if Playwright is not installed.
 */
export async function launchBrowser() {
  const playwright = await import('playwright').catch(() => undefined);
  if (!playwright) return undefined;
  const {chromium} = playwright;
  const executablePath = [process.env.CHROME_PATH, chromium.executablePath(), ...PATHS].find(
    (path) => path !== undefined && existsSync(path),
  );
  // Containers run as root, where Chromium's own sandbox does not work.
  return executablePath ? chromium.launch({executablePath, args: ['--no-sandbox']}) : undefined;
}
