import {type MergedProperty, mergeSchema, followSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {valueText} from '../types/describeLimits.ts';
import type {Breaks, Finding} from './Change.ts';
import {compareLimits} from './compareLimits.ts';
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

const NEITHER: Breaks = {request: false, response: false};
const REQUEST: Breaks = {request: true, response: false};
const RESPONSE: Breaks = {request: false, response: true};
const BOTH: Breaks = {request: true, response: true};

/** Place of a schema within the compared one. */
interface Place {
  /** What contains the schema: the model, a parameter, a body. */
  root: Statement;
  /** Path of fields from the root: `address.lines[]`; empty at the root itself. */
  field: string;
  /** Pairs of models that are currently being compared, to stop at cycles. */
  within: readonly string[];
}

/**
 * Finds the changes of a schema, and what each of them breaks. Valid requests must stay valid, so narrowing a schema
 * breaks requests; responses must stay readable, so widening it breaks responses.
 *
 * Models that both versions refer to by the same name are not compared here: their changes are reported once, for the
 * model.
 */
export function compareSchemas({before, after, where}: SchemaPair, schemas: ComparedSchemas): Finding[] {
  return compare(before, after, {root: where, field: '', within: []}, schemas);
}

function compare(before: Schema, after: Schema, place: Place, schemas: ComparedSchemas): Finding[] {
  if (before.ref !== undefined && before.ref === after.ref) return compareNull(before, after, place);
  if (before.ref === undefined && after.ref === undefined)
    return compareInPlace(before, after, place, schemas);
  // Clients know a model's fields and not its name.
  const key = `${before.ref ?? ''} ${after.ref ?? ''}`;
  if (place.within.includes(key)) return [];
  return compareInPlace(
    followSchema(before, schemas.before),
    followSchema(after, schemas.after),
    {
      ...place,
      within: [...place.within, key],
    },
    schemas,
  );
}

function compareInPlace(before: Schema, after: Schema, place: Place, schemas: ComparedSchemas): Finding[] {
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
    ...compareProperties(older.properties, newer.properties, place, schemas),
    ...compareItems(before, after, place, schemas),
    ...compareAdditional(older.additional, newer.additional, place, schemas),
    ...compareVariants(older.oneOf ?? older.anyOf ?? [], newer.oneOf ?? newer.anyOf ?? [], place, schemas),
  ];
}

function compareTypes(before: Schema, after: Schema, place: Place): Finding[] {
  const from = before.types;
  const to = after.types;
  const lost = from.filter((type) => !accepts(to, type));
  const gained = to.filter((type) => !accepts(from, type));
  const isNarrower = from.length === 0 ? to.length > 0 : to.length > 0 && lost.length > 0;
  const isWider = to.length === 0 ? from.length > 0 : from.length > 0 && gained.length > 0;
  if (!isNarrower && !isWider) return [];
  return [
    {
      breaks: {request: isNarrower, response: isWider},
      text: say('typeChanged', {
        place: statedPlace(place),
        from: {type: {...before, nullable: undefined}},
        to: {type: {...after, nullable: undefined}},
      }),
    },
  ];
}

/** Whether one of the types includes another: each integer is a number. */
function accepts(types: readonly string[], type: string): boolean {
  return types.length === 0 || types.includes(type) || (type === 'integer' && types.includes('number'));
}

function compareNull(before: Schema, after: Schema, place: Place): Finding[] {
  if (before.nullable === after.nullable) return [];
  return after.nullable
    ? [{breaks: RESPONSE, text: say('mayBe', {place: statedPlace(place), type: 'null'})}]
    : [{breaks: REQUEST, text: say('mayNotBe', {place: statedPlace(place), type: 'null'})}];
}

function compareValues(before: Schema, after: Schema, place: Place): Finding[] {
  const from = before.constant ? [before.constant.value] : before.enum;
  const to = after.constant ? [after.constant.value] : after.enum;
  if (!from && !to) return [];
  const where = statedPlace(place);
  if (!from) {
    const list = (to ?? []).map((value) => ({code: valueText(value)}));
    return [{breaks: REQUEST, text: say('takesOnly', {place: where, values: {list, by: 'comma'}})}];
  }
  if (!to)
    return [
      {
        breaks: RESPONSE,
        text: say('takesAny', {place: where}),
      },
    ];
  const known = new Set(from.map((value) => JSON.stringify(value)));
  const kept = new Set(to.map((value) => JSON.stringify(value)));
  return [
    ...from
      .filter((value) => !kept.has(JSON.stringify(value)))
      .map(
        (value): Finding => ({
          breaks: REQUEST,
          text: say('valueRemoved', {place: where, value: valueText(value)}),
        }),
      ),
    ...to
      .filter((value) => !known.has(JSON.stringify(value)))
      .map(
        (value): Finding => ({
          breaks: RESPONSE,
          text: say('valueAdded', {place: where, value: valueText(value)}),
        }),
      ),
  ];
}

