/** A JSON Schema of either OpenAPI version in one form: types as a list, `null` apart, references as model names. */
export interface Schema {
  /** Name of the model that this refers to; other keys then add to it. */
  ref?: string;
  /** Without `null`; empty when any type is allowed. */
  types: string[];
  nullable?: true;
  title?: string;
  /** Markdown. */
  description?: string;
  format?: string;
  enum?: unknown[];
  /** `x-enumDescriptions` (or `x-enum-descriptions`), by value. */
  enumDescriptions?: Record<string, string>;
  /** Values in a box, since `null` and `false` are values too. */
  constant?: {value: unknown};
  default?: {value: unknown};
  example?: {value: unknown};
  properties?: Property[];
  /** Names of `patternProperties` are patterns. */
  patternProperties?: Property[];
  additional?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  discriminator?: {property: string; mapping: Record<string, string>};
  /** Required names that no property here declares (they are those of an `allOf` neighbor). */
  required?: string[];
  limits?: Limits;
  readOnly?: true;
  writeOnly?: true;
  deprecated?: true;
  /** Keys of the configured flags that the schema carries. */
  flags?: string[];
  /** What responses show instead of the value, by one of the flags. */
  mask?: string;
  /** Whether responses leave it out, by one of the flags. */
  omitted?: true;
  docs?: {url: string; description?: string};
}

export interface Property {
  name: string;
  required: boolean;
  schema: Schema;
}

/** Keywords that narrow a type, as JSON Schema 2020-12 names them. */
export interface Limits {
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: true;
  minProperties?: number;
  maxProperties?: number;
  contentMediaType?: string;
  contentEncoding?: string;
}
