import {followSchema, type MergedProperty, type MergedSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import type {ExampleOptions} from './ExampleOptions.ts';
import {idKind, kindOfModel} from './recordKinds.ts';

/** So many simple fields stand for an object that requires none. */
const FIELDS_SHOWN = 3;

/** Where an object is in an example. */
export interface ObjectPlace {
  /** Model of the object around it. */
  owner?: string;
  /** Whether it is the body itself, or an item of a list that is the body. */
  isWhole: boolean;
}

/**
 * The properties that an example shows of an object, in their order: all of the body itself, else those that are
 * required, and the first simple ones where none is.
 */
export function chooseProperties(
  merged: MergedSchema,
  place: ObjectPlace,
  options: ExampleOptions,
): MergedProperty[] {
  // The id, then own fields: what a model inherits is the same everywhere.
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
  const few = required.length > 0 ? required : (own.length > 0 ? own : simple).slice(0, FIELDS_SHOWN);
  const chosen = new Set([...few, ...shown.filter((property) => isKey(property, place, options))]);
  return shown.filter((property) => chosen.has(property));
}

function isVisible(
  {name, required, schema}: MergedProperty,
  place: ObjectPlace,
  {direction, replaces}: ExampleOptions,
): boolean {
  if (direction !== 'request') return !schema.omitted && (direction === 'both' || !schema.writeOnly);
  if (schema.readOnly) {
    // What is replaced names its parts, and the version that it was read in.
    return replaces === true && (place.isWhole ? isLockVersion(name, schema) : name === 'id');
  }
  // A part that is created with its owner cannot know the owner's id yet.
  return required || replaces === true || !isOwnerId(name, place);
}

/** What must not be left out of the few: ids in responses, and the key that makes a request safe to repeat. */
function isKey({name}: MergedProperty, place: ObjectPlace, {direction}: ExampleOptions): boolean {
  if (direction === 'request') return /^idempotency[-_]?key$/i.test(name);
  return !place.isWhole && (name === 'id' || isOwnerId(name, place));
}

function isOwnerId(name: string, {owner}: ObjectPlace): boolean {
  return owner !== undefined && name !== 'id' && idKind(name, undefined) === kindOfModel(owner);
}

/** Whether a field is the number that optimistic locking compares. */
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