/** Clients that omit the value get the default. */
function compareDefault(before: Schema, after: Schema, place: Place): Finding[] {
  const [from, to] = [before.default, after.default];
  if (JSON.stringify(from) === JSON.stringify(to)) return [];
  const where = statedPlace(place);
  if (!from && to)
    return [{breaks: NEITHER, text: say('defaultAdded', {place: where, value: valueText(to.value)})}];
  if (from && !to)
    return [
      {
        breaks: REQUEST,
        text: say('defaultRemoved', {place: where, value: valueText(from.value)}),
      },
    ];
  return [
    {
      breaks: REQUEST,
      text: say('defaultChanged', {
        place: where,
        from: valueText(from?.value),
        to: valueText(to?.value),
      }),
    },
  ];
}

function compareProperties(
  before: readonly MergedProperty[],
  after: readonly MergedProperty[],
  place: Place,
  schemas: ComparedSchemas,
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
        ...compare(earlier.schema, property.schema, field, schemas).map((finding) => ({
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
    ? {breaks: REQUEST, text: say('addedRequired', {place: field})}
    : {breaks: NEITHER, text: say('added', {place: field})};
}

function compareRequired(before: MergedProperty, after: MergedProperty, place: Place): Finding[] {
  if (before.required === after.required) return [];
  const field = statedPlace(place);
  return after.required
    ? [{breaks: seen(after.schema, REQUEST), text: say('requiredNow', {place: field})}]
    : [{breaks: seen(after.schema, RESPONSE), text: say('notRequired', {place: field})}];
}

/** A field that occurs only in requests or only in responses breaks only those. */
function seen({readOnly, writeOnly}: Schema, breaks: Breaks): Breaks {
  return {request: breaks.request && !readOnly, response: breaks.response && !writeOnly};
}

function compareItems(before: Schema, after: Schema, place: Place, schemas: ComparedSchemas): Finding[] {
  const own =
    before.items && after.items
      ? compare(before.items, after.items, {...place, field: `${place.field}[]`}, schemas)
      : [];
  const older = before.prefixItems ?? [];
  const newer = after.prefixItems ?? [];
  const tuple = older.flatMap((item, index) => {
    const other = newer[index];
    return other ? compare(item, other, {...place, field: `${place.field}[${index}]`}, schemas) : [];
  });
  const sizes =
    older.length === newer.length
      ? []
      : [
          {
            breaks: BOTH,
            text: say('sizeChanged', {
              place: statedPlace(place),
              from: String(older.length),
              to: String(newer.length),
            }),
          },
        ];
  return [...own, ...tuple, ...sizes];
}

function compareAdditional(
  before: Schema | boolean | undefined,
  after: Schema | boolean | undefined,
  place: Place,
  schemas: ComparedSchemas,
): Finding[] {
  const where = statedPlace(place);
  if (before !== false && after === false)
    return [{breaks: REQUEST, text: say('noOtherFields', {place: where})}];
  if (before === false && after !== false)
    return [{breaks: NEITHER, text: say('otherFields', {place: where})}];
  if (typeof before !== 'object' || typeof after !== 'object') return [];
  return compare(before, after, {...place, field: place.field === '' ? '*' : `${place.field}.*`}, schemas);
}

function compareVariants(
  before: readonly Schema[],
  after: readonly Schema[],
  place: Place,
  schemas: ComparedSchemas,
): Finding[] {
  if (before.length === 0 && after.length === 0) return [];
  const where = statedPlace(place);
  const older = new Map(before.map((variant, index) => [variantKey(variant, index), variant]));
  const newer = new Map(after.map((variant, index) => [variantKey(variant, index), variant]));
  return [
    ...[...older].flatMap(([key, variant]): Finding[] => {
      const other = newer.get(key);
      if (other) return compare(variant, other, place, schemas);
      // Going from variants to none, or from none to variants, narrows or widens the type.
      return [{breaks: REQUEST, text: say('mayNotBe', {place: where, type: {type: variant}})}];
    }),
    ...[...newer]
      .filter(([key]) => !older.has(key))
      .map(
        ([, variant]): Finding => ({
          breaks: RESPONSE,
          text: say('mayBe', {place: where, type: {type: variant}}),
        }),
      ),
  ];
}

function variantKey({ref, title, types}: Schema, index: number): string {
  return ref ?? title ?? `${types.join()} ${index}`;
}

function inside(place: Place, name: string): Place {
  return {...place, field: place.field === '' ? name : `${place.field}.${name}`};
}

function statedPlace({root, field}: Place): Statement {
  if (field === '') return root;
  const isOfModel = root.message === 'theModel';
  const name = field.replace(/\[\]$/, '');
  if (name === field) return isOfModel ? say('theField', {name}) : say('fieldOf', {name, place: root});
  if (name === '') return say('itemsOf', {place: root});
  return isOfModel ? say('itemsOf', {place: name}) : say('itemsOfField', {name, place: root});
}
