import pc from 'picocolors';
import {formatTime} from '../../pipeline/createReporter.ts';
import {printProblems} from '../../problems/printProblems.ts';
import {checkSite, type SiteCheck} from '../../check/checkSite.ts';
import {readSelection} from '../../check/rules/readSelection.ts';
import {RULE_GROUPS} from '../../check/rules/ruleGroups.ts';
import {exitWithError} from '../exitWithError.ts';
import {migrationTable} from '../migrationTable.ts';
import {enterSite} from '../enterSite.ts';
import {readBundle} from '../readBundle.ts';
import {readCacheFolder} from '../readCacheFolder.ts';
import {whenAborted} from '../../files/whenAborted.ts';
import {readCommandLine} from '../readCommandLine.ts';
import {runCommand} from '../runCommand.ts';
import {countOf} from '../../shared/text/countOf.ts';

const GROUPS = Object.entries(RULE_GROUPS).map(
  ([group, rules]) =>
    `  ${group.padEnd(10)} ${rules.join(', ').replace(/(.{60,80}), /g, '$1,\n             ')}`,
);

const HELP = `Usage: valkyr-docs check [SITE_DIR] [options]

Checks the content of the site in SITE_DIR (default: the current folder) without building it: configuration,
front matter, tags and authors, sidebars, imports, redirects, addresses that two pages share, the OpenAPI documents, and
the rules below. \`check.rules\` in the configuration sets each rule's severity and
options; the name of the rule is printed after the message.

For a site with a docusaurus.config file, a table at the end lists which Docusaurus features are supported, replaced by a
built-in feature, or dropped, and what to use instead; --only leaves it out.

Links and anchors inside React components and pages are known only after rendering, so only \`npm run build\` checks them.

Rules, by group:
${GROUPS.join('\n')}

Options:
  --only NAMES   check only these rules or groups: --only links, --only links,sample-syntax. Errors that make a page
                 unreadable are reported too. A rule that the configuration turns off reports warnings
  --cache-dir DIR
                 cache of compiled pages, as in the build (default: SITE_DIR/.cache)
  --update       add new addresses and anchors to the inventory (.site/urls.txt, see \`urlInventory\` in the
                 configuration), or create it
  --strict       fail on warnings too
  --json         print the result as JSON: {ok, pages, samples, links: [{to, links, pages}],
                 urls: {file, exists, added, written}, problems: [{severity, file, line, column, rule, message, hint}],
                 migration: [{feature, place, outcome, alternative}]}
  --help         show this text

Exit code: 0 for no problems, 1 for errors (with --strict for warnings too), 2 for wrong options.
`;

const {values, siteDir} = readCommandLine(HELP, {
  only: {type: 'string', multiple: true},
  'cache-dir': {type: 'string'},
  update: {type: 'boolean', default: false},
  strict: {type: 'boolean', default: false},
  json: {type: 'boolean', default: false},
});
const selection = values.only && readSelection(values.only);
if (selection && 'mistake' in selection) exitWithError(selection.mistake, 2);
const only = selection?.rules;
const cacheDir = readCacheFolder(values['cache-dir'], siteDir);
enterSite(siteDir);
void runCommand(siteDir, (stopped) => Promise.race([main(), whenAborted(stopped)]));

async function main(): Promise<number> {
  const start = performance.now();
  const result = await checkSite({
    siteDir,
    cacheDir,
    update: values.update,
    only,
    ...readBundle(import.meta.url),
  });
  const ok = !result.problems.some(({severity}) => values.strict || severity === 'error');
  if (values.json) console.log(JSON.stringify({ok, ...result}, null, 2));
  else {
    printProblems(result.problems, siteDir);
    console.log(summary(result, formatTime(performance.now() - start)));
    if (result.migration && !only) console.log(`\n${migrationTable(result.migration)}`);
  }
  return ok ? 0 : 1;
}

function summary({pages, samples, links, problems, urls}: SiteCheck, time: string): string {
  const found = problems.length === 0 ? pc.green('nothing to fix') : `${problems.length} to fix`;
  const lines = [
    `Checked ${countOf(pages, 'page')} with ${countOf(samples, 'code sample')} in ${time}: ${found}.`,
  ];
  for (const count of links)
    lines.push(`Links to ${count.to}: ${count.links}, on ${countOf(count.pages, 'page')}.`);
  if (urls?.written) lines.push(`${urls.file}: ${urls.added.length} new.`);
  else if (urls && !urls.exists && urls.added.length > 0) {
    lines.push(`There is no inventory of addresses; \`npm run check -- --update\` writes ${urls.file}.`);
  }
  return lines.join('\n');
}
