import {alternativesOf, type JsonSchema} from './JsonSchema.ts';

/** Renders the type of an object from its schema. */
export type RenderObject = (schema: JsonSchema) => string;

const PLAIN: Record<string, string> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** The TypeScript type of the values of a JSON Schema. */
export function renderType(schema: JsonSchema, renderObject: RenderObject): string {
  const types = alternativesOf(schema).flatMap((one) => renderOne(one, renderObject));
  // An alternative that accepts anything makes the others pointless.
  return types.includes('unknown') ? 'unknown' : [...new Set(types)].join(' | ');
}

function renderOne(schema: JsonSchema, renderObject: RenderObject): string[] {
  if (schema.enum) return schema.enum.map(literal);
  if ('const' in schema) return [literal(schema.const)];
  if (schema.isFunction) return ['function'];
  if (schema.type === undefined) return ['unknown'];
  return [schema.type].flat().map((type) => {
    if (type === 'object') return renderObject(schema);
    if (type === 'array') return renderList(schema, renderObject);
    return PLAIN[type] ?? 'unknown';
  });
}

function renderList({items, minItems = 0}: JsonSchema, renderObject: RenderObject): string {
  if (Array.isArray(items)) {
    const parts = items.map((item, index) => renderType(item, renderObject) + (index < minItems ? '' : '?'));
    return `[${parts.join(', ')}]`;
  }
  const item = items === undefined ? 'unknown' : renderType(items, renderObject);
  return / \| /.test(item) ? `(${item})[]` : `${item}[]`;
}

/** A value in TypeScript syntax. */
export function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, item]) => `${key}: ${literal(item)}`);
  return `{${fields.join(', ')}}`;
}
