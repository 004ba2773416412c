import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import pc from 'picocolors';
import {formatTime} from '../src/build/report/createReporter.ts';
import {printProblems} from '../src/build/report/printProblems.ts';
import {checkSite, type SiteCheck} from '../src/check/checkSite.ts';

const HELP = `Usage: npm run check -- [SITE_DIR] [options]

Checks the content of the site in SITE_DIR (the current folder when not given) without building it: configuration,
front matter, tags and authors, sidebars, links, anchors, images, imports, redirects, addresses that two pages share,
the OpenAPI documents, code samples that do not parse, titles and descriptions that are missing, doubled or too long,
paragraphs that stand on two pages, filler words.

A page or heading anchor that is listed in the inventory of addresses (.site/urls.txt, see \`urlInventory\` in the
configuration) must not vanish without a redirect or an alias.

Links and anchors inside React components and pages are known only after rendering: \`npm run build\` checks those.

Options:
  --update   add new addresses and anchors to the inventory, or make it
  --strict   fail for warnings too
  --json     print the result as JSON: {ok, pages, samples, urls: {file, exists, added, written},
             problems: [{severity, file, line, column, message, hint}]}
  --help     show this text

Exit code: 0 when nothing is wrong, 1 for errors (with --strict for warnings too), 2 for wrong options.
`;

/** Hash of the generator's own code, made when it was bundled. */
function readPipelineVersion(): string {
  const manifest = readFileSync(new URL('./manifest.json', import.meta.url), 'utf8');
  return (JSON.parse(manifest) as {version: string}).version;
}

function parse() {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {
      update: {type: 'boolean', default: false},
      strict: {type: 'boolean', default: false},
      json: {type: 'boolean', default: false},
      help: {type: 'boolean', short: 'h', default: false},
    },
  });
  if (positionals.length > 1)
    throw new Error(`One SITE_DIR is expected, but ${positionals.length} are given.`);
  return {siteDir: path.resolve(positionals[0] ?? '.'), ...values};
}

function summary({pages, samples, problems, urls}: SiteCheck, time: string): string {
  const found = problems.length === 0 ? pc.green('nothing to mend') : `${problems.length} to mend`;
  const lines = [`Checked ${pages} pages with ${samples} code samples in ${time}: ${found}.`];
  if (urls?.written) lines.push(`${urls.file}: ${urls.added.length} new.`);
  else if (urls && !urls.exists && urls.added.length > 0) {
    lines.push(`There is no inventory of addresses; \`npm run check -- --update\` writes ${urls.file}.`);
  }
  return lines.join('\n');
}

async function main(): Promise<number> {
  let options: ReturnType<typeof parse>;
  try {
    options = parse();
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${HELP}`);
    return 2;
  }
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const start = performance.now();
  const result = await checkSite({
    siteDir: options.siteDir,
    update: options.update,
    pipelineVersion: readPipelineVersion(),
    workerEntry: new URL('./worker.mjs', import.meta.url),
  });
  const ok = !result.problems.some(({severity}) => options.strict || severity === 'error');
  if (options.json) console.log(JSON.stringify({ok, ...result}, null, 2));
  else {
    printProblems(result.problems, options.siteDir);
    console.log(summary(result, formatTime(performance.now() - start)));
  }
  return ok ? 0 : 1;
}

process.exitCode = await main();
