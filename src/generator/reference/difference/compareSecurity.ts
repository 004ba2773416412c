import type {SecurityRequirement} from '../model/ApiModel.ts';
import {say, type Statement, type StatementValue} from './Statement.ts';

/**
 * Compares the security requirements of an operation. A client may use any of the older alternatives, so each of them
 * must still be sufficient.
 */
export function compareSecurity(
  before: readonly SecurityRequirement[],
  after: readonly SecurityRequirement[],
): {breaking: boolean; text: Statement}[] {
  const older: readonly SecurityRequirement[] = before.length === 0 ? [[]] : before;
  const newer: readonly SecurityRequirement[] = after.length === 0 ? [[]] : after;
  const to = describe(newer);
  const lost = older.filter((one) => !newer.some((other) => isEnough(one, other)));
  if (lost.length > 0) {
    const text =
      before.length === 0 ? say('needsSignIn', {to}) : say('needsNow', {to, from: describe(older)});
    return [{breaking: true, text}];
  }
  const gained = newer.filter((one) => !older.some((other) => isEnough(one, other) && isEnough(other, one)));
  return gained.length > 0 ? [{breaking: false, text: say('alsoWorks', {what: describe(gained)})}] : [];
}

function isEnough(has: SecurityRequirement, needed: SecurityRequirement): boolean {
  return needed.every(({name, scopes}) =>
    has.some((one) => one.name === name && scopes.every((scope) => one.scopes.includes(scope))),
  );
}

function describe(alternatives: readonly SecurityRequirement[]): StatementValue {
  const list = alternatives.map((requirement): StatementValue => {
    if (requirement.length === 0) return say('noSignIn');
    const codes = requirement.map(({name, scopes}) => ({
      code: scopes.length === 0 ? name : `${name} (${scopes.join(', ')})`,
    }));
    return {list: codes, by: 'and'};
  });
  return {list, by: 'or'};
}
