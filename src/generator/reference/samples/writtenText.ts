import type {Parameter} from '../model/ApiModel.ts';
import {followSchema, mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {parameterPairs, parameterText} from '../../shared/samples/parameterPairs.ts';
import {queryText} from '../../shared/samples/requestUrl.ts';

/** Stands for a value. */
export const ANY = '…';

/** How a parameter is written in a request, with a placeholder for each value: `ids=…,…`. */
export function writtenText(
  {name, in: place, schema, form}: Pick<Parameter, 'name' | 'in' | 'schema' | 'form'>,
  schemas: Schemas,
): string {
  const value = placeholderOf(schema, schemas);
  const written =
    place === 'query'
      ? `${form?.isWhole ? '?' : ''}${queryText(parameterPairs(name, value, form))}`
      : place === 'cookie'
        ? parameterPairs(name, value, form)
            .map((pair) => pair.join('='))
            .join(';\u00a0')
        : parameterText(name, value, form);
  return written.replaceAll(' ', '%20');
}

/** A value with placeholders in place of items and fields; for a plain value, the placeholder itself. */
export function placeholderOf(given: Schema, schemas: Schemas): unknown {
  const schema = followSchema(given, schemas);
  if (schema.types.includes('array')) return [ANY, ANY];
  const {properties} = mergeSchema(given, schemas);
  if (properties.length > 0) return Object.fromEntries(properties.slice(0, 2).map(({name}) => [name, ANY]));
  if (schema.types.includes('object')) return {key: ANY};
  return ANY;
}
