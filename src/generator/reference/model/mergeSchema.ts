import type {ApiModel} from './ApiModel.ts';
import type {Property, Schema} from './Schema.ts';

export type Schemas = ApiModel['schemas'];

/** A property with the model it comes from. */
export interface MergedProperty extends Property {
  /** Name of the model that declares it, if that is a different one. */
  from?: string;
}

export interface MergedSchema {
  schema: Schema;
  properties: MergedProperty[];
  /** Those whose names are patterns. */
  patterns: MergedProperty[];
  /** Names that are required, although no part declares a property under them. */
  undeclared: string[];
  /** Models that the parts of `allOf` refer to, in order. */
  parents: string[];
  additional?: Schema | boolean;
  oneOf?: Schema[];
  anyOf?: Schema[];
}

/**
 * Follows the references of a schema and merges the parts of `allOf`: a later declaration of a property wins, and a
 * property that any part requires is required. Cycles are followed once.
 */
export function mergeSchema(schema: Schema, schemas: Schemas): MergedSchema {
  const properties = new Map<string, MergedProperty>();
  const parents: string[] = [];
  const required = new Set<string>();
  const merged: MergedSchema = {schema, properties: [], patterns: [], undeclared: [], parents};

  const take = (part: Schema, from: string | undefined, within: readonly string[]): void => {
    if (part.ref !== undefined && !within.includes(part.ref)) {
      const target = schemas[part.ref];
      if (target) take(target.schema, from, [...within, part.ref]);
    }
    for (const inner of part.allOf ?? []) {
      if (inner.ref !== undefined && from === undefined) parents.push(inner.ref);
      take(inner, inner.ref ?? from, within);
    }
    for (const property of part.properties ?? []) {
      const earlier = properties.get(property.name);
      properties.set(property.name, {
        ...property,
        required: property.required || (earlier?.required ?? false),
        ...(from !== undefined && {from}),
      });
    }
    for (const pattern of part.patternProperties ?? [])
      merged.patterns.push({...pattern, ...(from !== undefined && {from})});
    for (const name of part.required ?? []) required.add(name);
    merged.additional = part.additional ?? merged.additional;
    if (part.oneOf) merged.oneOf = part.oneOf;
    if (part.anyOf) merged.anyOf = part.anyOf;
  };
  take(schema, undefined, []);
  merged.properties = [...properties.values()].map((property) =>
    required.has(property.name) && !property.required ? {...property, required: true} : property,
  );
  merged.undeclared = [...required].filter((name) => !properties.has(name));
  return merged;
}

/** The schema at the end of a chain of references, together with what the references add. */
export function followSchema(schema: Schema, schemas: Schemas): Schema {
  let current = schema;
  const seen = new Set<string>();
  while (current.ref !== undefined && !seen.has(current.ref)) {
    seen.add(current.ref);
    const target = schemas[current.ref];
    if (!target) break;
    const {ref: _, types, ...own} = current;
    current = {...target.schema, ...own, types: types.length > 0 ? types : target.schema.types};
  }
  return current;
}
