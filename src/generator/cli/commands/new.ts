import path from 'node:path';
import pc from 'picocolors';
import {printProblems} from '../../problems/printProblems.ts';
import {exitWithError} from '../exitWithError.ts';
import {openTerminal, type Terminal} from '../openTerminal.ts';
import {whenAborted} from '../../files/whenAborted.ts';
import {readCommandLine} from '../readCommandLine.ts';
import {runCommand} from '../runCommand.ts';
import {expectDefined} from '../../shared/invariants/expectDefined.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {CONFIG_DIALECT} from '../../pipeline/compatibility.ts';
import {createNew} from '../../scaffold/createNew.ts';
import type {ScaffoldKind} from '../../scaffold/Scaffold.ts';

const KINDS: readonly ScaffoldKind[] = ['doc', 'post', 'page', 'category'];

const HELP = `Usage: valkyr-docs new [doc|post|page|category] [SITE_DIR] [options]

Creates a doc, a blog post, a standalone page or a category of docs in SITE_DIR (default: the current folder).
Prompts for options that are not given. Never overwrites a file.

Options:
  --title TEXT         title; of a category, its label
  --description TEXT   one sentence that summarizes the page
  --path PATH          path below docs/ or src/pages/, such as guide/rotate-a-key; for a post, its last part
                       (default: derived from the title); a page that ends with .tsx is a React component
  --tags A,B           tags of a doc or post, keys of tags.yml (default: none)
  --author A,B         authors of a post, keys of authors.yml
  --date YYYY-MM-DD    date of a post (default: today)
  --in ID              id of the docs, blog or pages to add to, on a site that has several (default: the first)
  --yes                use the defaults without prompting: a missing title is derived from the path, and a missing description is
                       the title, if the site requires one
  --help               show this text
`;

const {
  values: {yes, in: instance, ...given},
  words: [name = ''],
  siteDir,
} = readCommandLine(
  HELP,
  {
    title: {type: 'string'},
    description: {type: 'string'},
    path: {type: 'string'},
    tags: {type: 'string'},
    author: {type: 'string'},
    date: {type: 'string'},
    in: {type: 'string'},
    yes: {type: 'boolean', short: 'y', default: false},
  },
  {words: 1},
);
const named = readKind();
void runCommand(siteDir, (stopped) => Promise.race([main(), whenAborted(stopped)]));

/** The kind given on the command line; undefined if there is none and the terminal can prompt for it. */
function readKind(): ScaffoldKind | undefined {
  const kind = KINDS.find((one) => one === name);
  if (kind) return kind;
  if (name !== '') return exitWithError(unknownKind(name), 2);
  if (!yes && process.stdin.isTTY && process.stdout.isTTY) return undefined;
  return exitWithError(`Specify what to create: ${KINDS.join(', ')}.`, 2);
}

async function askKind(ask: NonNullable<Terminal['ask']>): Promise<ScaffoldKind> {
  for (;;) {
    const answer = await ask(`What to create (${KINDS.join(', ')})`, 'doc');
    const kind = KINDS.find((one) => one === answer.toLowerCase());
    if (kind) return kind;
    console.error(pc.yellow(unknownKind(answer)));
  }
}

function unknownKind(text: string): string {
  const near = nearest(text, KINDS);
  return `Unknown kind "${text}": ${near ? `did you mean "${near}"?` : `${KINDS.join(', ')}.`}`;
}

async function main(): Promise<number> {
  const terminal = openTerminal();
  try {
    const kind = named ?? (await askKind(expectDefined(terminal.ask, 'a terminal')));
    const {file, address, note, mistakes, problems} = await createNew({
      siteDir,
      dialect: CONFIG_DIALECT,
      kind,
      given,
      ...(instance !== undefined && {instance}),
      takeFallbacks: yes,
      ask: terminal.ask,
      say: (text) => console.error(pc.yellow(text)),
      today: new Date().toISOString().slice(0, 10),
    });
    printProblems(problems, siteDir);
    for (const mistake of mistakes) console.error(pc.red(mistake));
    if (mistakes.length > 0 && !terminal.ask && mistakes.some((text) => text.includes('is missing'))) {
      console.error('No terminal to prompt on: pass the missing values as options, see --help.');
    }
    if (file === undefined) return 1;
    console.log(`${pc.green('Wrote')} ${path.join(path.relative(process.cwd(), siteDir), file)}`);
    if (address !== undefined) console.log(`URL: ${address}`);
    if (note !== undefined) console.log(note);
    return 0;
  } finally {
    terminal.close();
  }
}
