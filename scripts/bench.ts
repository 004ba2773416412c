import {writeFile} from 'node:fs/promises';
import {DEFAULT_PEER_DIR} from './bench/peer.ts';
import {createDiscard} from './bench/createDiscard.ts';
import {renderDevReport} from './bench/dev/renderDevReport.ts';
import {type DevBenchResult, runDevBench} from './bench/dev/runDevBench.ts';
import {type BenchResult, renderReport} from './bench/report.ts';
import {MOST_LOCALES} from './bench/makeCorpus.ts';
import {runBench} from './bench/runBench.ts';
import {type ChangeResult, renderChanges, runChanges} from './bench/runChanges.ts';
import {renderScale, runScale} from './bench/runScale.ts';
import {exitWithError} from '../src/generator/cli/exitWithError.ts';
import {readCommandLine} from '../src/generator/cli/readCommandLine.ts';
import {asError} from '../src/generator/shared/invariants/asError.ts';

/** Above this size, Docusaurus takes minutes for each build, so it is measured only on request. */
const MOST_PEER_PAGES = 1000;

const HELP = `Measures builds of a generated site with this generator and with Docusaurus, alternately on this machine.

Usage: npm run bench [-- --dev | --changes | --scale] [--pages N] [--versions V] [--locales L] [--runs R]
                     [--peer | --no-peer] [--peer-dir DIR] [--json FILE]

  --changes        measure the build after one change of each kind, from a paragraph to a component
  --scale          measure sites of 300 to 30,000 pages, each once: this takes half an hour
  --dev            measure dev servers instead of builds: first page, save to screen, memory
  --pages N        docs pages of the site (default: 300)
  --versions V     versions of the docs, each with so many pages (default: 1); builds only
  --locales L      languages, each with so many pages (default: 1, at most ${MOST_LOCALES}); builds only
  --runs R         how often each build is run; medians are shown (default: 3)
  --peer           measure Docusaurus too (default up to ${MOST_PEER_PAGES} pages)
  --no-peer        measure only this generator
  --peer-dir DIR   where Docusaurus is, or will be, installed (default: ${DEFAULT_PEER_DIR})
  --json FILE      write the figures there too
  --help           show this text
`;

const {values} = readCommandLine(HELP, {
  dev: {type: 'boolean', default: false},
  pages: {type: 'string', default: '300'},
  versions: {type: 'string', default: '1'},
  locales: {type: 'string', default: '1'},
  changes: {type: 'boolean', default: false},
  scale: {type: 'boolean', default: false},
  runs: {type: 'string', default: '3'},
  peer: {type: 'boolean'},
  'peer-dir': {type: 'string', default: DEFAULT_PEER_DIR},
  json: {type: 'string'},
});
const pages = positive('--pages', values.pages);
const withPeer = values.peer ?? pages <= MOST_PEER_PAGES;
const {discard, removeAll} = createDiscard();
const options = {
  pages,
  versions: positive('--versions', values.versions),
  locales: positive('--locales', values.locales),
  runs: positive('--runs', values.runs),
  peerDir: withPeer ? values['peer-dir'] : undefined,
  log: (line: string) => console.log(line),
  discard,
};
if ([values.dev, values.changes, values.scale].filter(Boolean).length > 1)
  exitWithError('Choose one of --dev, --changes and --scale.', 2);
if (options.locales > MOST_LOCALES) exitWithError(`--locales is at most ${MOST_LOCALES}.`, 2);
void main();

async function main(): Promise<void> {
  try {
    const results = await bench();
    if (values.json !== undefined) await writeFile(values.json, `${JSON.stringify(results, null, 2)}\n`);
  } catch (error) {
    await removeAll();
    exitWithError(asError(error).message, 1);
  }
  await removeAll();
}

function bench(): Promise<unknown[]> {
  if (values.dev) return benchDev();
  if (values.changes) return benchChanges();
  return values.scale ? benchScale() : benchBuilds();
}

async function benchChanges(): Promise<ChangeResult[]> {
  const results = await runChanges(options);
  console.log(`\n${renderChanges(results)}`);
  return results;
}

async function benchScale(): Promise<BenchResult[]> {
  const results = await runScale(options, MOST_PEER_PAGES);
  console.log(`\n${renderScale(results)}`);
  return results;
}

async function benchBuilds(): Promise<BenchResult[]> {
  const results = await runBench(options);
  console.log(`\n${renderReport(results)}`);
  return results;
}

async function benchDev(): Promise<DevBenchResult[]> {
  const results = await runDevBench(options);
  console.log(`\n${renderDevReport(results)}`);
  return results;
}

function positive(name: string, text: string): number {
  if (!/^[1-9]\d*$/.test(text)) exitWithError(`${name} must be a whole number above 0, not "${text}".`, 2);
  return Number(text);
}
