import * as z from 'zod';
import {OWN_NAME, OWN_VERSION} from '../files/packages/ownPackage.ts';
import {nearest} from '../shared/text/nearest.ts';
import {exitWithError} from './exitWithError.ts';

interface Command {
  /** Description for the list of commands. */
  summary: string;
  /** Runs the command by importing its module. */
  run(): Promise<unknown>;
}

/** In the order in which users usually need them. */
const COMMANDS: Readonly<Record<string, Command>> = {
  init: {summary: 'creates a new site', run: () => import('./commands/init.ts')},
  dev: {summary: 'starts the dev server', run: () => import('./commands/dev.ts')},
  new: {summary: 'creates a doc, a post, a page or a category', run: () => import('./commands/new.ts')},
  'docs:version': {
    summary: 'saves the current docs as a version',
    run: () => import('./commands/docsVersion.ts'),
  },
  translations: {
    summary: 'writes the texts to translate into the files of each language',
    run: () => import('./commands/translations.ts'),
  },
  check: {summary: 'checks the content without building it', run: () => import('./commands/check.ts')},
  build: {summary: 'builds the site into build/', run: () => import('./commands/build.ts')},
  book: {
    summary: 'writes a section of the docs as EPUB and as a page to print',
    run: () => import('./commands/book.ts'),
  },
  serve: {summary: 'previews the built site', run: () => import('./commands/serve.ts')},
  'reference:diff': {
    summary: 'compares two versions of an OpenAPI document',
    run: () => import('./commands/referenceDiff.ts'),
  },
  schemas: {summary: 'writes schemas and snippets for editors', run: () => import('./commands/schemas.ts')},
};

const HELP = `Usage: ${OWN_NAME} COMMAND [options]

Static site generator for docs, blogs and API references in Markdown.

Commands:
${Object.entries(COMMANDS)
  .map(([name, {summary}]) => `  ${name.padEnd(14)} ${summary}`)
  .join('\n')}

Options:
  --version  print the version
  --help     print this text; after a command, its options

Commands work on the site in the current folder unless another is given.
`;

// A command checks few objects with each schema: compiling a function for it takes longer than it saves.
z.config({jitless: true});

const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) void command.run();
else if (name === '--version' || name === '-v') console.log(OWN_VERSION);
else if (name === '--help' || name === '-h') process.stdout.write(HELP);
else exitWithError(name === '' ? HELP.trimEnd() : mistake(name), 2);

function mistake(text: string): string {
  const what = text.startsWith('-') ? `Unknown option ${text}` : `Unknown command "${text}"`;
  const near = nearest(text, [...Object.keys(COMMANDS), '--version', '--help']);
  return `${what}. ${near ? `Did you mean ${OWN_NAME} ${near}?` : `${OWN_NAME} --help lists them.`}`;
}
