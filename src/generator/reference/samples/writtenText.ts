import type {Parameter} from '../model/ApiModel.ts';
import {isSent} from '../model/isSent.ts';
import {followSchema, mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {parameterPairs, parameterText} from '../../shared/samples/parameterPairs.ts';
import {queryText} from '../../shared/samples/requestUrl.ts';

/** Stands for a value. */
export const ANY = '…';

/** Objects and lists further inside are left out: models may contain themselves. */
const DEEPEST = 4;

type Written = Pick<Parameter, 'name' | 'in' | 'schema' | 'form'>;

/** How a parameter is written in a request, with a placeholder for each value: `ids=…,…`. */
export function writtenText(parameter: Written, schemas: Schemas): string {
  return textOf(parameter, placeholderOf(parameter.schema, schemas, parameter.form));
}

/**
 * How the kinds of values that a parameter may have are written, each once: `created[gt]=…` and `created=…`. Empty if
 * there are only plain ones.
 */
export function writtenTexts(parameter: Written, schemas: Schemas): string[] {
  const {schema, form} = parameter;
  const {oneOf, anyOf, types, properties} = followSchema(schema, schemas);
  const variants = types.length === 0 && !properties ? (oneOf ?? anyOf ?? [schema]) : [schema];
  const values = variants.map((variant) => placeholderOf(variant, schemas, form));
  if (values.every((value) => value === ANY)) return [];
  return [...new Set(values.map((value) => textOf(parameter, value)))];
}

function textOf({name, in: place, form}: Written, value: unknown): string {
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
function placeholderOf(given: Schema, schemas: Schemas, form: Parameter['form'], depth = 0): unknown {
  const isDeep = form?.style === 'deepObject';
  // Only these have a form for what is inside an object or a list.
  const inside = (schema: Schema) =>
    isDeep && depth < DEEPEST ? placeholderOf(schema, schemas, form, depth + 1) : ANY;
  const schema = followSchema(given, schemas);
  if (schema.types.includes('array')) {
    const item = schema.items ? inside(schema.items) : ANY;
    return item === ANY && depth === 0 ? [ANY, ANY] : [item];
  }
  const properties = mergeSchema(given, schemas).properties.filter((property) =>
    isSent(property.schema, 'request', schemas),
  );
  if (properties.length > 0) {
    const shown = properties.slice(0, depth === 0 ? 2 : 1);
    return Object.fromEntries(shown.map((property) => [property.name, inside(property.schema)]));
  }
  if (schema.types.includes('object')) return {key: ANY};
  const [variant] = schema.oneOf ?? schema.anyOf ?? [];
  return variant && depth > 0 ? inside(variant) : ANY;
}
