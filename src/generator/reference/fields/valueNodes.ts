import type {ElementContent} from 'hast';
import {codeList, inlineCode, joined} from '../elements/inline.ts';
import {typeNodes} from '../elements/modelLink.ts';
import {isNever} from '../model/isNever.ts';
import type {Schema} from '../model/Schema.ts';
import type {RenderContext} from '../render/RenderContext.ts';
import {describeLimits, valueText} from '../types/describeLimits.ts';
import {toJsonSchema} from '../types/jsonSchema.ts';
import {constraintNodes} from './limits.ts';

export type RuleContext = Pick<RenderContext, 'modelHref' | 'model' | 'words'>;

/** Which values match a schema, in words on one line: the values themselves, or a type with its limits. */
export function valueNodes(schema: Schema, context: RuleContext): ElementContent[] {
  const {ref, types, limits} = schema;
  const values = onlyValues(schema, context);
  if (values) return codeList(values);
  if (isNever(schema)) return typeNodes(schema, context);
  if (hasOnly(schema, ['ref', 'limits'])) {
    const isAnyType = ref === undefined && types.length === 0 && limits !== undefined;
    const type = isAnyType ? [] : [typeNodes(schema, context)];
    const words = describeLimits(schema, context).map(constraintNodes);
    return joined([...type, ...words], context.words.nextLimit);
  }
  // Words for the rest would be longer than the schema, and less exact.
  return [inlineCode(valueText(toJsonSchema(schema), context.model.longIntegers))];
}

/** The values that match a schema, if it is nothing but a list of them. */
export function onlyValues(schema: Schema, {model}: Pick<RuleContext, 'model'>): string[] | undefined {
  const values = schema.constant ? [schema.constant.value] : schema.enum;
  if (!values || !hasOnly(schema, ['constant', 'enum'])) return undefined;
  return values.map((value) => valueText(value, model.longIntegers));
}

/** Whether nothing else in a schema determines which values match it. */
export function hasOnly(schema: Schema, keys: readonly (keyof Schema)[]): boolean {
  const known: readonly string[] = [
    ...keys,
    'types',
    'title',
    'description',
    'format',
    'example',
    'moreExamples',
    'enumNames',
  ];
  return Object.keys(schema).every((key) => known.includes(key));
}
