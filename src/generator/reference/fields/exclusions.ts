import type {ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import {fillNodes} from '../elements/fillNodes.ts';
import {codeList, inlineCode, joined, remarkLine} from '../elements/inline.ts';
import {typeNodes} from '../elements/modelLink.ts';
import type {Schema} from '../model/Schema.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {describeLimits, valueText} from '../types/describeLimits.ts';
import {toJsonSchema} from '../types/jsonSchema.ts';
import {constraintNodes} from './limits.ts';

type Context = Pick<RenderContext, 'modelHref' | 'model' | 'words'>;

/** What the schema itself excludes, in a line for each: by `not`, or all keys of an object without fields. */
export function exclusions(schema: Schema, context: Context): ElementContent[] {
  const {not, allOf = []} = schema;
  const excluded = [not, ...allOf.map((part) => part.not)].flatMap((one) => (one ? alternatives(one) : []));
  return [
    ...(isEmptyOnly(schema) ? [remarkLine([text(context.words.noKeys)])] : []),
    ...excluded.map((one) => remarkLine(exclusion(one, context))),
  ];
}

function isEmptyOnly({
  ref,
  additional,
  properties = [],
  patternProperties,
  allOf,
  oneOf,
  anyOf,
}: Schema): boolean {
  const hasOther = ref ?? patternProperties ?? allOf ?? oneOf ?? anyOf;
  return additional === false && properties.length === 0 && hasOther === undefined;
}

/** If any of several schemas must not match, none of them may. */
function alternatives(schema: Schema): Schema[] {
  return schema.anyOf && hasOnly(schema, ['anyOf']) ? schema.anyOf.flatMap(alternatives) : [schema];
}

function exclusion(schema: Schema, context: Context): ElementContent[] {
  const {words} = context;
  const {ref, types, required = [], nullable, limits} = schema;
  const isAnyType = ref === undefined && types.length === 0;
  const notAllowed = (what: ElementContent[]) => fillNodes(words.notAllowed, {what});
  const values = schema.constant ? [schema.constant.value] : schema.enum;
  if (values && hasOnly(schema, ['constant', 'enum'])) return notAllowed(codeList(values.map(valueText)));
  if (required.length > 0 && hasOnly(schema, ['required'])) {
    const fields = codeList(required);
    return required.length === 1 ? notAllowed(fields) : fillNodes(words.notTogether, {fields});
  }
  if (nullable && isAnyType && hasOnly(schema, ['nullable'])) return notAllowed([inlineCode('null')]);
  if (hasOnly(schema, ['ref', 'limits'])) {
    if (isAnyType && !limits) return [text(words.nothingAllowed)];
    const type = isAnyType ? [] : [typeNodes(schema, context)];
    return notAllowed(joined([...type, ...describeLimits(schema, words).map(constraintNodes)], ', '));
  }
  // Words for the rest would be longer than the schema, and less exact.
  return notAllowed([inlineCode(valueText(toJsonSchema(schema)))]);
}

/** Whether nothing else in a schema determines which values match it. */
function hasOnly(schema: Schema, keys: readonly (keyof Schema)[]): boolean {
  const known: readonly string[] = [...keys, 'types', 'title', 'description', 'format', 'example'];
  return Object.keys(schema).every((key) => known.includes(key));
}
