import {VFileMessage} from 'vfile-message';
import {asError} from '../../shared/invariants/asError.ts';
import type {Position} from '../../shared/problems/Position.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {withPeriod} from '../../shared/text/withPeriod.ts';

/** An error thrown by one of the site's plugins, and which plugin it was. */
export class PluginFault extends Error {
  readonly plugin: string;

  constructor(plugin: string, cause: unknown) {
    super(`The plugin ${plugin} failed.`, {cause});
    this.plugin = plugin;
  }
}

/**
 * Describes what a plugin threw.
 *
 * @param file The Markdown file, relative to the site folder.
 */
export function pluginProblem({plugin, cause}: PluginFault, file: string): Problem {
  return {
    severity: 'error',
    file,
    ...placeOf(cause),
    message: `The plugin \`${plugin}\` failed: ${withPeriod(reasonOf(cause))}`,
    hint: 'Correct what it is given here, or the plugin.',
  };
}

/** The messages that plugins left with a file, as remark and rehype plugins do for faults that don't stop them. */
export function messageProblem(message: VFileMessage, file: string): Problem {
  const {source: plugin = ''} = message;
  return {
    severity: 'warning',
    file,
    ...placeOf(message),
    message: `${plugin === '' ? 'A plugin' : `The plugin \`${plugin}\``} says: ${withPeriod(reasonOf(message))}`,
  };
}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof VFileMessage || isMessage(thrown)) {
    const inner = thrown.cause instanceof Error ? thrown.cause.message : '';
    const reason =
      inner === '' || thrown.reason.includes(inner) ? thrown.reason : `${thrown.reason}: ${inner}`;
    // KaTeX underlines what it quotes, letter by letter.
    return reason.replaceAll('\u0332', '');
  }
  return asError(thrown).message;
}

/** A message of another copy of the package, which a site may have. */
function isMessage(thrown: unknown): thrown is VFileMessage {
  return thrown instanceof Error && 'reason' in thrown && typeof thrown.reason === 'string';
}

/** Where in the text it happened: messages of vfile have a line, other errors perhaps a point or a node's position. */
function placeOf(thrown: unknown): Position | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined;
  if ('line' in thrown && typeof thrown.line === 'number') {
    const column = 'column' in thrown && typeof thrown.column === 'number' ? thrown.column : 1;
    return {line: thrown.line, column};
  }
  const place: unknown =
    'position' in thrown ? thrown.position : 'place' in thrown ? thrown.place : undefined;
  const start = typeof place === 'object' && place !== null && 'start' in place ? place.start : undefined;
  return placeOf(start ?? place);
}
