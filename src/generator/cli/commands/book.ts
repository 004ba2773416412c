import path from 'node:path';
import pc from 'picocolors';
import {build} from '../../pipeline/build.ts';
import {createReporter, formatTime} from '../../pipeline/createReporter.ts';
import {checkWritable} from '../../pipeline/write/checkWritable.ts';
import {createBookWriter} from '../../pipeline/write/writeBook.ts';
import {realTarget} from '../../files/folders/realTarget.ts';
import {printProblems} from '../../problems/printProblems.ts';
import {enterSite} from '../enterSite.ts';
import {exitWithError} from '../exitWithError.ts';
import {readBundle} from '../readBundle.ts';
import {readCacheFolder} from '../readCacheFolder.ts';
import {readCommandLine, readFolder} from '../readCommandLine.ts';
import {reportFault} from '../reportFault.ts';
import {runCommand} from '../runCommand.ts';
import {countOf} from '../../shared/text/countOf.ts';

const FORMATS = ['epub', 'html'];

const HELP = `Usage: valkyr-docs book PATH [SITE_DIR] [options]

Writes a section of the docs as EPUB, and as a single HTML page that includes its images, to be printed or saved as PDF.
PATH is an address of the site in SITE_DIR (default: the current folder), such as /docs/guides. If a sidebar category has its
page there, the category is the book; otherwise, the book consists of the pages at and below PATH. Pages are in the order of the
sidebar. \`books\` in the configuration creates the same files with each build, and links to them on the pages.

Options:
  --format NAME   epub or html (default: both)
  --title TEXT    title of the book (default: from \`books\`, or of the page at PATH)
  --out-dir DIR   folder for the files (default: the current folder)
  --cache-dir DIR cache of compiled pages, as in the build (default: SITE_DIR/.cache)
  --locale LANG   language of the book (default: the site's own)
  --help          show this text
`;

const {values, words, siteDir} = readCommandLine(
  HELP,
  {
    format: {type: 'string', multiple: true},
    title: {type: 'string'},
    'out-dir': {type: 'string'},
    'cache-dir': {type: 'string'},
    locale: {type: 'string'},
  },
  {words: 1},
);
const [section] = words;
if (!section?.startsWith('/'))
  exitWithError('Pass the path of a section, for example: valkyr-docs book /docs/guides.', 2);
const formats = values.format ?? FORMATS;
const unknown = formats.find((format) => !FORMATS.includes(format));
if (unknown !== undefined) exitWithError(`Unknown format ${unknown}. Formats: ${FORMATS.join(', ')}.`, 2);

// React chooses its build by this variable.
process.env.NODE_ENV = 'production';
const folder = readFolder(values['out-dir']) ?? process.cwd();
const cacheDir = readCacheFolder(values['cache-dir'], siteDir);
enterSite(siteDir);
void runCommand(siteDir, (stopped) => main(section, stopped));

async function main(wanted: string, stopped: AbortSignal): Promise<number | undefined> {
  const refused = checkWritable(siteDir, realTarget(folder));
  printProblems(refused, siteDir);
  if (refused.length > 0) return 1;
  const start = performance.now();
  const files: string[] = [];
  const request = {
    path: wanted,
    folder,
    ...(values.title !== undefined && {title: values.title}),
    epub: formats.includes('epub'),
    print: formats.includes('html'),
  };
  const result = await build(
    {
      siteDir,
      outDir: path.join(siteDir, 'build'),
      cacheDir,
      locale: values.locale,
      useCache: true,
      ...readBundle(import.meta.url),
      reporter: createReporter(process.stdout),
      signal: stopped,
    },
    createBookWriter(request, files),
  );
  if (stopped.aborted) return undefined;
  printProblems(result.problems, siteDir);
  if (result.bug !== undefined) reportFault(result.bug, siteDir);
  if (!result.ok) return 1;
  const names = files.map((file) => path.relative(process.cwd(), file)).join(' and ');
  const time = formatTime(performance.now() - start);
  console.log(`${pc.green('Wrote')} ${names}: ${countOf(result.pages, 'page')} in ${time}.`);
  return 0;
}
