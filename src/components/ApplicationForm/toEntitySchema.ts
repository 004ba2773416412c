import type {EntitySchema, PropertySchema} from './EntitySchema.ts';

/** The parts of an OpenAPI schema that the form uses. */
export interface OpenApiSchema {
  required?: string[];
  properties?: Record<string, OpenApiProperty>;
}

interface OpenApiProperty {
  type?: string;
  description?: string;
  enum?: string[];
  format?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  items?: {$ref?: string};
  $ref?: string;
}

/**
 * The schema of an entity's form. The entity's own properties are its fields: what `allOf` adds is filled in by the
 * server.
 *
 * @throws if the form doesn't have a control for a property's type.
 */
export function toEntitySchema(title: string, {required, properties = {}}: OpenApiSchema): EntitySchema {
  const fields = Object.entries(properties).map(([name, property]) => [name, toProperty(name, property)]);
  return {title, ...(required && {required}), properties: Object.fromEntries(fields)};
}

function toProperty(name: string, {type, items, $ref, ...rest}: OpenApiProperty): PropertySchema {
  const {description = '', enum: values, format, minLength, maxLength, pattern} = rest;
  const ref = nameOf($ref ?? items?.$ref);
  if (ref !== undefined) return {type: type === 'array' ? 'array' : 'object', description, ref};
  if (type !== 'string' && type !== 'boolean')
    throw new Error(`The form has no control for "${name}" of type ${type}.`);
  return {
    type,
    description,
    ...(values && {enum: values}),
    ...(format === 'url' && {format}),
    ...(minLength !== undefined && {minLength}),
    ...(maxLength !== undefined && {maxLength}),
    ...(pattern !== undefined && {pattern}),
  };
}

/** The last part of a reference: the name of the schema. */
function nameOf(ref: string | undefined): string | undefined {
  return ref?.split('/').at(-1);
}
