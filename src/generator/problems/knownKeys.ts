import type * as z from 'zod';
import type {KeyPath} from '../shared/problems/Position.ts';

type Schema = z.core.$ZodType;

/** The schemas that apply to the value at a key path, with unions split. */
export function schemasAt(schema: Schema, path: KeyPath): Schema[] {
  return path.reduce<Schema[]>(
    (schemas, part) => schemas.flatMap((one) => alternatives(stepInto(one, part))),
    alternatives([schema]),
  );
}

/** The keys that an object at a key path may have. */
export function knownKeys(schema: Schema, path: KeyPath): string[] {
  return [...new Set(fieldsAt(schema, path).map(([key]) => key))];
}

function fieldsAt(schema: Schema, path: KeyPath): [string, Schema][] {
  return schemasAt(schema, path).flatMap((one) => {
    const def = definition(one);
    return def.type === 'object' ? Object.entries(def.shape) : [];
  });
}

/** The definition of a schema. zod documents this cast as the way to walk a schema of unknown kind. */
export function definition(schema: Schema): z.core.$ZodTypes['_zod']['def'] {
  return (schema as z.core.$ZodTypes)._zod.def;
}

function alternatives(schemas: readonly Schema[]): Schema[] {
  return schemas.flatMap((schema) => {
    const def = definition(schema);
    switch (def.type) {
      case 'optional':
      case 'nonoptional':
      case 'default':
      case 'prefault':
      case 'catch':
      case 'readonly':
        return alternatives([def.innerType]);
      case 'nullable':
        return [...alternatives([def.innerType]), schema];
      case 'union':
        return alternatives(def.options);
      case 'intersection':
        return alternatives([def.left, def.right]);
      case 'lazy':
        return alternatives([def.getter()]);
      case 'pipe':
        return alternatives([definition(def.in).type === 'transform' ? def.out : def.in]);
      default:
        return [schema];
    }
  });
}

function stepInto(schema: Schema, part: PropertyKey): Schema[] {
  const def = definition(schema);
  switch (def.type) {
    case 'object': {
      const child = Object.hasOwn(def.shape, part) ? def.shape[String(part)] : def.catchall;
      return child ? [child] : [];
    }
    case 'array':
      return typeof part === 'number' ? [def.element] : [];
    case 'record':
      return [def.valueType];
    case 'tuple': {
      const child = def.items[Number(part)] ?? def.rest;
      return child ? [child] : [];
    }
    default:
      return [];
  }
}
