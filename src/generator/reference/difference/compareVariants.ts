import type {Schema} from '../model/Schema.ts';
import {NARROWER, WIDER} from './breaks.ts';
import type {Finding} from './Change.ts';
import type {Compare} from './Compare.ts';
import {type Place, statedPlace} from './Place.ts';
import {say} from './Statement.ts';

/** Whether a schema is nothing but alternatives. */
export function isUnion({oneOf, anyOf, properties, allOf}: Schema): boolean {
  return (oneOf ?? anyOf) !== undefined && !properties && !allOf;
}

/** The alternatives of a schema, of which there is one for each type if it is no union. */
export function variantsOf(schema: Schema, followed: Schema): readonly Schema[] {
  if (isUnion(followed)) return followed.oneOf ?? followed.anyOf ?? [];
  const {nullable: _, ...variant} = schema;
  return variant.types.length > 1 ? variant.types.map((type) => ({...variant, types: [type]})) : [variant];
}

/** Compares the alternatives of `oneOf` or `anyOf`, whatever their order is. */
export function compareVariants(
  before: readonly Schema[],
  after: readonly Schema[],
  place: Place,
  compare: Compare,
): Finding[] {
  const where = statedPlace(place);
  const {pairs, removed, added} = pairUp(before, after, [
    (one, other) => nameOf(one) !== undefined && nameOf(one) === nameOf(other),
    (one, other) => !isOtherModel(one, other) && compare(one, other, place).length === 0,
    (one, other) => !isOtherModel(one, other) && one.types.join() === other.types.join(),
  ]);
  return [
    ...pairs.flatMap(([one, other]) => compare(one, other, place)),
    ...removed.map(
      (type): Finding => ({breaks: NARROWER, text: say('mayNotBe', {place: where, type: {type}})}),
    ),
    ...added.map((type): Finding => ({breaks: WIDER, text: say('mayBe', {place: where, type: {type}})})),
  ];
}

/** Finds the counterpart of each variant by the first rule that any of the others meets. */
function pairUp(
  before: readonly Schema[],
  after: readonly Schema[],
  rules: readonly ((one: Schema, other: Schema) => boolean)[],
): {pairs: [Schema, Schema][]; removed: Schema[]; added: Schema[]} {
  const pairs: [Schema, Schema][] = [];
  let removed = [...before];
  let added = [...after];
  for (const isMet of rules) {
    removed = removed.filter((one) => {
      const other = added.find((candidate) => isMet(one, candidate));
      if (!other) return true;
      pairs.push([one, other]);
      added = added.filter((candidate) => candidate !== other);
      return false;
    });
  }
  return {pairs, removed, added};
}

function nameOf({ref, title}: Schema): string | undefined {
  return ref ?? title;
}

/** Models are alternatives by their names, even if they have the same fields. */
function isOtherModel(one: Schema, other: Schema): boolean {
  return one.ref !== undefined && other.ref !== undefined && one.ref !== other.ref;
}
