import {existsSync} from 'node:fs';
import {chromium} from 'playwright';
import {installPackage} from './installPackage.ts';

const KNOWN_PATHS = [
  process.env.CHROME_PATH,
  // Chromium without windows: the tests take a third less time with it.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The message of browser tests if there is no browser. */
export const CHROMIUM_MISSING =
  'The browser tests need Chromium. Install it with "apt-get install chromium-headless-shell" or "npx playwright install chromium", ' +
  'or name one in CHROME_PATH. The other tests do not: "npm test -- --project unit --project sites --project site".';

/** Debian's packages, the faster one first. Releases before 12 do not have it. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * The browser that the tests use: an installed one, Playwright's own, or Debian's package if the tests may install it.
 * Undefined if there is none.
 */
export function findChromium(): string | undefined {
  let found = lookUp();
  for (const name of PACKAGES) {
    if (found) break;
    installPackage(name);
    found = lookUp();
  }
  return found;
}

function lookUp(): string | undefined {
  return [...KNOWN_PATHS, chromium.executablePath()].find((path) => path && existsSync(path));
}
