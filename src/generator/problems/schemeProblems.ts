import type {KeyPath, Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {describeSchemeMistake, schemeMistake} from '../shared/address/schemeMistake.ts';
import {isPlainObject} from '../shared/invariants/isPlainObject.ts';
import {formatKeyPath} from './schemaProblems.ts';

/** A text that is an address and nothing else: `Tell: me` and `Mail:in` are texts. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:\/|https?:|[a-z]+:[^\s@]+@|tel\w?:\+?\d)\S+$/i;

/**
 * Warns of addresses with a mistake in their scheme, see `schemeMistake`, wherever they are in a configuration or in
 * data: the keys of addresses are up to themes, plugins and components of the site, too.
 */
export function schemeProblems(
  written: unknown,
  file: string,
  locate: (path: KeyPath, where: 'key' | 'value') => Position | undefined,
): Problem[] {
  return textsIn(written, []).flatMap(([path, text]): Problem[] => {
    const mistake = ADDRESS.test(text) ? schemeMistake(text) : undefined;
    if (mistake === undefined) return [];
    const reason = describeSchemeMistake(mistake, text, `\`${formatKeyPath(path)}\``);
    return [{severity: 'warning', file, ...locate(path, 'value'), ...reason}];
  });
}

/**
 * The texts in plain data, each with its path. Instances of classes are left out, and what a value contains itself is
 * not entered again.
 */
function textsIn(value: unknown, path: KeyPath, outer: readonly unknown[] = []): [KeyPath, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (outer.includes(value)) return [];
  const parts: [PropertyKey, unknown][] = Array.isArray(value)
    ? [...value.entries()]
    : isPlainObject(value)
      ? Object.entries(value)
      : [];
  return parts.flatMap(([key, part]) => textsIn(part, [...path, key], [...outer, value]));
}
