import {mergeSchema, followSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {NARROWER, WIDER} from './breaks.ts';
import type {Finding} from './Change.ts';
import type {Compare} from './Compare.ts';
import {compareItems} from './compareItems.ts';
import {compareLimits} from './compareLimits.ts';
import {compareAdditional, compareProperties, compareUndeclared} from './compareProperties.ts';
import {compareRules} from './compareRules.ts';
import {compareDefault, compareNull, compareTypes, compareValues} from './compareValues.ts';
import {type Place, statedPlace} from './Place.ts';
import {say, type Statement} from './Statement.ts';

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
}

/**
 * Finds the changes of a schema, and what each of them breaks. Valid requests must stay valid, so narrowing a schema
 * breaks requests; responses must stay readable, so widening it breaks responses.
 *
 * Models that both versions refer to by the same name are not compared here: their changes are reported once, for the
 * model.
 */
export function compareSchemas({before, after, where}: SchemaPair, schemas: ComparedSchemas): Finding[] {
  const compare: Compare = (older, newer, place) => {
    if (older.ref !== undefined && older.ref === newer.ref) return compareNull(older, newer, place);
    if (older.ref === undefined && newer.ref === undefined)
      return compareInPlace(older, newer, place, schemas, compare);
    // Clients know a model's fields and not its name.
    const key = `${older.ref ?? ''} ${newer.ref ?? ''}`;
    if (place.within.includes(key)) return [];
    return compareInPlace(
      followSchema(older, schemas.before),
      followSchema(newer, schemas.after),
      {...place, within: [...place.within, key]},
      schemas,
      compare,
    );
  };
  return compare(before, after, {root: where, field: '', within: []});
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
    ...compareLimits(before, after, statedPlace(place)),
    ...compareDefault(before, after, place),
    ...compareProperties(older.properties, newer.properties, place, compare),
    ...compareProperties(older.patterns, newer.patterns, place, compare),
    ...compareUndeclared(older.undeclared, newer.undeclared, place),
    ...compareItems(before, after, place, compare),
    ...compareAdditional(older.additional, newer.additional, place, compare),
    ...compareRules(before, after, place, compare),
    ...compareVariants(older.oneOf ?? older.anyOf ?? [], newer.oneOf ?? newer.anyOf ?? [], place, compare),
  ];
}

function compareVariants(
  before: readonly Schema[],
  after: readonly Schema[],
  place: Place,
  compare: Compare,
): Finding[] {
  if (before.length === 0 && after.length === 0) return [];
  const where = statedPlace(place);
  const older = new Map(before.map((variant, index) => [variantKey(variant, index), variant]));
  const newer = new Map(after.map((variant, index) => [variantKey(variant, index), variant]));
  return [
    ...[...older].flatMap(([key, variant]): Finding[] => {
      const other = newer.get(key);
      if (other) return compare(variant, other, place);
      // Going from variants to none, or from none to variants, narrows or widens the type.
      return [{breaks: NARROWER, text: say('mayNotBe', {place: where, type: {type: variant}})}];
    }),
    ...[...newer]
      .filter(([key]) => !older.has(key))
      .map(
        ([, variant]): Finding => ({
          breaks: WIDER,
          text: say('mayBe', {place: where, type: {type: variant}}),
        }),
      ),
  ];
}

function variantKey({ref, title, types}: Schema, index: number): string {
  return ref ?? title ?? `${types.join()} ${index}`;
}
