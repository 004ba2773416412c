import type {JsonSchema} from './JsonSchema.ts';
import {literal, renderType} from './renderType.ts';

const HEADER = `// Made by \`npm run schemas\` from the validators in this folder; change those.
// biome-ignore-all format: generated`;

interface Declared {
  name: string;
  description: string;
  fields: string;
}

/**
 * Takes the JSON Schema of an object, the name of its type and what it is; returns a TypeScript module with an
 * interface for it and for each object in it, every field with its description: what an editor shows.
 */
export function renderInterface(schema: JsonSchema, name: string, description: string): string {
  const declared: Declared[] = [];
  declare(schema, {name, parent: '', description}, declared);
  // Parts are done before what they are part of; a reader wants them after it.
  const texts = declared.reverse().map((one) => {
    const comment = one.description === '' ? '' : `/** ${one.description} */\n`;
    return `${comment}export interface ${one.name} {\n${one.fields}}\n`;
  });
  return [HEADER, ...texts].join('\n\n').replace(/\n{3,}/g, '\n\n');
}

interface Place {
  name: string;
  parent: string;
  description: string;
}

/** Adds the interface of an object, if there is none with these fields yet; returns its name. */
function declare(schema: JsonSchema, {name, parent, description}: Place, declared: Declared[]): string {
  const fields = Object.entries(schema.properties ?? {}).map(([key, field]) => {
    const place = {name: typeName(name, key), parent: name, description: field.description ?? ''};
    const type = renderType(field, (object) => objectType(object, place, declared));
    const mark = schema.required?.includes(key) ? '' : '?';
    return `${docComment(field)}  ${/^[\w$]+$/.test(key) ? key : `'${key}'`}${mark}: ${type};\n`;
  });
  if (typeof schema.additionalProperties === 'object') fields.push('  [key: string]: unknown;\n');
  const text = fields.join('');
  const same = declared.find((one) => one.fields === text);
  if (same) return same.name;
  const isTaken = declared.some((one) => one.name === name);
  const free = isTaken ? `${parent.replace(/Config$/, '')}${name.replace(/^User/, '')}` : name;
  declared.push({name: free, description, fields: text});
  return free;
}

function objectType(object: JsonSchema, place: Place, declared: Declared[]): string {
  if (object.properties) return declare(object, place, declared);
  const values = typeof object.additionalProperties === 'object' ? object.additionalProperties : {};
  return `Record<string, ${renderType(values, (inner) => objectType(inner, place, declared))}>`;
}

/** The name of what a key holds: `docs` of the configuration, and of a preset, is a `UserDocsConfig`. */
function typeName(parent: string, key: string): string {
  const within = parent.replace(/^User|Config$/g, '').replace(/^(?:Site|Presets)$/, '');
  const pascal = key.charAt(0).toUpperCase() + key.slice(1);
  return `User${within}${pascal.replace(/Config$/, '')}Config`;
}

function docComment({description = '', default: value, type, listed, support}: JsonSchema): string {
  const lines = [description];
  if (value !== undefined && JSON.stringify(value) !== '{}') lines.push(`@default ${literal(value)}`);
  if (support === 'none') lines.push('@deprecated An option of Docusaurus that is not supported here.');
  else if (listed === false && type !== undefined)
    lines.push('@deprecated Understood for Docusaurus configurations.');
  else if (listed === false)
    lines.push('@deprecated Accepted from Docusaurus configurations, without effect.');
  // A glob such as `**` and a slash would end the comment; in a string, `\/` is the same.
  const safe = lines.map((line) => line.replaceAll('*/', '*\\/'));
  if (safe.length === 1) return `  /** ${safe[0]} */\n`;
  return `  /**\n${safe.map((line) => `   * ${line}\n`).join('')}   */\n`;
}
