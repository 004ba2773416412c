import {existsSync} from 'node:fs';
import path from 'node:path';
import pc from 'picocolors';
import {build} from '../../pipeline/build.ts';
import {createReporter, formatTime} from '../../pipeline/createReporter.ts';
import {realTarget} from '../../files/folders/realTarget.ts';
import {OUTPUT_LIST} from '../../files/folders/outputMark.ts';
import {abandonOutput} from '../../output/outputFolder.ts';
import {printProblems} from '../../problems/printProblems.ts';
import {enterSite} from '../enterSite.ts';
import {readBundle} from '../readBundle.ts';
import {readCacheFolder} from '../readCacheFolder.ts';
import {readCommandLine} from '../readCommandLine.ts';
import {reportFault} from '../reportFault.ts';
import {runCommand} from '../runCommand.ts';

const HELP = `Usage: valkyr-docs build [SITE_DIR] [options]

Builds the site in SITE_DIR (default: the current folder): a folder with a site.config.ts and, optionally,
sidebars.ts, docs/, blog/, src/pages/ and static/.

Options:
  --out-dir DIR   output folder (default: SITE_DIR/build)
  --cache-dir DIR cache of compiled pages and bundles (default: SITE_DIR/.cache)
  --locale LANG   build only one language of the site (default: all)
  --no-cache      build everything from scratch, and leave the cache unchanged
  --help          show this text
`;

const {values, siteDir} = readCommandLine(HELP, {
  'out-dir': {type: 'string'},
  'cache-dir': {type: 'string'},
  locale: {type: 'string'},
  cache: {type: 'boolean', default: true},
});

// React chooses its build by this variable.
process.env.NODE_ENV = 'production';
const outDir = path.resolve(values['out-dir'] ?? path.join(siteDir, 'build'));
const cacheDir = readCacheFolder(values['cache-dir'], siteDir, outDir);
const shownOutDir = path.relative(process.cwd(), outDir) || '.';
enterSite(siteDir);
void runCommand(siteDir, main, () => abandonOutput(realTarget(outDir)));

async function main(stopped: AbortSignal): Promise<number | undefined> {
  const start = performance.now();
  const result = await build({
    siteDir,
    outDir,
    cacheDir,
    locale: values.locale,
    useCache: values.cache,
    ...readBundle(import.meta.url),
    reporter: createReporter(process.stdout),
    signal: stopped,
  });
  if (stopped.aborted) return undefined;
  printProblems(result.problems, siteDir);
  if (result.bug !== undefined) reportFault(result.bug, siteDir);
  const time = formatTime(performance.now() - start);
  if (!result.ok) {
    const kept = existsSync(path.join(outDir, OUTPUT_LIST)) ? ' The previous output was kept.' : '';
    console.error(pc.red(`Build failed after ${time}.${kept}`));
    return 1;
  }
  const what = result.changed
    ? `${result.rendered} of ${result.pages} pages rendered`
    : `${result.pages} pages, nothing changed`;
  console.log(`${pc.green('Built')} ${shownOutDir}: ${what} in ${time}.`);
  if (result.withoutHome !== undefined) {
    console.log(
      `There is no page at ${result.withoutHome}: add src/pages/index.mdx, or set \`docs.routeBasePath\` to '/' and give a doc \`slug: /\`.`,
    );
  }
  return 0;
}
