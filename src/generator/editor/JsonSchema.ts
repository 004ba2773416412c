/** The part of JSON Schema (draft 7) that the validators of this generator turn into. */
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
  /** One schema for all items, or one for each in turn. */
  items?: JsonSchema | JsonSchema[];
  minItems?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
  /** Not JSON Schema: whether it is a function, which JSON has not. */
  isFunction?: boolean;
  /** Not JSON Schema: the types that YAML may give to what is meant as text, such as a year. */
  yaml?: string[];
}

/** The schemas that a value may follow; the schema itself when it offers no choice. */
export function alternativesOf(schema: JsonSchema): JsonSchema[] {
  return (schema.anyOf ?? schema.oneOf)?.flatMap(alternativesOf) ?? [schema];
}
