import type {SecurityRequirement} from '../model/ApiModel.ts';
import {type Phrase, say} from './Phrase.ts';

/**
 * Compares what an operation needs to be called. A client has what one of the older alternatives names, so each of them must
 * still be enough.
 */
export function compareSecurity(
  before: readonly SecurityRequirement[],
  after: readonly SecurityRequirement[],
): {breaking: boolean; text: Phrase}[] {
  const older: readonly SecurityRequirement[] = before.length === 0 ? [[]] : before;
  const newer: readonly SecurityRequirement[] = after.length === 0 ? [[]] : after;
  const [names, oldNames] = [describe(newer), describe(older)];
  const lost = older.filter((one) => !newer.some((other) => isEnough(one, other)));
  if (lost.length > 0) {
    const text =
      before.length === 0
        ? say`It needs ${names} now; before, it needed no sign-in.`
        : say`It needs ${names} now; before, ${oldNames} was enough.`;
    return [{breaking: true, text}];
  }
  const gained = newer.filter((one) => !older.some((other) => isEnough(one, other) && isEnough(other, one)));
  return gained.length > 0 ? [{breaking: false, text: say`It also works with ${describe(gained)} now.`}] : [];
}

function isEnough(has: SecurityRequirement, needed: SecurityRequirement): boolean {
  return needed.every(({name, scopes}) =>
    has.some((one) => one.name === name && scopes.every((scope) => one.scopes.includes(scope))),
  );
}

function describe(alternatives: readonly SecurityRequirement[]): Phrase {
  return alternatives.flatMap((requirement, index): Phrase => {
    const words = requirement.flatMap(({name, scopes}, place): Phrase => {
      const code = scopes.length === 0 ? name : `${name} (${scopes.join(', ')})`;
      return place === 0 ? [{code}] : [' and ', {code}];
    });
    const own = words.length === 0 ? ['no sign-in'] : words;
    return index === 0 ? own : [' or ', ...own];
  });
}
