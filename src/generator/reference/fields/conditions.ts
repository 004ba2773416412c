import type {ElementContent} from 'hast';
import {text} from '../../shared/markup/element.ts';
import {fillNodes} from '../elements/fillNodes.ts';
import {codeList, inlineCode, joined, remarkLine} from '../elements/inline.ts';
import type {Property, Schema} from '../model/Schema.ts';
import {describeContained} from '../types/describeLimits.ts';
import {hasOnly, onlyValues, type RuleContext, valueNodes} from './valueNodes.ts';

/** What applies to some fields, keys or items of a value only, in a line for each rule. */
export function conditions(schema: Schema, context: RuleContext): ElementContent[] {
  const {allOf = []} = schema;
  return [schema, ...allOf.filter(({ref}) => ref === undefined)].flatMap((part) =>
    linesOf(part, context).map(remarkLine),
  );
}

function linesOf(schema: Schema, context: RuleContext): ElementContent[][] {
  const {words} = context;
  const {propertyNames, dependentRequired = [], dependentSchemas = [], condition, contains} = schema;
  const ifPresent = (name: string, consequence: ElementContent[]) =>
    fillNodes(words.ifThen, {
      condition: fillNodes(words.isPresent, {field: [inlineCode(name)]}),
      consequence,
    });
  const count = contains && describeContained(schema, words);
  return [
    ...(contains && count !== undefined
      ? [fillNodes(words.containsItems, {count: [text(count)], what: valueNodes(contains, context)})]
      : []),
    ...(schema.noOtherItems ? [[text(words.noOtherItems)]] : []),
    ...(propertyNames ? [fillNodes(words.eachKey, {what: valueNodes(propertyNames, context)})] : []),
    ...dependentRequired.map(([name, names]) => ifPresent(name, requirement(names, context))),
    ...dependentSchemas.map(([name, one]) => ifPresent(name, consequenceOf(one, context))),
    ...(condition?.met
      ? [
          fillNodes(words.ifThen, {
            condition: conditionOf(condition.when, context),
            consequence: consequenceOf(condition.met, context),
          }),
        ]
      : []),
    ...(condition?.unmet
      ? [
          // Without a consequence before it, "otherwise" would have nothing to refer to.
          condition.met
            ? fillNodes(words.otherwise, {consequence: consequenceOf(condition.unmet, context)})
            : fillNodes(words.unlessThen, {
                condition: conditionOf(condition.when, context),
                consequence: consequenceOf(condition.unmet, context),
              }),
        ]
      : []),
  ];
}

/** `kind is big and owner is present`. */
function conditionOf(schema: Schema, context: RuleContext): ElementContent[] {
  if (!isAboutFields(schema)) return valueNodes(schema, context);
  const {properties = [], required = []} = schema;
  const isPresent = (name: string) => fillNodes(context.words.isPresent, {field: [inlineCode(name)]});
  const parts = [
    ...properties.map((property) =>
      isAnything(property.schema) ? isPresent(property.name) : fieldNodes(property, context),
    ),
    ...required.map(isPresent),
  ];
  return joined(parts, context.words.and);
}

/** `name required; kind string, up to 3 characters`. */
function consequenceOf(schema: Schema, context: RuleContext): ElementContent[] {
  if (!isAboutFields(schema)) return valueNodes(schema, context);
  const {properties = [], required = []} = schema;
  const names = [...properties.filter((one) => one.required).map(({name}) => name), ...required];
  const limited = properties.filter((property) => !isAnything(property.schema));
  const parts = [
    ...(names.length === 0 ? [] : [requirement(names, context)]),
    ...limited.map((property) => fieldNodes(property, context)),
  ];
  return joined(parts, '; ');
}

function requirement(names: readonly string[], {words}: RuleContext): ElementContent[] {
  return [...codeList(names), text(` ${words.required}`)];
}

function fieldNodes({name, schema}: Property, context: RuleContext): ElementContent[] {
  const {words} = context;
  const field = [inlineCode(name)];
  const values = onlyValues(schema, context);
  if (!values) return [...field, text(' '), ...valueNodes(schema, context)];
  const value = values
    .map((one): ElementContent[] => [inlineCode(one)])
    .reduce((type, other) => fillNodes(words.eitherType, {type, other}));
  return fillNodes(words.isValue, {field, value});
}

/** Whether a schema is nothing but fields of an object, of which words can say something. */
function isAboutFields(schema: Schema): boolean {
  const {properties = [], required = [], types} = schema;
  const isObject = types.every((type) => type === 'object');
  return isObject && properties.length + required.length > 0 && hasOnly(schema, ['properties', 'required']);
}

function isAnything(schema: Schema): boolean {
  return schema.ref === undefined && schema.types.length === 0 && hasOnly(schema, []);
}
