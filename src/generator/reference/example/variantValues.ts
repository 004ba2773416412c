import {oncePerObject} from '../../shared/collections/oncePerObject.ts';
import {basesOf, derivedModels} from '../model/derivedModels.ts';
import {followSchema, mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';

/** What identifies a variant: the values of its properties, by name. */
export type VariantValues = ReadonlyMap<string, string>;

/** The values that discriminators give models: a `Cat` that is a variant of `Pet`, or built on it, has the `kind` `cat`. */
export function variantValues(model: string, schemas: Schemas): VariantValues | undefined {
  return valuesByModel(schemas).get(model);
}

/** The value that the discriminator of a schema gives one of its variants. */
export function valueOfVariant({discriminator}: Schema, variant: Schema): VariantValues | undefined {
  if (!discriminator || variant.ref === undefined) return undefined;
  const [value] = mappedValues(discriminator, variant.ref);
  return value === undefined ? undefined : new Map([[discriminator.property, value]]);
}

/**
 * The values of a discriminator that select a model. Without a mapping, it is the name of the model (OpenAPI); the model
 * that all other values stand for has none.
 */
export function mappedValues(
  {mapping, fallback}: NonNullable<Schema['discriminator']>,
  model: string,
): string[] {
  const values = Object.entries(mapping).flatMap(([value, name]) => (name === model ? [value] : []));
  return values.length === 0 && model !== fallback ? [model] : values;
}

/**
 * The values that a variant has where the discriminator selects it: those of the mapping, or else those that the variant
 * itself allows. Many documents have no mapping, and values that are not the names of models.
 */
export function selectingValues(
  discriminator: NonNullable<Schema['discriminator']>,
  model: string,
  schemas: Schemas,
): string[] {
  const values = mappedValues(discriminator, model);
  const variant = schemas[model];
  if (!variant || values.length === 0 || Object.values(discriminator.mapping).includes(model)) return values;
  const {properties} = mergeSchema(variant.schema, schemas);
  const property = properties.find(({name}) => name === discriminator.property);
  if (!property) return values;
  const {constant, enum: several = []} = followSchema(property.schema, schemas);
  const allowed = (constant ? [constant.value] : several).filter((value) => typeof value === 'string');
  // Several values that are not its own are those of all variants.
  const areOwn = allowed.length === 1 || (property.from === undefined && property.schema.ref === undefined);
  return areOwn && allowed.length > 0 && !allowed.includes(model) ? allowed : values;
}

const valuesByModel = oncePerObject((schemas: Schemas) => {
  const found = new Map<string, Map<string, string>>();
  const add = (model: string, {discriminator}: Schema): void => {
    if (!discriminator) return;
    const values = found.get(model) ?? new Map<string, string>();
    const [value] = mappedValues(discriminator, model);
    if (value !== undefined) values.set(discriminator.property, value);
    found.set(model, values);
  };
  for (const [name, {schema}] of Object.entries(schemas)) {
    for (const base of basesOf(name, schemas)) if (schemas[base]) add(name, schemas[base].schema);
    for (const {ref} of [...(schema.oneOf ?? []), ...(schema.anyOf ?? [])])
      if (ref !== undefined) add(ref, schema);
  }
  // A value of a model that others are built on is one of these.
  for (const [name, {schema}] of Object.entries(schemas)) {
    const {discriminator} = schema;
    const [derived] = derivedModels(name, schemas);
    const own = found.get(name);
    if (!discriminator || derived === undefined || own?.has(discriminator.property)) continue;
    const [value] = selectingValues(discriminator, derived, schemas);
    if (value !== undefined) found.set(name, new Map([...(own ?? []), [discriminator.property, value]]));
  }
  return found;
});
