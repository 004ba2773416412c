/** One property, in the terms of JSON Schema as far as the form understands them. */
export interface PropertySchema {
  type: 'string' | 'boolean' | 'object' | 'array';
  description: string;
  enum?: string[];
  format?: 'url';
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** The entity that an object, or each item of an array, refers to. */
  ref?: string;
}

/** The schema of an entity. */
export interface EntitySchema {
  title: string;
  required?: string[];
  properties: Record<string, PropertySchema>;
}

/** A reference as a form sends it. */
export interface Reference {
  id: string;
}

export type FieldValue = string | boolean | Reference | Reference[] | undefined;

/** The values of a form, by property; absent if not filled in. */
export type FormValues = Record<string, FieldValue>;
