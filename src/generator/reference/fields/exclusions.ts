import type {ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import {fillNodes} from '../elements/fillNodes.ts';
import {codeList, inlineCode, remarkLine} from '../elements/inline.ts';
import type {Schema} from '../model/Schema.ts';
import {hasOnly, type RuleContext, valueNodes} from './valueNodes.ts';

/** What the schema itself excludes, in a line for each: by `not`, or all keys of an object without fields. */
export function exclusions(schema: Schema, context: RuleContext): ElementContent[] {
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

function exclusion(schema: Schema, context: RuleContext): ElementContent[] {
  const {words} = context;
  const {ref, types, required = [], nullable} = schema;
  const isAnyType = ref === undefined && types.length === 0;
  const notAllowed = (what: ElementContent[]) => fillNodes(words.notAllowed, {what});
  if (required.length > 0 && hasOnly(schema, ['required'])) {
    const fields = codeList(required);
    return required.length === 1 ? notAllowed(fields) : fillNodes(words.notTogether, {fields});
  }
  if (nullable && isAnyType && hasOnly(schema, ['nullable'])) return notAllowed([inlineCode('null')]);
  return isAnyType && hasOnly(schema, [])
    ? [text(words.nothingAllowed)]
    : notAllowed(valueNodes(schema, context));
}
