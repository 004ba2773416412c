import {oncePerObject} from '../../shared/collections/oncePerObject.ts';
import type {Schemas} from './mergeSchema.ts';

/**
 * The models that a value of a model can be instead: those that its discriminator names, and those built on it. OpenAPI
 * documents with inheritance have no other list of them. None of a model without discriminator, or one that lists its
 * variants itself.
 */
export function derivedModels(model: string, schemas: Schemas): string[] {
  const {discriminator, oneOf, anyOf} = schemas[model]?.schema ?? {};
  if (!discriminator || oneOf || anyOf) return [];
  const named = Object.values(discriminator.mapping).filter((name) => Object.hasOwn(schemas, name));
  return [...new Set([...named, ...(builtOn(schemas).get(model) ?? [])])];
}

/** The models built on each model. */
const builtOn = oncePerObject((schemas: Schemas) => {
  const found = new Map<string, string[]>();
  for (const name of Object.keys(schemas)) {
    for (const base of new Set(basesOf(name, schemas))) {
      const models = found.get(base) ?? [];
      models.push(name);
      found.set(base, models);
    }
  }
  return found;
});

/** The models that a model is built on, directly or through others, the furthest first. */
export function basesOf(model: string, schemas: Schemas, seen: readonly string[] = []): string[] {
  const parts = schemas[model]?.schema.allOf ?? [];
  return parts.flatMap(({ref}) =>
    ref === undefined || seen.includes(ref) ? [] : [...basesOf(ref, schemas, [...seen, ref]), ref],
  );
}
