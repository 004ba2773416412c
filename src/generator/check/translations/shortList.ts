import {countOf} from '../../shared/text/countOf.ts';

const SHOWN = 5;

/** The number of names and the first few: ``2 messages (`a`, `b`)``. */
export function shortList(names: readonly string[], what: string): string {
  return `${countOf(names.length, what)} (${firstOf(names)})`;
}

/** The first few names: `` `a`, `b` and 7 more``. */
export function firstOf(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).map((name) => `\`${name}\``);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
