import {cp, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {exitWithError} from '../src/generator/cli/exitWithError.ts';
import {readCommandLine} from '../src/generator/cli/readCommandLine.ts';
import {generatorDir} from '../src/generator/files/packages/generatorDir.ts';
import {readDocusaurusPage, readWholeDocusaurusPage} from './facts/readDocusaurusPage.ts';
import {type ReadPage, readPages} from './facts/readPages.ts';
import {keepAddresses} from './facts/keepAddresses.ts';
import {writeFacts} from './facts/writeFacts.ts';
import {measureProcess} from './bench/measureProcess.ts';
import type {Contestant} from './bench/Contestant.ts';
import {DEFAULT_PEER_DIR, preparePeer} from './bench/peer.ts';

/** The facts of a site, without the generator that built it. */
type Facts = Awaited<ReturnType<typeof readPages>>;

const FIXTURES = 'tests/fixtures';

const HELP = `Usage: node scripts/run.mjs facts [--peer-dir DIR]

Builds two sites with Docusaurus and writes the facts of their pages, which tests compare this generator with:

  ${FIXTURES}/versions  two docs instances, three versions and two languages
  ${FIXTURES}/features  what docs, blogs and pages can do, in each of the variants of variants.json

Run it after changing these sites, or for a newer Docusaurus.

  --peer-dir DIR  where Docusaurus is, or will be, installed (default: ${DEFAULT_PEER_DIR})
  --help          show this text
`;

const {values} = readCommandLine(HELP, {'peer-dir': {type: 'string', default: DEFAULT_PEER_DIR}});
void main();

async function main(): Promise<void> {
  const peer = await preparePeer(values['peer-dir']);
  const write = async (file: string, facts: Facts): Promise<void> => {
    await writeFile(path.join(generatorDir, FIXTURES, file), writeFacts({generator: peer.name, ...facts}));
    console.log(`Wrote ${FIXTURES}/${file}: ${Object.keys(facts.pages).length} pages.`);
  };
  await write(
    'versionsFacts.json',
    await build(peer, {site: 'versions', baseUrl: '/site/', readPage: readDocusaurusPage}),
  );
  const variants: Record<string, unknown> = JSON.parse(
    await readFile(path.join(generatorDir, FIXTURES, 'features/variants.json'), 'utf8'),
  );
  for (const [variant, settings] of Object.entries(variants)) {
    const site = {site: 'features', baseUrl: '/lamp/', readPage: readWholeDocusaurusPage};
    const facts = await build(peer, {...site, variant: settings});
    await write(`featuresFacts.${variant}.json`, variant === 'default' ? facts : keepAddresses(facts));
  }
}

/** Builds a site of the fixtures, in a variant. */
async function build(
  {command, args}: Contestant,
  {site, baseUrl, readPage, variant}: {site: string; baseUrl: string; readPage: ReadPage; variant?: unknown},
): Promise<Facts> {
  // Below the folder of Docusaurus, so that the site finds its packages.
  const siteDir = await mkdtemp(path.join(values['peer-dir'], 'facts-'));
  try {
    await cp(path.join(generatorDir, FIXTURES, site), siteDir, {recursive: true});
    await writeFile(path.join(siteDir, 'package.json'), '{"private": true}\n');
    if (variant) await writeFile(path.join(siteDir, 'variant.json'), JSON.stringify(variant));
    const log = path.join(values['peer-dir'], 'facts.log');
    const {exitCode} = await measureProcess({command, args, cwd: siteDir, log});
    if (exitCode !== 0) exitWithError(`Docusaurus could not build the site; see ${log}.`, 1);
    return await readPages(path.join(siteDir, 'build'), baseUrl, readPage);
  } finally {
    await rm(siteDir, {recursive: true, force: true});
  }
}
