import {cp, mkdtemp, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {exitWithError} from '../src/generator/cli/exitWithError.ts';
import {readCommandLine} from '../src/generator/cli/readCommandLine.ts';
import {generatorDir} from '../src/generator/files/generatorDir.ts';
import {readPages} from './facts/readPages.ts';
import {writeFacts} from './facts/writeFacts.ts';
import {measureProcess} from './bench/measureProcess.ts';
import {DEFAULT_PEER_DIR, preparePeer} from './bench/peer.ts';
import {readDocusaurusPage} from './facts/readDocusaurusPage.ts';

const SITE = 'tests/fixtures/versions';
const FACTS = 'tests/fixtures/versionsFacts.json';

const HELP = `Usage: node scripts/run.mjs facts [--peer-dir DIR]

Builds ${SITE}, a site with two docs instances, three versions and two languages, with Docusaurus, and writes
the facts of its pages to ${FACTS}: tests/sites/docusaurusFacts.test.ts compares this generator with it. Run it after
changing the site, or for a newer Docusaurus.

  --peer-dir DIR  where Docusaurus is, or will be, installed (default: ${DEFAULT_PEER_DIR})
  --help          show this text
`;

const {values} = readCommandLine(HELP, {'peer-dir': {type: 'string', default: DEFAULT_PEER_DIR}});
const {name, command, args} = await preparePeer(values['peer-dir']);
// Below the folder of Docusaurus, so that the site finds its packages.
const siteDir = await mkdtemp(path.join(values['peer-dir'], 'facts-'));
try {
  await cp(path.join(generatorDir, SITE), siteDir, {recursive: true});
  await writeFile(path.join(siteDir, 'package.json'), '{"private": true}\n');
  const log = path.join(values['peer-dir'], 'facts.log');
  const {exitCode} = await measureProcess({command, args, cwd: siteDir, log});
  if (exitCode !== 0) exitWithError(`Docusaurus could not build the site; see ${log}.`, 1);
  const facts = await readPages(path.join(siteDir, 'build'), '/site/', readDocusaurusPage);
  await writeFile(path.join(generatorDir, FACTS), writeFacts({generator: name, ...facts}));
  console.log(`Wrote ${FACTS}: ${Object.keys(facts.pages).length} pages.`);
} finally {
  await rm(siteDir, {recursive: true, force: true});
}
