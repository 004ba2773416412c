import type {ClientSide} from '../model/clientSides.ts';
import type {Finding} from './Change.ts';
import type {Statement} from './Statement.ts';
import {say} from './Statement.ts';

/** A change of an operation, and whether it breaks clients. */
export interface OperationChange {
  breaking: boolean;
  text: Statement;
}

export interface PartRules<Part> {
  keyOf(part: Part): string;
  placeOf(part: Part): Statement;
  /** Whether removing it breaks clients; by default, it does. */
  isNeeded?(part: Part): boolean;
  compare(before: Part, after: Part, place: Statement): OperationChange[];
}

/** The parts that only one version has, and the changes of those that both have. */
export function compareParts<Part>(
  before: readonly Part[],
  after: readonly Part[],
  {keyOf, placeOf, isNeeded = () => true, compare}: PartRules<Part>,
): OperationChange[] {
  const keyed = (parts: readonly Part[]) => new Map(parts.map((part) => [keyOf(part), part]));
  const [older, newer] = [keyed(before), keyed(after)];
  return [
    ...[...older]
      .filter(([key]) => !newer.has(key))
      .map(([, part]) => change(isNeeded(part), say('removed', {place: placeOf(part)}))),
    ...[...newer].flatMap(([key, part]): OperationChange[] => {
      const earlier = older.get(key);
      const place = placeOf(part);
      return earlier ? compare(earlier, part, place) : [change(false, say('added', {place}))];
    }),
  ];
}

/** The findings as changes of what is on one side. */
export function changesOn(side: ClientSide, findings: readonly Finding[]): OperationChange[] {
  return findings.map(({breaks, text}) => ({breaking: breaks[side], text}));
}

/** A change of an operation, and whether it breaks clients. */
export function change(breaking: boolean, text: Statement): OperationChange {
  return {breaking, text};
}
