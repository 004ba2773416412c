import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import pc from 'picocolors';
import {build} from '../src/build/build.ts';
import {createReporter, formatTime} from '../src/build/report/createReporter.ts';
import {printProblems} from '../src/build/report/printProblems.ts';

const HELP = `Usage: npm run build -- [SITE_DIR] [options]

Builds the site in SITE_DIR (the current folder when not given): a folder with a site.config.ts and whatever it has of
sidebars.ts, docs/, blog/, src/pages/ and static/.

Options:
  --out-dir DIR   where the output goes (default: SITE_DIR/build)
  --no-cache      build everything anew, and leave the cache as it is
  --help          show this text
`;

/** Hash of the generator's own code, made when it was bundled. */
function readPipelineVersion(): string {
  const manifest = readFileSync(new URL('./manifest.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as {version: string}).version;
}

function parse(): {siteDir: string; outDir: string; useCache: boolean} | undefined {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      'out-dir': {type: 'string'},
      'no-cache': {type: 'boolean', default: false},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (values.help) return undefined;
  if (positionals.length > 1)
    throw new Error(`One SITE_DIR is expected, but ${positionals.length} are given.`);
  const siteDir = path.resolve(positionals[0] ?? '.');
  return {
    siteDir,
    outDir: path.resolve(values['out-dir'] ?? path.join(siteDir, 'build')),
    useCache: !values['no-cache'],
  };
}

async function main(): Promise<number> {
  let request: ReturnType<typeof parse>;
  try {
    request = parse();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    return 2;
  }
  if (!request) {
    console.log(HELP);
    return 0;
  }
  const start = performance.now();
  const reporter = createReporter(process.stdout);
  const result = await build({
    ...request,
    pipelineVersion: readPipelineVersion(),
    workerEntry: new URL('./worker.mjs', import.meta.url),
    reporter,
  });
  printProblems(result.problems, request.siteDir);
  const time = formatTime(performance.now() - start);
  if (!result.ok) {
    console.error(pc.red(`The build failed after ${time}; the output is as it was.`));
    return 1;
  }
  const outDir = path.relative(process.cwd(), request.outDir) || '.';
  const what = result.changed
    ? `${result.rendered} of ${result.pages} pages rendered`
    : `${result.pages} pages, nothing changed`;
  console.log(`${pc.green('Built')} ${outDir}: ${what} in ${time}.`);
  return 0;
}

// React decides by this variable which of its builds it loads.
process.env.NODE_ENV = 'production';
process.exitCode = await main();
