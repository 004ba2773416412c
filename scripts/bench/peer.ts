import {existsSync} from 'node:fs';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Contestant} from './Contestant.ts';
import {countPackages} from './countPackages.ts';
import {measureProcess} from './measureProcess.ts';

const VERSION = '3.10.2';
const PACKAGE_NAME = 'docs-bench-peer';

/** Where Docusaurus is installed by default. */
export const DEFAULT_PEER_DIR = path.join(tmpdir(), `docs-bench-docusaurus-${VERSION}`);

const MANIFEST = {
  name: PACKAGE_NAME,
  private: true,
  dependencies: {
    '@docusaurus/core': VERSION,
    '@docusaurus/faster': VERSION,
    '@docusaurus/preset-classic': VERSION,
    '@mdx-js/react': '^3.0.0',
    clsx: '^2.0.0',
    'prism-react-renderer': '^2.3.0',
    react: '^19.0.0',
    'react-dom': '^19.0.0',
  },
  // Later versions of this package require a different major version of their siblings.
  overrides: {'@docsearch/react': '4.7.0'},
};

/**
 * Installs Docusaurus in a folder, unless it is already there, and describes how it builds. The site is written to the
 * same folder, so that it finds its packages.
 *
 * @throws if the folder contains something else, or if the installation fails.
 */
export async function preparePeer(dir: string): Promise<Contestant> {
  await mkdir(dir, {recursive: true});
  const manifestFile = path.join(dir, 'package.json');
  if (existsSync(manifestFile)) {
    const {name} = JSON.parse(await readFile(manifestFile, 'utf8'));
    if (name !== PACKAGE_NAME)
      throw new Error(`${dir} contains the package "${name}". Choose an empty folder.`);
  } else {
    if ((await readdir(dir)).length > 0) throw new Error(`${dir} is not empty. Choose an empty folder.`);
    await writeFile(manifestFile, `${JSON.stringify(MANIFEST, null, 2)}\n`);
  }
  const program = path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const lockFile = path.join(dir, 'package-lock.json');
  if (!existsSync(program) || !existsSync(lockFile)) {
    const log = path.join(dir, 'install.log');
    const args = ['install', '--no-audit', '--no-fund', '--loglevel=error'];
    const {exitCode} = await measureProcess({command: 'npm', args, cwd: dir, log});
    if (exitCode !== 0) throw new Error(`Docusaurus could not be installed; see ${log}.`);
  }
  return {
    name: `Docusaurus ${VERSION}`,
    generator: 'docusaurus',
    siteDir: dir,
    outDir: path.join(dir, 'build'),
    caches: [path.join(dir, '.docusaurus'), path.join(dir, 'node_modules/.cache')],
    command: process.execPath,
    args: [program, 'build'],
    cwd: dir,
    packages: await countPackages(lockFile),
  };
}
