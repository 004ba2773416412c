import {mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {wordsOf} from '../types/letterCase.ts';
import {exampleText} from './exampleText.ts';
import {isFile} from './isFile.ts';
import type {FormPart} from './SampleRequest.ts';

/**
 * The parts of a multipart form, as OpenAPI has them without `encoding`: simple values as text, a list as a part for each
 * of its items, objects as JSON. Takes the schema of the form and an example of it.
 */
export function createFormParts(schema: Schema, example: object, schemas: Schemas): FormPart[] {
  const files = mergeSchema(schema, schemas)
    .properties.filter((property) => !property.schema.readOnly)
    .filter((property) => isFile(property.schema.items ?? property.schema, schemas))
    .map(({name}) => name);
  const fields = Object.entries(example);
  const [file] = files;
  // The file is what such a form is for, so it is shown even where it is optional.
  if (file !== undefined && !fields.some(([name]) => files.includes(name))) fields.push([file, '']);
  return fields.flatMap(([name, value]): FormPart[] => {
    if (files.includes(name)) return [{name, type: 'file', fileName: fileName(name)}];
    if (value === null) return [];
    const items: unknown[] = Array.isArray(value) ? value : [value];
    if (items.some((item) => typeof item === 'object')) return [{name, type: 'json', value}];
    return items.map((item) => ({name, type: 'text', value: exampleText(item)}));
  });
}

/** Words alone: a path in the name of a field must not become one that the reader uploads from. */
function fileName(field: string): string {
  return `${wordsOf(field).join('-').toLowerCase() || 'file'}.bin`;
}
