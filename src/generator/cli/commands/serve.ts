import {exitWithError} from '../exitWithError.ts';
import {readCommandLine} from '../readCommandLine.ts';
import {runCommand} from '../runCommand.ts';
import {whenAborted} from '../../files/whenAborted.ts';
import {readPort} from '../readPort.ts';
import {CONFIG_DIALECT} from '../../pipeline/compatibility.ts';
import {serveSite} from '../../serve/serveSite.ts';

const HELP = `Usage: valkyr-docs serve [SITE_DIR] [options]

Previews the built site in SITE_DIR (default: the current folder) the way a production host serves it.

Options:
  --dir DIR    serve this folder instead of SITE_DIR/build
  --port N     port (default: 3000, or the next free one)
  --host H     address to listen on (default: localhost; 0.0.0.0 for other machines)
  --help       show this text
`;

const {values, siteDir} = readCommandLine(HELP, {
  dir: {type: 'string'},
  port: {type: 'string'},
  host: {type: 'string'},
});
void runCommand(siteDir, main);

async function main(stopped: AbortSignal): Promise<number> {
  const serving = await serveSite({
    siteDir,
    dialect: CONFIG_DIALECT,
    dir: values.dir,
    host: values.host,
    port: readPort(values.port),
  });
  if ('error' in serving) exitWithError(serving.error, 1);

  const {server, url, dir, notice} = serving;
  if (notice) console.log(notice);
  console.log(`Serving ${dir} at ${url}\nPress Ctrl-C to stop.`);
  await whenAborted(stopped);
  server.close();
  server.closeAllConnections();
  return 0;
}
