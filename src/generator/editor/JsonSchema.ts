/** The part of JSON Schema (draft 7) that this generator's validators are converted to. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  deprecated?: boolean;
  type?: string | string[];
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  /** One schema for all items, or one for each position. */
  items?: JsonSchema | JsonSchema[];
  minItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  /** Not JSON Schema: whether it is a function, which JSON doesn't have. */
  isFunction?: boolean;
  /** Not JSON Schema: the types that YAML may produce for a text value, such as a year. */
  yaml?: string[];
}

/** The schemas that a value may match; the schema itself if it has no alternatives. */
export function alternativesOf(schema: JsonSchema): JsonSchema[] {
  return (schema.anyOf ?? schema.oneOf)?.flatMap(alternativesOf) ?? [schema];
}
