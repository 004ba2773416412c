import path from 'node:path';
import {parseArgs} from 'node:util';
import pc from 'picocolors';
import {printProblems} from '../src/build/report/printProblems.ts';
import {checkContent} from '../src/check/checkContent.ts';

const HELP = `Usage: npm run check:content -- [SITE_DIR] [options]

Checks the docs and posts of the site in SITE_DIR (the current folder when not given): code samples that do not parse,
paragraphs, titles and descriptions that are on two pages, descriptions that are missing or too long, filler words.

Options:
  --json   print the result as JSON
  --help   show this text
`;

function parse(): {siteDir: string; json: boolean; help: boolean} {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {json: {type: 'boolean', default: false}, help: {type: 'boolean', short: 'h', default: false}},
  });
  if (positionals.length > 1)
    throw new Error(`One SITE_DIR is expected, but ${positionals.length} are given.`);
  return {siteDir: path.resolve(positionals[0] ?? '.'), ...values};
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
  const result = await checkContent(options.siteDir);
  const {pages, samples, problems} = result;
  if (options.json) console.log(JSON.stringify(result, null, 2));
  else {
    printProblems(problems, options.siteDir);
    const found = problems.length === 0 ? pc.green('nothing to mend') : `${problems.length} to mend`;
    console.log(`Checked ${pages} pages with ${samples} code samples: ${found}.`);
  }
  return problems.some(({severity}) => severity === 'error') ? 1 : 0;
}

process.exitCode = await main();
