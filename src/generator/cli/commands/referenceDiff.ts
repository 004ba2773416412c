import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {makeFolder} from '../../files/folders/makeFolder.ts';
import {whenAborted} from '../../files/whenAborted.ts';
import {printProblems} from '../../problems/printProblems.ts';
import {changesMarkdown} from '../../reference/difference/changesMarkdown.ts';
import {phraseText} from '../../reference/difference/Phrase.ts';
import {readDifference} from '../../reference/difference/readDifference.ts';
import {sentenceOf} from '../../reference/difference/Statement.ts';
import {referenceWords} from '../../reference/ReferenceWords.ts';
import {messagesOf} from '../../shared/messages/messagesOf.ts';
import {changesText} from '../changesText.ts';
import {exitWithError} from '../exitWithError.ts';
import {readCommandLine} from '../readCommandLine.ts';
import {runCommand} from '../runCommand.ts';

const HELP = `Usage: valkyr-docs reference:diff OLD NEW [options]

Compares two versions of an OpenAPI document (3.0, 3.1 or 3.2, YAML or JSON) and prints what changed, operation by
operation and model by model, breaking changes first. A change is breaking if a client that works with OLD may fail with
NEW: an operation, parameter, field or response removed, a parameter or field of requests made required, a type changed,
a value of a request removed, a value of a response added. Descriptions and examples are not compared.

Options:
  --fail-on-breaking  exit with code 1 if a change is breaking
  --markdown FILE     write the report as Markdown too
  --json              print the result as JSON: {title, before, after, changes: [{breaking, subject, text}]}
  --help              show this text

Exit code: 0 if both documents were compared, 1 for a document with errors, 2 for wrong options.
`;

const {values, words} = readCommandLine(
  HELP,
  {
    'fail-on-breaking': {type: 'boolean', default: false},
    markdown: {type: 'string'},
    json: {type: 'boolean', default: false},
  },
  {words: 2},
);
const [before, after] = words;
if (before === undefined || after === undefined)
  exitWithError('Pass two documents: valkyr-docs reference:diff OLD NEW.', 2);
const folder = process.cwd();
void runCommand(folder, (stopped) =>
  Promise.race([main(path.resolve(before), path.resolve(after)), whenAborted(stopped)]),
);

async function main(older: string, newer: string): Promise<number> {
  const {difference, problems} = await readDifference(older, newer, folder);
  for (const one of problems) printProblems(one.problems, one.folder);
  if (!difference) return 1;
  const language = 'en';
  const english = referenceWords(messagesOf(language), language);
  if (values.markdown !== undefined) {
    const file = path.resolve(values.markdown);
    await makeFolder(path.dirname(file));
    await writeFile(file, changesMarkdown(difference, english));
  }
  if (values.json) {
    const changes = difference.changes.map(({text, ...change}) => ({
      ...change,
      text: phraseText(sentenceOf(text, english)),
    }));
    console.log(JSON.stringify({...difference, changes}, null, 2));
  } else console.log(changesText(difference, english));
  return values['fail-on-breaking'] && difference.changes.some(({breaking}) => breaking) ? 1 : 0;
}
