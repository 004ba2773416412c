import type {MergedProperty} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {BOTH, NARROWER, NEITHER, WIDER} from './breaks.ts';
import type {Breaks, Finding} from './Change.ts';
import type {Compare} from './Compare.ts';
import {inside, type Place, statedPlace} from './Place.ts';
import {say} from './Statement.ts';

/** Compares the fields of an object, those of its parents aside if both versions have the parent. */
export function compareProperties(
  before: readonly MergedProperty[],
  after: readonly MergedProperty[],
  place: Place,
  compare: Compare,
): Finding[] {
  const older = new Map(before.map((property) => [property.name, property]));
  const newer = new Map(after.map((property) => [property.name, property]));
  // Changes of a parent's fields are reported for the parent.
  const parents = (properties: readonly MergedProperty[]) => new Set(properties.map(({from}) => from));
  const [oldParents, newParents] = [parents(before), parents(after)];
  const isOfParent = (from: string | undefined) =>
    from !== undefined && oldParents.has(from) && newParents.has(from);
  return [
    ...before
      .filter(({name, from}) => !newer.has(name) && !isOfParent(from))
      .map((property): Finding => {
        const field = statedPlace(inside(place, property.name));
        return {breaks: seen(property.schema, BOTH), text: say('removed', {place: field})};
      }),
    ...after.flatMap((property): Finding[] => {
      const earlier = older.get(property.name);
      const field = inside(place, property.name);
      if (!earlier) return isOfParent(property.from) ? [] : [added(property, field)];
      if (earlier.from !== undefined && earlier.from === property.from)
        return compareRequired(earlier, property, field);
      return [
        ...compareRequired(earlier, property, field),
        ...compare(earlier.schema, property.schema, field).map((finding) => ({
          ...finding,
          breaks: seen(property.schema, seen(earlier.schema, finding.breaks)),
        })),
      ];
    }),
  ];
}

function added({required, schema}: MergedProperty, place: Place): Finding {
  const field = statedPlace(place);
  return required && !schema.readOnly
    ? {breaks: NARROWER, text: say('addedRequired', {place: field})}
    : {breaks: NEITHER, text: say('added', {place: field})};
}

function compareRequired(before: MergedProperty, after: MergedProperty, place: Place): Finding[] {
  if (before.required === after.required) return [];
  const field = statedPlace(place);
  return after.required
    ? [{breaks: seen(after.schema, NARROWER), text: say('requiredNow', {place: field})}]
    : [{breaks: seen(after.schema, WIDER), text: say('notRequired', {place: field})}];
}

/** Compares the names of fields that are required, although no field is declared under them. */
export function compareUndeclared(
  before: readonly string[],
  after: readonly string[],
  place: Place,
): Finding[] {
  const named = (name: string) => ({place: statedPlace(inside(place, name))});
  return [
    ...before
      .filter((name) => !after.includes(name))
      .map((name): Finding => ({breaks: WIDER, text: say('notRequired', named(name))})),
    ...after
      .filter((name) => !before.includes(name))
      .map((name): Finding => ({breaks: NARROWER, text: say('requiredNow', named(name))})),
  ];
}

/** A field that occurs only in requests or only in responses breaks only those. */
function seen({readOnly, writeOnly}: Schema, breaks: Breaks): Breaks {
  return {request: breaks.request && !readOnly, response: breaks.response && !writeOnly};
}

/** Compares what is allowed for fields without a name of their own. */
export function compareAdditional(
  before: Schema | boolean | undefined,
  after: Schema | boolean | undefined,
  place: Place,
  compare: Compare,
): Finding[] {
  const where = statedPlace(place);
  if (before !== false && after === false)
    return [{breaks: NARROWER, text: say('noOtherFields', {place: where})}];
  if (before === false && after !== false)
    return [{breaks: NEITHER, text: say('otherFields', {place: where})}];
  if (typeof before !== 'object' && typeof after !== 'object') return [];
  // Without a schema, any value is allowed.
  const schemaOf = (one: Schema | boolean | undefined): Schema =>
    typeof one === 'object' ? one : {types: []};
  return compare(schemaOf(before), schemaOf(after), inside(place, '*'));
}
