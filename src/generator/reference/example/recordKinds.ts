import {wordsOf} from '../../shared/text/letterCase.ts';
import {mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';

/**
 * What the ids of one kind of record have in common: `id` of Customer, `customerId` and `customer_id` are the same.
 *
 * @param model Name of the model that has the property.
 * @returns Nothing for a property that is not an id, or the id of something without a name.
 */
export function idKind(property: string, model: string | undefined): string | undefined {
  const words = wordsOf(property);
  if (words.at(-1)?.toLowerCase() !== 'id') return undefined;
  if (words.length > 1) return words.join('').toLowerCase();
  return model === undefined ? undefined : kindOfModel(model);
}

/** The kind of the ids of a model. */
export function kindOfModel(model: string): string {
  return `${wordsOf(model).join('')}id`.toLowerCase();
}

/** The model that a schema is, with no more than words of its own around the reference. */
export function referredModel({ref, allOf}: Schema): string | undefined {
  return ref ?? (allOf?.length === 1 ? allOf[0]?.ref : undefined);
}

/** The id that the server gives to the records of a model; undefined for models that are not records. */
export function recordId(model: string, schemas: Schemas): Schema | undefined {
  const id = mergeSchema({types: [], ref: model}, schemas).properties.find(({name}) => name === 'id');
  return id?.schema.readOnly ? id.schema : undefined;
}

/** Whether records of one model are parts of another's: they name the record that they belong to. */
export function isPartOf(model: string, owner: string, schemas: Schemas): boolean {
  const kind = kindOfModel(owner);
  return mergeSchema({types: [], ref: model}, schemas).properties.some(
    ({name}) => name.toLowerCase() !== 'id' && idKind(name, undefined) === kind,
  );
}
