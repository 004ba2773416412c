import {existsSync} from 'node:fs';

const PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * Starts Chromium: the one that `CHROME_PATH` names, playwright's own, or one that is installed.
 *
 * @returns Undefined when there is none, or when playwright is not installed.
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
