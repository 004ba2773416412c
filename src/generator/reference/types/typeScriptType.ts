import {isNever} from '../model/isNever.ts';
import {mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Property, Schema} from '../model/Schema.ts';
import {scriptKey, scriptLiteral} from '../../shared/code/scriptLiteral.ts';
import {pascalCase} from '../../shared/text/letterCase.ts';

/** Inline objects nested more deeply are written as records. */
const DEEPEST = 5;

/**
 * Declares a model in TypeScript: an interface for an object, otherwise a type alias. Other models are referred to by
 * name.
 */
export function typeScriptType(name: string, schema: Schema, schemas: Schemas): string {
  const typeName = typeScriptName(name);
  const isObject =
    schema.properties !== undefined || (schema.allOf !== undefined && !schema.oneOf && !schema.anyOf);
  if (!isObject || schema.ref !== undefined) return `export type ${typeName} = ${typeOf(schema, '', 0)};`;
  const {parents, properties} = mergeSchema(schema, schemas);
  const own = properties.filter(({from}) => from === undefined);
  const base = parents.length > 0 ? ` extends ${parents.map(typeScriptName).join(', ')}` : '';
  const body = membersOf(own, schema.additional, '', 0);
  return body === ''
    ? `export interface ${typeName}${base} {}`
    : `export interface ${typeName}${base} {\n${body}}`;
}

function typeScriptName(name: string): string {
  return /^[A-Z][A-Za-z0-9_]*$/.test(name) ? name : pascalCase(name).replace(/[^\p{L}\p{N}_]/gu, '');
}

function membersOf(
  properties: Property[],
  additional: Schema['additional'],
  indent: string,
  depth: number,
): string {
  const inner = `${indent}  `;
  const members = properties.map(({name, required, schema}) => {
    const readonly = schema.readOnly ? 'readonly ' : '';
    return `${inner}${readonly}${scriptKey(name)}${required ? '' : '?'}: ${typeOf(schema, inner, depth + 1)};\n`;
  });
  if (additional !== undefined && additional !== false && properties.length === 0) {
    members.push(
      `${inner}[key: string]: ${additional === true ? 'unknown' : typeOf(additional, inner, depth + 1)};\n`,
    );
  }
  return members.join('');
}

function typeOf(schema: Schema, indent: string, depth: number): string {
  const type = plainTypeOf(schema, indent, depth);
  return schema.nullable ? `${type} | null` : type;
}

function plainTypeOf(schema: Schema, indent: string, depth: number): string {
  const {ref, constant, enum: values, oneOf, anyOf, allOf, types} = schema;
  if (ref !== undefined) return typeScriptName(ref);
  if (constant) return literal(constant.value);
  if (values) return values.map(literal).join(' | ');
  if (isNever(schema)) return 'never';
  if (depth > DEEPEST) return 'unknown';
  const variants = oneOf ?? anyOf;
  if (variants && variants.length > 0 && !schema.properties) {
    return unique(variants.map((variant) => grouped(typeOf(variant, indent, depth)))).join(' | ');
  }
  if (allOf && allOf.length > 0) {
    const parts = allOf.map((part) => grouped(typeOf(part, indent, depth)));
    if (schema.properties) parts.push(objectOf(schema, indent, depth));
    return unique(parts).join(' & ');
  }
  if (types.length === 0) return schema.properties ? objectOf(schema, indent, depth) : 'unknown';
  return unique(types.map((type) => simpleType(type, schema, indent, depth))).join(' | ');
}

function simpleType(type: string, schema: Schema, indent: string, depth: number): string {
  switch (type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
      return type;
    case 'array': {
      if (schema.prefixItems)
        return `[${schema.prefixItems.map((item) => typeOf(item, indent, depth + 1)).join(', ')}]`;
      return `${schema.items ? grouped(typeOf(schema.items, indent, depth)) : 'unknown'}[]`;
    }
    case 'object':
      return objectOf(schema, indent, depth);
    default:
      return 'unknown';
  }
}

function objectOf(
  {properties = [], patternProperties = [], additional}: Schema,
  indent: string,
  depth: number,
): string {
  if (properties.length === 0) {
    // Keys that match no pattern may hold anything, unless the schema says otherwise.
    if (additional === undefined || additional === true) return 'Record<string, unknown>';
    const values = [...patternProperties.map(({schema}) => schema), ...(additional ? [additional] : [])];
    const types = unique(values.map((value) => typeOf(value, indent, depth)));
    return `Record<string, ${types.join(' | ') || 'never'}>`;
  }
  return `{\n${membersOf(properties, additional, indent, depth)}${indent}}`;
}

function literal(value: unknown): string {
  return typeof value === 'object' && value !== null ? 'unknown' : scriptLiteral(value);
}

function grouped(type: string): string {
  return /[|&]/.test(type.replace(/\{[\s\S]*\}/g, '')) ? `(${type})` : type;
}

function unique(items: string[]): string[] {
  return [...new Set(items)];
}
