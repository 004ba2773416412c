import {formParts} from '../../shared/samples/formParts.ts';
import type {FormPart} from '../../shared/samples/SampleRequest.ts';
import {mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {isFile} from './isFile.ts';

/** The parts of a multipart form, from the schema of the form and an example of it. */
export function createFormParts(schema: Schema, example: object, schemas: Schemas): FormPart[] {
  const files = mergeSchema(schema, schemas)
    .properties.filter((property) => !property.schema.readOnly)
    .filter((property) => isFile(property.schema.items ?? property.schema, schemas))
    .map(({name}) => name);
  return formParts(example, files);
}
