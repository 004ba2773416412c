import {addressMistake} from '../shared/address/addressMistake.ts';
import type {Position} from '../shared/problems/Position.ts';
import type {Problem} from '../shared/problems/Problem.ts';

/** Something with its own page at an address derived from its name, such as a tag. */
interface Named {
  /** What it is, in words: `tag`, `author`. */
  noun: string;
  name: string;
  /** Path below the route of its kind. */
  path: string;
  /** The option that sets the path where the name is declared, for example `permalink`. */
  option?: string;
  /**
   * Where the path, or else the name, is written. Locating it takes longer than everything else, and most names don't
   * need it.
   */
  place(): {file?: string} & Partial<Position>;
}

/** Reports problems with the address of a page that is derived from a name: none for most names. */
export function namedAddressProblems({noun, name, path, option, place}: Named): Problem[] {
  const mistake = addressMistake(path);
  if (mistake === undefined) return [];
  const short = name.length <= 40 ? name : `${name.slice(0, 40)}…`;
  const message = `The address of the ${noun} \`${short}\` ${mistake}.`;
  const hint = `Give the ${noun} another name${option === undefined ? '' : `, or another \`${option}\``}.`;
  return [{severity: 'error', ...place(), message, hint}];
}
