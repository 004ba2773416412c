import {isPlainObject} from '../../shared/invariants/isPlainObject.ts';
import type {KeyPath} from '../../shared/problems/Position.ts';
import {
  BUILT_IN_VALUES,
  DEFAULT_PATTERNS,
  OPTIONS_IN_MAPS,
  OPTIONS_WITHOUT_FUNCTION,
} from './docusaurusOptions.ts';

/** What to remove from a configuration. */
export interface Removal {
  ignored: ReadonlySet<string>;
  unsupported: ReadonlySet<string>;
}

export interface Removed {
  value: unknown;
  /** The unsupported options that are set, in the order in which they are written. */
  unsupported: Found[];
}

export interface Found {
  path: KeyPath;
  /** The option as written in the tables. */
  option: string;
}

/**
 * Removes the options without effect from a configuration. An unsupported option whose value turns nothing on (`false`,
 * `null`, an empty list or object) is not reported.
 *
 * @param path Where the value was written.
 * @param option The value's option as written in the tables; empty for the configuration itself.
 */
export function removeOptions(value: unknown, removal: Removal, path: KeyPath = [], option = ''): Removed {
  const unsupported: Found[] = [];
  const inner = (child: unknown, key: string | number, name: string): unknown => {
    const removed = removeOptions(child, removal, [...path, key], name);
    unsupported.push(...removed.unsupported);
    return removed.value;
  };
  if (Array.isArray(value)) {
    return {value: value.map((item, index) => inner(item, index, `${option}[]`)), unsupported};
  }
  if (!isPlainObject(value)) return {value, unsupported};
  const kept = Object.entries(value).flatMap(([key, child]): [string, unknown][] => {
    const name = option === '' ? key : `${option}.${key}`;
    const lists = (names: ReadonlySet<string>) =>
      names.has(name) || (names.has(`${option}.*`) && !OPTIONS_IN_MAPS.includes(name));
    if (lists(removal.ignored)) return [];
    const isFunction = typeof child === 'function' && OPTIONS_WITHOUT_FUNCTION.includes(name);
    if (isFunction || lists(removal.unsupported)) {
      unsupported.push(...requested(child, [...path, key], name));
      return [];
    }
    return [[key, inner(child, key, name)]];
  });
  return {value: Object.fromEntries(kept), unsupported};
}

/** The part of an unsupported option that is set: the option itself, or the items of its list that are not built in. */
function requested(value: unknown, path: KeyPath, option: string): Found[] {
  const builtIn = BUILT_IN_VALUES[option];
  if (builtIn && Array.isArray(value)) {
    return value.flatMap((item, index) =>
      builtIn.includes(item) || requestsNothing(item) ? [] : [{path: [...path, index], option}],
    );
  }
  const isDefault = value instanceof RegExp && DEFAULT_PATTERNS[option]?.includes(String(value));
  return requestsNothing(value) || isDefault || builtIn?.includes(value) ? [] : [{path, option}];
}

function requestsNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === false) return true;
  // Not an object without keys of its own, such as a regular expression.
  return (Array.isArray(value) || isPlainObject(value)) && Object.keys(value).length === 0;
}
