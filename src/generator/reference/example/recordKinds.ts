import {oncePerObject} from '../../shared/collections/oncePerObject.ts';
import {wordsOf} from '../../shared/text/letterCase.ts';
import {mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';

/**
 * A key for ids of one kind of record: `id` of Customer, `customerId` and `customer_id` share it.
 *
 * @param model Name of the model that has the property.
 * @returns Undefined for a property that is not an id, or the id of something without a name
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

/** The kinds of the ids of all models. */
export const kindsOf: (schemas: Schemas) => ReadonlySet<string> = oncePerObject(
  (schemas) => new Set(Object.keys(schemas).map(kindOfModel)),
);

/** The schema of the id that the server assigns to records of a model; undefined for models that are not records. */
export function recordId(model: string, schemas: Schemas): Schema | undefined {
  const id = mergeSchema({types: [], ref: model}, schemas).properties.find(({name}) => name === 'id');
  return id?.schema.readOnly ? id.schema : undefined;
}

/** Whether records of a model are parts of another model's records, to which they refer by id. */
export function isPartOf(model: string, owner: string, schemas: Schemas): boolean {
  const kind = kindOfModel(owner);
  return mergeSchema({types: [], ref: model}, schemas).properties.some(
    ({name}) => name.toLowerCase() !== 'id' && idKind(name, undefined) === kind,
  );
}
