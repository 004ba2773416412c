import {rmSync} from 'node:fs';
import path from 'node:path';
import pc from 'picocolors';
import {whenAborted} from '../../files/whenAborted.ts';
import {CONFIG_DIALECT} from '../../pipeline/compatibility.ts';
import {printProblems} from '../../problems/printProblems.ts';
import {addVersion} from '../../scaffold/version/addVersion.ts';
import {exitWithError} from '../exitWithError.ts';
import {readCommandLine} from '../readCommandLine.ts';
import {runCommand} from '../runCommand.ts';

const HELP = `Usage: valkyr-docs docs:version VERSION [SITE_DIR] [options]

Saves the current docs of the site in SITE_DIR (default: the current folder) as the version VERSION: copies their
folder to versioned_docs/version-VERSION with its translations, writes the sidebars to versioned_sidebars/, and adds the name at
the start of versions.json. The docs folder is then the next version. Paths that resolve differently in the copy are
reported. If anything fails, nothing is written; files are never overwritten.

Options:
  --instance ID  docs instance (default: the default one); its files are named ID_…
  --help         show this text
`;

const {
  values: {instance},
  words: [version],
  siteDir,
} = readCommandLine(HELP, {instance: {type: 'string'}}, {words: 1});
if (version === undefined) exitWithError('Name the version: valkyr-docs docs:version 1.0', 2);
const made: string[] = [];
void runCommand(
  siteDir,
  (stopped) => Promise.race([main(version), whenAborted(stopped)]),
  () => {
    for (const file of made.toReversed()) rmSync(file, {recursive: true, force: true});
  },
);

async function main(name: string): Promise<number> {
  const result = await addVersion({
    siteDir,
    dialect: CONFIG_DIALECT,
    version: name,
    ...(instance !== undefined && {instance}),
    made,
  });
  printProblems(result.problems, siteDir);
  if (!result.ok) {
    if (result.mistake !== undefined) console.error(pc.red(result.mistake));
    return 1;
  }
  for (const file of result.written) {
    console.log(`${pc.green('Wrote')} ${path.join(path.relative(process.cwd(), siteDir), file)}`);
  }
  return 0;
}
