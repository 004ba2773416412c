import pc from 'picocolors';
import {printProblems} from '../src/generator/problems/printProblems.ts';
import {checkContent} from '../src/generator/check/checkContent.ts';
import {readCommandLine} from '../src/generator/cli/readCommandLine.ts';

const HELP = `Usage: npm run check:content -- [SITE_DIR] [options]

Checks the docs and posts of the site in SITE_DIR (the current folder when not given): code samples that do not parse,
paragraphs, titles and descriptions that are on two pages, descriptions that are missing or too long, filler words.

Options:
  --json   print the result as JSON
  --help   show this text
`;

const {values, siteDir} = readCommandLine(HELP, {json: {type: 'boolean', default: false}});
const result = await checkContent(siteDir);
const {pages, samples, problems} = result;
if (values.json) console.log(JSON.stringify(result, null, 2));
else {
  printProblems(problems, siteDir);
  const found = problems.length === 0 ? pc.green('nothing to mend') : `${problems.length} to mend`;
  console.log(`Checked ${pages} pages with ${samples} code samples: ${found}.`);
}
process.exitCode = problems.some(({severity}) => severity === 'error') ? 1 : 0;
