import {OWN_NAME, OWN_VERSION} from '../files/ownPackage.ts';
import {nearest} from '../shared/text/nearest.ts';
import {exitWithError} from './exitWithError.ts';

interface Command {
  /** What it does, for the list of commands. */
  summary: string;
  /** Its module runs it. */
  run(): Promise<unknown>;
}

/** In the order in which somebody meets them. */
const COMMANDS: Readonly<Record<string, Command>> = {
  init: {summary: 'makes a new site', run: () => import('./commands/init.ts')},
  dev: {summary: 'shows the site while it is written', run: () => import('./commands/dev.ts')},
  new: {summary: 'makes a doc, a post, a page or a category', run: () => import('./commands/new.ts')},
  'docs:version': {
    summary: 'keeps the docs as they are as a version',
    run: () => import('./commands/docsVersion.ts'),
  },
  translations: {
    summary: 'writes what is to be translated into the files of each language',
    run: () => import('./commands/translations.ts'),
  },
  check: {summary: 'checks the content without building it', run: () => import('./commands/check.ts')},
  build: {summary: 'builds the site into build/', run: () => import('./commands/build.ts')},
  serve: {summary: 'serves the built site as a static host would', run: () => import('./commands/serve.ts')},
  schemas: {summary: 'writes schemas and snippets for editors', run: () => import('./commands/schemas.ts')},
};

const HELP = `Usage: ${OWN_NAME} COMMAND [options]

Makes a static site of Markdown files: docs, a blog and API references.

Commands:
${Object.entries(COMMANDS)
  .map(([name, {summary}]) => `  ${name.padEnd(12)} ${summary}`)
  .join('\n')}

Options:
  --version  print the version
  --help     print this text; after a command, what the command takes

A command works on the site in the current folder unless it is given another one.
`;

const [name = ''] = process.argv.splice(2, 1);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
if (command) await command.run();
else if (name === '--version' || name === '-v') console.log(OWN_VERSION);
else if (name === '--help' || name === '-h') process.stdout.write(HELP);
else exitWithError(name === '' ? HELP.trimEnd() : mistake(name), 2);

function mistake(text: string): string {
  const what = text.startsWith('-') ? `There is no option ${text}` : `There is no command "${text}"`;
  const near = nearest(text, [...Object.keys(COMMANDS), '--version', '--help']);
  return `${what}. ${near ? `Did you mean ${OWN_NAME} ${near}?` : `${OWN_NAME} --help lists them.`}`;
}
