import type {Position} from 'unist';
import {describeSchemeMistake, schemeMistake} from '../../shared/address/schemeMistake.ts';
import {reportProblem, type SourceInput} from '../SourceContext.ts';

/**
 * Warns of an address whose scheme is misspelled or lacks its slashes, see `schemeMistake`.
 *
 * @param name What holds it.
 */
export function reportSchemeMistake(
  address: string,
  name: 'link' | 'image',
  source: Pick<SourceInput, 'page' | 'file'>,
  place: Position | undefined,
): void {
  const mistake = schemeMistake(address);
  if (mistake === undefined) return;
  const {message, hint} = describeSchemeMistake(mistake, address, `the ${name} to \`${address}\``);
  // In plain Markdown, the element made of a link comes here again, without its place.
  if (place === undefined && source.page.problems.some((other) => other.message === message)) return;
  reportProblem(source, place, {severity: 'warning', rule: `broken-${name}`, message, hint});
}
