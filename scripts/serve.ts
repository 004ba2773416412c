import {parseArgs} from 'node:util';
import {serveSite} from '../src/serve/serveSite.ts';

const HELP = `Serves a built site as a static host would.

Usage: npm run serve [-- SITE_DIR] [--dir DIR] [--port N] [--host H]

  SITE_DIR     the site folder, whose build/ is served (default: .)
  --dir DIR    serve this folder instead of SITE_DIR/build
  --port N     the port (default: 3000, or the next free one)
  --host H     the address to listen on (default: 127.0.0.1)
  --help       show this text
`;

const options = readOptions();
const serving = await serveSite(options);
if ('error' in serving) fail(serving.error, 1);

const {server, url, dir, notice} = serving;
if (notice) console.log(notice);
console.log(`Serving ${dir} at ${url}\nPress Ctrl-C to stop.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close();
    server.closeAllConnections();
    process.exit(0);
  });
}

function readOptions() {
  try {
    const {values, positionals} = parseArgs({
      allowPositionals: true,
      options: {
        dir: {type: 'string'},
        port: {type: 'string'},
        host: {type: 'string'},
        help: {type: 'boolean', short: 'h'},
      },
    });
    if (values.help) {
      process.stdout.write(HELP);
      process.exit(0);
    }
    if (positionals.length > 1)
      fail(`Expected one site folder, got ${positionals.length}: ${positionals.join(', ')}.`, 2);
    const port = values.port === undefined ? undefined : Number(values.port);
    if (port !== undefined && !(/^\d+$/.test(values.port ?? '') && port <= 65_535)) {
      fail(`--port must be a number from 0 to 65535, not "${values.port}".`, 2);
    }
    return {siteDir: positionals[0], dir: values.dir, host: values.host, port};
  } catch (error) {
    // Node appends advice of several sentences to the one that names the option.
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    fail(`${sentence.replace(/\.$/, '')}. See --help.`, 2);
  }
}

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}
