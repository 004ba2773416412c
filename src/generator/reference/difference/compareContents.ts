import type {MediaContent, Parameter} from '../model/ApiModel.ts';
import type {ClientSide} from '../model/clientSides.ts';
import {change, changesOn, compareParts, type OperationChange} from './compareParts.ts';
import {compareEncodings} from './compareEncodings.ts';
import {compareParameter} from './compareParameter.ts';
import {type ComparedSchemas, compareSchemas} from './compareSchemas.ts';
import {say, type Statement} from './Statement.ts';

/** Compares the headers of a response. */
export function compareHeaders(
  before: readonly Parameter[],
  after: readonly Parameter[],
  where: Statement,
  side: ClientSide,
  schemas: ComparedSchemas,
): OperationChange[] {
  return compareParts(before, after, {
    keyOf: ({name}) => name.toLowerCase(),
    placeOf: ({name}) => say('theHeader', {name, place: where}),
    compare: (earlier, later, place) => changesOn(side, compareParameter(earlier, later, place, schemas)),
  });
}

/** Compares the media types of a body, and what each contains. */
export function compareContents(
  before: readonly MediaContent[],
  after: readonly MediaContent[],
  where: Statement,
  side: ClientSide,
  schemas: ComparedSchemas,
): OperationChange[] {
  const older = new Map(before.map((content) => [content.type, content]));
  const newer = new Map(after.map((content) => [content.type, content]));
  // Media types that share a schema have the same changes, which are reported once.
  const changes = new Map<string, OperationChange>();
  const add = (one: OperationChange) => changes.set(JSON.stringify(one), one);
  for (const [type] of older) {
    if (!newer.has(type)) add(change(true, say('notAvailableAs', {place: where, type})));
  }
  for (const [type, content] of newer) {
    const earlier = older.get(type);
    if (!earlier) add(change(false, say('availableAs', {place: where, type})));
    else if (earlier.schema || content.schema) {
      const pair = {before: earlier.schema ?? {types: []}, after: content.schema ?? {types: []}, where};
      const findings = [
        ...compareEncodings(earlier, content, where, schemas.after),
        ...compareSchemas(pair, schemas),
      ];
      for (const one of changesOn(side, findings)) add(one);
    }
  }
  return [...changes.values()];
}
