import type {ElementContent} from 'hast';
import {fillNodes} from '../elements/fillNodes.ts';
import {inlineCode, remarkLine} from '../elements/inline.ts';
import type {Parameter} from '../model/ApiModel.ts';
import {followSchema, mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {parameterPairs, parameterText} from '../../shared/samples/parameterPairs.ts';

/** Stands for a value. */
const ANY = '…';

/** How a list or an object is written in a request, on a line; nothing if that is as usual. */
export function writtenForm(
  parameter: Pick<Parameter, 'name' | 'in' | 'schema' | 'form'>,
  {model, words}: Pick<RenderContext, 'model' | 'words'>,
): ElementContent[] {
  const {name, in: place, schema, form} = parameter;
  const value =
    form && placeholderOf(schema, form.style === 'label' || form.style === 'matrix', model.schemas);
  if (!form || value === undefined) return [];
  const written =
    place === 'query'
      ? parameterPairs(name, value, form)
          .map((pair) => pair.join('='))
          .join('&')
      : parameterText(name, value, form);
  // Quotation marks are left of the values of JSON.
  const code = written.replaceAll(`"${ANY}"`, ANY).replaceAll(' ', '%20');
  return [remarkLine(fillNodes(words.writtenAs, {form: [inlineCode(code)]}))];
}

/**
 * A value with placeholders in place of items and fields; undefined for plain values.
 *
 * @param withPlain Whether a plain value, too, is written with something around it.
 */
function placeholderOf(given: Schema, withPlain: boolean, schemas: Schemas): unknown {
  const schema = followSchema(given, schemas);
  if (schema.types.includes('array')) return [ANY, ANY];
  const {properties} = mergeSchema(given, schemas);
  if (properties.length > 0) return Object.fromEntries(properties.slice(0, 2).map(({name}) => [name, ANY]));
  if (schema.types.includes('object')) return {key: ANY};
  return withPlain ? ANY : undefined;
}
