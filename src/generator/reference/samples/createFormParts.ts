import {formParts} from '../../shared/samples/formParts.ts';
import type {FormPart} from '../../shared/samples/SampleRequest.ts';
import type {MediaContent} from '../model/ApiModel.ts';
import {isSent} from '../model/isSent.ts';
import {mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import {isFile} from './isFile.ts';
import {partForms} from './partForms.ts';

/** The parts of a multipart form, from what its schema says and an example of it. */
export function createFormParts(content: MediaContent, example: object, schemas: Schemas): FormPart[] {
  const {schema = {types: []}} = content;
  const files = mergeSchema(schema, schemas)
    .properties.filter((property) => isSent(property.schema, 'request', schemas))
    .filter((property) => isFile(property.schema.items ?? property.schema, schemas))
    .map(({name}) => name);
  return formParts(example, files, partForms(content));
}
