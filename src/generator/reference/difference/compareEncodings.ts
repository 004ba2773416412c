import type {Encoding, MediaContent} from '../model/ApiModel.ts';
import {followSchema, mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {isFile} from '../samples/isFile.ts';
import type {Finding} from './Change.ts';
import {compareForm} from './compareForm.ts';
import {say, type Statement, type StatementValue} from './Statement.ts';

/** Compares how the fields of a form are sent: their media types, and how lists and objects are written. */
export function compareEncodings(
  before: MediaContent,
  after: MediaContent,
  where: Statement,
  schemas: Schemas,
): Finding[] {
  if (!before.encodings && !after.encodings) return [];
  const encodingOf = ({encodings = []}: MediaContent, name: string): Partial<Encoding> =>
    encodings.find((one) => one.name === name) ?? {};
  return mergeSchema(after.schema ?? {types: []}, schemas).properties.flatMap(({name, schema}) => {
    const [older, newer] = [encodingOf(before, name), encodingOf(after, name)];
    const place = say('fieldOf', {name, place: where});
    return [
      ...compareTypes(typesOf(older, schema, schemas), typesOf(newer, schema, schemas), place),
      ...compareForm(older, {name, in: 'query', schema, form: newer.form}, place, schemas),
    ];
  });
}

function compareTypes(before: readonly string[], after: readonly string[], place: Statement): Finding[] {
  const isLeftOut = (types: readonly string[], others: readonly string[]) =>
    types.some((type) => !others.some((other) => includesType(other, type)));
  const breaks = {request: isLeftOut(before, after), response: isLeftOut(after, before)};
  if (!breaks.request && !breaks.response) return [];
  const list = (types: readonly string[]): StatementValue => ({
    list: types.map((code) => ({code})),
    by: 'or',
  });
  return [{breaks, text: say('sentAs', {place, from: list(before), to: list(after)})}];
}

function typesOf({contentType}: Partial<Encoding>, schema: Schema, schemas: Schemas): string[] {
  const types = contentType?.split(',').map((type) => type.trim()) ?? [];
  return types.length > 0 ? types : [usualType(schema, schemas)];
}

/** The media type of a field for which the document names none. */
function usualType(given: Schema, schemas: Schemas): string {
  const schema = followSchema(given, schemas);
  if (isFile(schema, schemas)) return 'application/octet-stream';
  if (schema.types.includes('array') && schema.items) return usualType(schema.items, schemas);
  return mergeSchema(schema, schemas).properties.length > 0 || schema.types.includes('object')
    ? 'application/json'
    : 'text/plain';
}

/** Whether a media type is another one, or a range that includes it: `image/*`. */
function includesType(range: string, type: string): boolean {
  return range === type || range === '*/*' || (range.endsWith('/*') && type.startsWith(range.slice(0, -1)));
}
