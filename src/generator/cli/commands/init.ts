import {capitalize} from '../../shared/text/letterCase.ts';
import {existsSync} from 'node:fs';
import path from 'node:path';
import pc from 'picocolors';
import {askYesOrNo, collectSiteAnswers} from '../../scaffold/init/collectSiteAnswers.ts';
import {addScripts, type InitResult, initSite, readInitFolder} from '../../scaffold/init/initSite.ts';
import {exitWithError} from '../exitWithError.ts';
import {openTerminal, type Terminal} from '../openTerminal.ts';
import {isFolder} from '../../files/folders/isFolder.ts';
import {whenAborted} from '../../files/whenAborted.ts';
import {runCommand} from '../runCommand.ts';
import {readCommandLine} from '../readCommandLine.ts';
import {readGenerator} from '../readGenerator.ts';

const HELP = `Usage: valkyr-docs init [SITE_DIR] [options]

Creates a new site in SITE_DIR (default: the current folder): a configuration, two starter pages and the
scripts. In a folder with a Docusaurus site, it keeps the configuration, which works unchanged, and only adds the scripts.
Prompts for options that are not given. Never overwrites a file.

Options:
  --title TEXT        name of the site (default: derived from the folder's name)
  --blog              include a blog (default: docs only)
  --no-typescript     write the configuration in JavaScript (default: TypeScript)
  --yes               use the defaults without prompting
  --help              show this text
`;

const {
  values: {yes, ...given},
  siteDir,
} = readCommandLine(HELP, {
  title: {type: 'string'},
  blog: {type: 'boolean'},
  typescript: {type: 'boolean'},
  yes: {type: 'boolean', short: 'y', default: false},
});
void runCommand(siteDir, (stopped) => Promise.race([main(), whenAborted(stopped)]));

async function main(): Promise<number> {
  const terminal = openTerminal();
  try {
    const result = await makeSite(yes ? undefined : terminal.ask);
    if (result === undefined) return 1;
    if (!result.ok) exitWithError(`${result.reason}\n${result.hint}`, 1);
    report(result);
    return 0;
  } finally {
    terminal.close();
  }
}

async function makeSite(ask: Terminal['ask']): Promise<InitResult | undefined> {
  const generator = readGenerator(siteDir);
  const request = {siteDir, generator, today: new Date().toISOString().slice(0, 10)};
  if (existsSync(siteDir) && !isFolder(siteDir)) {
    return {
      ok: false,
      reason: `${siteDir} is a file. Nothing was written.`,
      hint: 'Name an empty or new folder, for example `valkyr-docs init website`.',
    };
  }
  const folder = readInitFolder(siteDir);
  if (folder.type === 'free') {
    const fallbacks = {title: titleOf(siteDir), blog: false, typescript: true};
    return initSite(request, await collectSiteAnswers({given, fallbacks, ...(ask && {ask})}));
  }
  if (!folder.isDocusaurus) {
    return {
      ok: false,
      reason: `This folder already contains a site: \`${folder.configFile}\`. Nothing was written.`,
      hint: 'Run `valkyr-docs dev` to see it.',
    };
  }
  const keep = !ask || (await askYesOrNo(ask, `Keep ${folder.configFile} and add the scripts`, true));
  return keep ? addScripts(request) : undefined;
}

function report({written, changed, scripts}: Extract<InitResult, {ok: true}>): void {
  for (const file of written) console.log(`${pc.green('Wrote')}    ${file}`);
  for (const file of changed) console.log(`${pc.green('Extended')} ${file}`);
  const below = path.relative(process.cwd(), siteDir);
  const folder = below.startsWith('..') ? siteDir : below;
  const dev = scripts.includes('docs:dev') ? 'docs:dev' : 'dev';
  const quoted = /[^\w@%+=:,./\\-]/.test(folder) ? `"${folder}"` : folder;
  const steps = [...(folder ? [`cd ${quoted}`] : []), 'npm install', `npm run ${dev}`];
  console.log(`\nNext:\n${steps.map((step) => `  ${step}`).join('\n')}`);
}

/** "my-docs" becomes "My docs". */
function titleOf(folder: string): string {
  const words = path
    .basename(folder)
    .replaceAll(/[-_.]+/g, ' ')
    .trim();
  return words === '' ? 'Docs' : capitalize(words);
}
