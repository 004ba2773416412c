import {mergeSchema, followSchema, type Schemas} from '../model/mergeSchema.ts';
import type {ApiModel} from '../model/ApiModel.ts';
import type {Schema} from '../model/Schema.ts';
import type {Finding} from './Change.ts';
import type {Compare} from './Compare.ts';
import {compareDiscriminators} from './compareDiscriminators.ts';
import {compareItems} from './compareItems.ts';
import {compareLimits} from './compareLimits.ts';
import {compareAdditional, compareProperties, compareUndeclared} from './compareProperties.ts';
import {compareRules} from './compareRules.ts';
import {compareVariants, isUnion, variantsOf} from './compareVariants.ts';
import {compareDefault, compareNull, compareTypes, compareValues} from './compareValues.ts';
import type {LongIntegers} from '../source/exactNumbers.ts';
import type {Place} from './Place.ts';
import type {Statement} from './Statement.ts';

/** Both versions of a schema, and the place named in messages. */
export interface SchemaPair {
  before: Schema;
  after: Schema;
  /** `the query parameter \`limit\``; names of fields are added to it. */
  where: Statement;
}

export interface ComparedSchemas {
  before: Schemas;
  after: Schemas;
  /** Those of both versions. */
  longIntegers: LongIntegers;
}

/** What the schemas of two versions of an API are compared with. */
export function comparedSchemas(before: ApiModel, after: ApiModel): ComparedSchemas {
  const longIntegers = {...before.longIntegers, ...after.longIntegers};
  return {before: before.schemas, after: after.schemas, longIntegers};
}

/**
 * Finds the changes of a schema, and what each of them breaks. Valid requests must stay valid, so narrowing a schema
 * breaks requests; responses must stay readable, so widening it breaks responses.
 *
 * Models that both versions refer to by the same name are not compared here: their changes are reported once, for the
 * model.
 */
export function compareSchemas({before, after, where}: SchemaPair, schemas: ComparedSchemas): Finding[] {
  // Models that contain each other have too many paths between them to compare what they lead to again and again.
  const equal = new Set<string>();
  const compare: Compare = (older, newer, place) => {
    if (older.ref !== undefined && older.ref === newer.ref) return compareNull(older, newer, place);
    if (older.ref === undefined && newer.ref === undefined) return compareFollowed(older, newer, place);
    // Clients know a model's fields and not its name.
    const key = `${older.ref ?? ''} ${newer.ref ?? ''}`;
    const pair = JSON.stringify([older, newer]);
    if (place.within.includes(key) || equal.has(pair)) return [];
    const findings = compareFollowed(older, newer, {...place, within: [...place.within, key]});
    if (findings.length === 0) equal.add(pair);
    return findings;
  };
  const compareFollowed: Compare = (older, newer, place) => {
    const followed = [followSchema(older, schemas.before), followSchema(newer, schemas.after)] as const;
    if (isUnion(followed[0]) === isUnion(followed[1]))
      return compareInPlace(...followed, place, schemas, compare);
    return [
      ...compareNull(...followed, place),
      ...compareVariants(variantsOf(older, followed[0]), variantsOf(newer, followed[1]), place, compare),
    ];
  };
  return compare(before, after, {root: where, field: '', within: [], longIntegers: schemas.longIntegers});
}

function compareInPlace(
  before: Schema,
  after: Schema,
  place: Place,
  schemas: ComparedSchemas,
  compare: Compare,
): Finding[] {
  const older = mergeSchema(before, schemas.before);
  const newer = mergeSchema(after, schemas.after);
  const ofTypes = compareTypes(before, after, place);
  // If the type is a different one, there is nothing else to compare.
  if (ofTypes.some(({breaks}) => breaks.request && breaks.response)) return ofTypes;
  return [
    ...ofTypes,
    ...compareNull(before, after, place),
    ...compareValues(before, after, place),
    ...compareLimits(before, after, place),
    ...compareDefault(before, after, place),
    ...compareProperties(older.properties, newer.properties, place, compare),
    ...compareProperties(older.patterns, newer.patterns, place, compare),
    ...compareUndeclared(older.undeclared, newer.undeclared, place),
    ...compareItems(before, after, place, compare),
    ...compareAdditional(older.additional, newer.additional, place, compare),
    ...compareRules(before, after, place, compare),
    ...compareVariants(older.oneOf ?? older.anyOf ?? [], newer.oneOf ?? newer.anyOf ?? [], place, compare),
    ...compareDiscriminators(before, after, place),
  ];
}
