import {setTimeout} from 'node:timers/promises';
import pc from 'picocolors';
import {noConfigFile} from '../../config/noConfigFile.ts';
import {isFolder} from '../../files/folders/isFolder.ts';
import {whenAborted} from '../../files/whenAborted.ts';
import {printProblems} from '../../problems/printProblems.ts';
import {exitWithError} from '../exitWithError.ts';
import {enterSite} from '../enterSite.ts';
import {readBundle} from '../readBundle.ts';
import {readCacheFolder} from '../readCacheFolder.ts';
import {readCommandLine} from '../readCommandLine.ts';
import {readPort} from '../readPort.ts';
import {runCommand} from '../runCommand.ts';

const HELP = `Usage: valkyr-docs dev [SITE_DIR] [options]

Starts the dev server for the site in SITE_DIR (default: the current folder). Pages are compiled on request, and open
pages are updated when a file changes.

Options:
  --port N           port (default: 3000, or the next free one)
  --host H           address to listen on (default: localhost; 0.0.0.0 for other machines)
  --allow-host NAME  another host name to accept, such as that of a tunnel; repeatable
  --locale LANG      language to show (default: that of the site)
  --cache-dir DIR    cache of compiled pages and bundles (default: SITE_DIR/.cache)
  --no-open          do not open the site in the browser
  --help             show this text
`;

// React chooses its build for prerendering by this variable; the browser gets the development build.
process.env.NODE_ENV = 'production';
const {values, siteDir} = readCommandLine(HELP, {
  port: {type: 'string'},
  host: {type: 'string', default: 'localhost'},
  'cache-dir': {type: 'string'},
  locale: {type: 'string'},
  'allow-host': {type: 'string', multiple: true, default: []},
  open: {type: 'boolean', default: true},
});
const port = readPort(values.port);
const settings = {...values, siteDir, port, cacheDir: readCacheFolder(values['cache-dir'], siteDir)};
enterSite(siteDir);
void runCommand(siteDir, (stopped) => serve(stopped, settings));

/** How long (ms) the server may take to end by itself: people press Ctrl-C and go on. */
const PATIENCE = 400;

interface Settings {
  siteDir: string;
  port: number | undefined;
  host: string;
  cacheDir: string | undefined;
  locale?: string | undefined;
  'allow-host': string[];
  open: boolean;
}

async function serve(
  stopped: AbortSignal,
  {siteDir, port, cacheDir, ...values}: Settings,
): Promise<number | undefined> {
  // A missing configuration can be added while the server runs; a folder that does not exist cannot be watched.
  if (!isFolder(siteDir)) {
    printProblems([noConfigFile(siteDir)], siteDir);
    return 1;
  }
  const {startDevServer} = await import('../../dev/startDevServer.ts');
  const starting = startDevServer({
    siteDir,
    cacheDir,
    locale: values.locale,
    host: values.host,
    allowedHosts: values['allow-host'],
    ...(port !== undefined && {port}),
    ...readBundle(import.meta.url),
    log: (line) => console.log(line),
    print: (problems) => printProblems(problems, siteDir),
  });
  const server = await Promise.race([starting, whenAborted(stopped)]);
  if (!server) return undefined;
  if ('error' in server) exitWithError(server.error, 1);
  console.log(`${pc.green('Ready')} at ${pc.cyan(server.url)}\nPress Ctrl-C to stop.`);
  if (values.open) (await import('../../dev/openBrowser.ts')).openBrowser(server.url);
  await whenAborted(stopped);
  const isClosed = server.close().then(() => true);
  // Whoever is in the middle of loading modules or compiling is not waited for: caches are replaced as a whole.
  return (await Promise.race([isClosed, setTimeout(PATIENCE, false)])) ? 0 : undefined;
}
