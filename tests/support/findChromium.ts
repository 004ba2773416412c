import {execFileSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from 'playwright';

const KNOWN_PATHS = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * The browser that the tests drive: one that is installed, Playwright's own, or Debian's package where the tests may
 * install it.
 *
 * @throws with the commands that would install one, when there is none.
 */
export function findChromium(): string {
  const found = lookUp();
  if (found) return found;
  install();
  const installed = lookUp();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Install it with "apt-get install chromium" or "npx playwright install chromium", ' +
      'or name one in CHROME_PATH.',
  );
}

function lookUp(): string | undefined {
  return [...KNOWN_PATHS, chromium.executablePath()].find((path) => path && existsSync(path));
}

function install(): void {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  execFileSync('apt-get', ['update'], {stdio: 'ignore'});
  execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'], {stdio: 'ignore'});
}
