import pc from 'picocolors';
import {formatTime} from '../../pipeline/createReporter.ts';
import {printProblems} from '../../problems/printProblems.ts';
import {checkSite, type SiteCheck} from '../../check/checkSite.ts';
import {readBundle} from '../readBundle.ts';
import {readCommandLine} from '../readCommandLine.ts';

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

const {values, siteDir} = readCommandLine(HELP, {
  update: {type: 'boolean', default: false},
  strict: {type: 'boolean', default: false},
  json: {type: 'boolean', default: false},
});
const start = performance.now();
const result = await checkSite({siteDir, update: values.update, ...readBundle(import.meta.url)});
const ok = !result.problems.some(({severity}) => values.strict || severity === 'error');
if (values.json) console.log(JSON.stringify({ok, ...result}, null, 2));
else {
  printProblems(result.problems, siteDir);
  console.log(summary(result, formatTime(performance.now() - start)));
}
process.exitCode = ok ? 0 : 1;

function summary({pages, samples, problems, urls}: SiteCheck, time: string): string {
  const found = problems.length === 0 ? pc.green('nothing to mend') : `${problems.length} to mend`;
  const lines = [`Checked ${pages} pages with ${samples} code samples in ${time}: ${found}.`];
  if (urls?.written) lines.push(`${urls.file}: ${urls.added.length} new.`);
  else if (urls && !urls.exists && urls.added.length > 0) {
    lines.push(`There is no inventory of addresses; \`npm run check -- --update\` writes ${urls.file}.`);
  }
  return lines.join('\n');
}
