import path from 'node:path';
import {type ParseArgsConfig, parseArgs} from 'node:util';
import {nearest} from '../shared/text/nearest.ts';
import {exitWithError} from './exitWithError.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<
  typeof parseArgs<{options: Given; allowPositionals: true; allowNegative: true}>
>['values'];

/**
 * Parses the arguments of a command. `--help` prints the help and ends the command; an unknown option, too many arguments
 * or an empty site folder end it with exit code 2.
 *
 * @param words Number of words before the site folder.
 */
export function readCommandLine<const Given extends Options>(
  help: string,
  options: Given,
  {words = 0}: {words?: number} = {},
): {values: Values<Given>; words: string[]; siteDir: string} {
  const {values, positionals} = parse({
    options: {...options, help: {type: 'boolean', short: 'h'}},
    allowPositionals: true,
    allowNegative: true,
  });
  if ('help' in values && values.help) {
    process.stdout.write(help);
    process.exit(0);
  }
  const folders = positionals.slice(words);
  if (folders.length > 1)
    exitWithError(`One site folder is expected, not ${folders.length}: ${folders.join(', ')}.`, 2);
  // A variable of a script that is not set must not mean the current folder.
  if (folders[0] === '')
    exitWithError(
      'The site folder is an empty string. Name a folder, or leave it out for the current one.',
      2,
    );
  return {
    values: values as Values<Given>,
    words: positionals.slice(0, words),
    siteDir: path.resolve(folders[0] ?? '.'),
  };
}

function parse(config: ParseArgsConfig) {
  try {
    return parseArgs(config);
  } catch (error) {
    // Node appends several sentences of advice to the one that names the option.
    const [sentence = ''] = error instanceof Error ? error.message.split('. ') : [];
    const unknown = /^Unknown option '--([^']+)'/.exec(sentence)?.[1];
    const near = unknown && nearest(unknown, Object.keys(config.options ?? {}));
    return exitWithError(
      `${sentence.replace(/\.$/, '')}. ${near ? `Did you mean --${near}?` : 'See --help.'}`,
      2,
    );
  }
}

/** The absolute path of a folder given as an option; undefined without the option. */
export function readFolder(value: string | undefined): string | undefined {
  return value === undefined ? undefined : path.resolve(value);
}
