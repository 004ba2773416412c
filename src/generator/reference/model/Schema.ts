/** A JSON Schema, in one form for all OpenAPI versions: types as a list, `null` separate, references as model names. */
export interface Schema {
  /** Name of the model that this refers to; other keys then add to it. */
  ref?: string;
  /** Without `null`; empty if any type is allowed. */
  types: string[];
  nullable?: true;
  title?: string;
  /** Markdown. */
  description?: string;
  format?: string;
  enum?: unknown[];
  /** `x-enumDescriptions` (or `x-enum-descriptions`, or names of numbers), by value. */
  enumDescriptions?: Record<string, string>;
  /** What generated code calls the values (`x-enum-varnames`, or titles of constants), by value. */
  enumNames?: Record<string, string>;
  /** Values are wrapped, since `null` and `false` are values, too. */
  constant?: {value: unknown};
  default?: {value: unknown};
  example?: {value: unknown};
  /** The author's other examples. */
  moreExamples?: unknown[];
  properties?: Property[];
  /** Properties of `patternProperties`, named by their patterns. */
  patternProperties?: Property[];
  additional?: Schema | boolean;
  /** Whether `additional` is about keys that no part of the schema names (`unevaluatedProperties`). */
  isUnevaluated?: true;
  propertyNames?: Schema;
  /** The properties that are required next to another one. */
  dependentRequired?: [name: string, required: string[]][];
  /** What else applies to an object with a property. */
  dependentSchemas?: [name: string, schema: Schema][];
  /** What applies on a condition. */
  condition?: Condition;
  items?: Schema;
  /** Whether the items are sent one after the other, without a list around them (`itemSchema`). */
  isStream?: true;
  prefixItems?: Schema[];
  /** The keyword that allows no items besides those of the list. */
  noOtherItems?: 'items' | 'unevaluatedItems';
  contains?: Schema;
  /** What the text is, in the form that `contentMediaType` names (`contentSchema`). */
  content?: Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  not?: Schema;
  discriminator?: {
    property: string;
    mapping: Record<string, string>;
    /** The model of values that nothing else stands for (`defaultMapping`). */
    fallback?: string;
  };
  /** Required names without a property here (another part of `allOf` declares it). */
  required?: string[];
  limits?: Limits;
  readOnly?: true;
  writeOnly?: true;
  deprecated?: true;
  /** Keys of the configured flags that the schema has. */
  flags?: string[];
  /** What responses show instead of the value, because of one of the flags. */
  mask?: string;
  /** Whether responses leave it out, because of one of the flags. */
  omitted?: true;
  docs?: ExternalDocs;
  xml?: XmlForm;
}

/** How a value is written as XML, if not as an element with the name of its property. */
export interface XmlForm {
  name?: string;
  prefix?: string;
  namespace?: string;
  /** Whether it is an attribute of the element around it, or its text. */
  as?: 'attribute' | 'text';
  /** Whether the items of a list are in an element of their own. */
  wrapped?: true;
}

/** Documentation elsewhere (`externalDocs`). */
export interface ExternalDocs {
  url: string;
  description?: string;
}

/** `if`, `then` and `else`. */
export interface Condition {
  when: Schema;
  met?: Schema;
  unmet?: Schema;
}

export interface Property {
  name: string;
  /** Whether the name is a pattern that the names of any number of properties match. */
  isPattern?: true;
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
  minContains?: number;
  maxContains?: number;
  minProperties?: number;
  maxProperties?: number;
  contentMediaType?: string;
  contentEncoding?: string;
}
