import {followSchema, type MergedProperty, type MergedSchema, type Schemas} from '../model/mergeSchema.ts';
import {isSent} from '../model/isSent.ts';
import type {Schema} from '../model/Schema.ts';
import type {ExampleOptions} from './ExampleOptions.ts';
import {idKind, kindOfModel} from './recordKinds.ts';

/** Number of simple fields shown of an object without required ones. */
const FIELDS_SHOWN = 3;

/** The place of an object in an example. */
export interface ObjectPlace {
  /** Model of the object that contains it. */
  owner?: string;
  /** Whether it is the body itself, or an item of a body that is a list. */
  isWhole: boolean;
}

/**
 * The properties of an object that an example shows, in order: for the body all of them, otherwise the required ones,
 * the first simple ones if none is required, or the first one if none is simple.
 */
export function chooseProperties(
  merged: MergedSchema,
  place: ObjectPlace,
  options: ExampleOptions,
): MergedProperty[] {
  // The id first, then the model's own fields, since inherited ones are the same everywhere.
  const rank = ({name, from}: MergedProperty) => (name === 'id' ? 0 : from === undefined ? 1 : 2);
  const shown = [...merged.properties]
    .sort((a, b) => rank(a) - rank(b))
    .filter((property) => isVisible(property, place, options));
  if (place.isWhole ? !options.minimal : options.replaces) return shown;
  const required = shown.filter((property) => property.required);
  const simple = shown.filter(
    ({schema}) => isSimple(schema, options.schemas) && !schema.deprecated && !schema.readOnly,
  );
  const own = simple.filter(({from}) => from === undefined);
  // A body with a single field of its own, such as a reference, would not say what is sent.
  const isBody = place.isWhole && options.direction === 'request';
  const some = (own.length > 0 && !isBody ? own : simple).slice(0, FIELDS_SHOWN);
  // Of an object that only contains others, such as `{data: …}`, the first one is better than nothing.
  const few = [required, some, shown.slice(0, 1)].find((fields) => fields.length > 0) ?? [];
  const chosen = new Set([...few, ...shown.filter((property) => isKey(property, place, options))]);
  return shown.filter((property) => chosen.has(property));
}

function isVisible(
  {name, required, schema}: MergedProperty,
  place: ObjectPlace,
  {direction, replaces, schemas}: ExampleOptions,
): boolean {
  if (direction === 'both') return !schema.omitted;
  if (direction === 'response') return isSent(schema, direction, schemas);
  if (!isSent(schema, direction, schemas)) {
    // A replacing request contains the ids of parts, and the version that was read.
    return replaces === true && (place.isWhole ? isLockVersion(name, schema) : name === 'id');
  }
  // A part that is created along with its owner cannot contain the owner's id yet.
  return required || replaces === true || !isOwnerId(name, place);
}

/** Properties that are always included: ids in responses, and the idempotency key of requests. */
function isKey({name}: MergedProperty, place: ObjectPlace, {direction}: ExampleOptions): boolean {
  if (direction === 'request') return /^idempotency[-_]?key$/i.test(name);
  return !place.isWhole && (name === 'id' || isOwnerId(name, place));
}

function isOwnerId(name: string, {owner}: ObjectPlace): boolean {
  return owner !== undefined && name !== 'id' && idKind(name, undefined) === kindOfModel(owner);
}

/** Whether a field is the version number for optimistic locking. */
export function isLockVersion(name: string, {types}: Schema): boolean {
  return types.includes('integer') && /^(?:version|lock_?version|revision)$/i.test(name);
}

function isSimple(schema: Schema, schemas: Schemas): boolean {
  const {types, properties, allOf, oneOf, anyOf} = followSchema(schema, schemas);
  return (
    !properties &&
    !allOf &&
    !oneOf &&
    !anyOf &&
    types.length > 0 &&
    !types.some((type) => type === 'object' || type === 'array')
  );
}
