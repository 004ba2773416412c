import {writeFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {DEFAULT_PEER_DIR} from '../src/bench/peer.ts';
import {renderReport} from '../src/bench/report.ts';
import {type BenchOptions, runBench} from '../src/bench/runBench.ts';

/** Above this size Docusaurus takes minutes per build, so it is measured only when asked for. */
const MOST_PEER_PAGES = 1000;

const HELP = `Measures builds of a generated site with this generator and with Docusaurus, in turns on this machine.

Usage: npm run bench [-- --pages N] [--runs R] [--peer | --no-peer] [--peer-dir DIR] [--json FILE]

  --pages N        docs pages of the site (default: 300)
  --runs R         how often each build is run; medians are shown (default: 3)
  --peer           measure Docusaurus too (default up to ${MOST_PEER_PAGES} pages)
  --no-peer        measure only this generator
  --peer-dir DIR   where Docusaurus is, or will be, installed (default: ${DEFAULT_PEER_DIR})
  --json FILE      write the figures there too
  --help           show this text
`;

const {json, ...options} = readOptions();
try {
  const results = await runBench(options);
  console.log(`\n${renderReport(results)}`);
  if (json !== undefined) await writeFile(json, `${JSON.stringify(results, null, 2)}\n`);
} catch (error) {
  fail(error instanceof Error ? error.message : String(error), 1);
}

function readOptions(): BenchOptions & {json?: string} {
  try {
    const {values} = parseArgs({
      options: {
        pages: {type: 'string', default: '300'},
        runs: {type: 'string', default: '3'},
        peer: {type: 'boolean'},
        'no-peer': {type: 'boolean'},
        'peer-dir': {type: 'string', default: DEFAULT_PEER_DIR},
        json: {type: 'string'},
        help: {type: 'boolean', short: 'h'},
      },
    });
    if (values.help) {
      process.stdout.write(HELP);
      process.exit(0);
    }
    if (values.peer && values['no-peer']) fail('--peer and --no-peer exclude each other.', 2);
    const pages = positive('--pages', values.pages);
    const withPeer = values.peer ?? (!values['no-peer'] && pages <= MOST_PEER_PAGES);
    return {
      pages,
      runs: positive('--runs', values.runs),
      peerDir: withPeer ? values['peer-dir'] : undefined,
      json: values.json,
      log: (line) => console.log(line),
    };
  } catch (error) {
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    fail(`${sentence.replace(/\.$/, '')}. See --help.`, 2);
  }
}

function positive(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) fail(`${name} must be a whole number above 0, not "${text}".`, 2);
  return Number(text);
}

function fail(message: string, code: number): never {
  console.error(message);
  process.exit(code);
}
