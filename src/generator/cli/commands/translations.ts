import path from 'node:path';
import pc from 'picocolors';
import {countOf} from '../../shared/text/countOf.ts';
import {whenAborted} from '../../files/whenAborted.ts';
import {CONFIG_DIALECT} from '../../pipeline/compatibility.ts';
import {printProblems} from '../../problems/printProblems.ts';
import {addTranslations} from '../../scaffold/translations/addTranslations.ts';
import {enterSite} from '../enterSite.ts';
import {readCommandLine} from '../readCommandLine.ts';
import {runCommand} from '../runCommand.ts';

const HELP = `Usage: valkyr-docs translations [SITE_DIR] [options]

Adds the untranslated messages of the site in SITE_DIR (default: the current folder) to the translation files below
i18n/, with the text of the default language: labels of navbar, footer, sidebars and versions, titles of blogs, and texts of
<Translate> and translate() in the site's own components. The theme's messages are added for languages that it does not include.
Existing translations are kept; a file with new messages is sorted by message id.

Options:
  --locale LANG  write the files of one language (default: all but the default one)
  --help         show this text
`;

const {
  values: {locale},
  siteDir,
} = readCommandLine(HELP, {locale: {type: 'string'}});
const shownDir = path.relative(process.cwd(), siteDir);
enterSite(siteDir);
void runCommand(siteDir, (stopped) => Promise.race([main(), whenAborted(stopped)]));

async function main(): Promise<number> {
  const {ok, mistake, files, problems} = await addTranslations({siteDir, dialect: CONFIG_DIALECT, locale});
  printProblems(problems, siteDir);
  if (mistake !== undefined) console.error(pc.red(mistake));
  for (const {file, added, messages} of files) {
    if (added > 0)
      console.log(`${pc.green('Wrote')} ${path.join(shownDir, file)}: ${added} new of ${messages} messages`);
  }
  const added = files.reduce((sum, file) => sum + file.added, 0);
  if (ok && added === 0) console.log('The translation files are complete.');
  if (added > 0) console.log(`${countOf(added, 'message')} to translate.`);
  return ok ? 0 : 1;
}
