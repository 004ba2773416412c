import {listOf} from '../../shared/invariants/listOf.ts';
import {describeValue} from '../../problems/describeSchema.ts';
import {joinWords} from '../../shared/text/joinWords.ts';
import {nearest} from '../../shared/text/nearest.ts';
import type {FormMistake} from './FormMistake.ts';
import {isOfType} from './schemaTypes.ts';
import {objectOf, type PlainObject} from './unknownData.ts';

/** The default and the examples of a schema that it does not allow. */
export function schemaExampleMistakes(schema: PlainObject): FormMistake[] {
  const examples: [keys: string[], value: unknown][] = [
    [['example'], schema.example],
    ...listOf(schema.examples).map((value, index): [string[], unknown] => [['examples', `${index}`], value]),
  ];
  return [
    ...mistakesIn([[['default'], schema.default]], schema, 'The `default` of a schema'),
    ...mistakesIn(examples, schema, 'An example of a schema'),
  ];
}

/** The schema of a parameter, and that of its items, without references. */
export interface ParameterSchemas {
  schema: PlainObject;
  items: PlainObject;
}

/** The examples of a parameter or header that its schema does not allow. */
export function parameterExampleMistakes(
  parameter: PlainObject,
  {schema, items}: ParameterSchemas,
  name: 'parameter' | 'header',
): FormMistake[] {
  const named = Object.entries(objectOf(parameter.examples)).flatMap(([key, given]) =>
    ['value', 'dataValue'].map((part): [string[], unknown] => [
      ['examples', key, part],
      objectOf(given)[part],
    ]),
  );
  const examples: [keys: string[], value: unknown][] = [[['example'], parameter.example], ...named];
  const subject = `An example of this ${name}`;
  return examples.flatMap(([keys, value]) => {
    if (!typesOf(schema).includes('array'))
      return mistakesIn([[keys, sentValue(value, schema)]], schema, subject);
    // Lists are also written in the form in which they are sent, which may have any separator.
    const listed = isText(value) && !/[^\w.-]/.test(value) ? [value] : listOf(value);
    const isList = value === undefined || isText(value) || Array.isArray(value);
    return [
      ...mistakesIn(isList ? [] : [[keys, value]], schema, subject),
      ...mistakesIn(
        listed.map((item) => [keys, sentValue(item, items)]),
        items,
        `An item in an example of this ${name}`,
      ),
    ];
  });
}

/** What a value is for a schema: parameters are sent as texts, so that a text and the number in it are the same. */
function sentValue(value: unknown, schema: PlainObject): unknown {
  const types = typesOf(schema);
  if (types.length === 0 || types.includes('string'))
    return typeof value === 'object' ? value : textOfPlain(value);
  if (!isText(value)) return value;
  // The form of an object varies.
  return types.includes('object') ? undefined : (literalOf(value) ?? value);
}

function textOfPlain(value: unknown): string | undefined {
  return value === undefined ? undefined : String(value);
}

function mistakesIn(
  values: readonly [keys: string[], value: unknown][],
  schema: PlainObject,
  subject: string,
): FormMistake[] {
  return values.flatMap(([keys, value]): FormMistake[] => {
    const found = value === undefined ? undefined : contradiction(value, schema, keys[0] === 'default');
    if (!found) return [];
    return [{keys, message: `${subject} is ${describeValue(value)}${found.reason}.`, hint: found.hint}];
  });
}

/** Why a schema does not allow a value, as the end of a sentence; undefined if it does. */
function contradiction(
  value: unknown,
  schema: PlainObject,
  isDefault: boolean,
): {reason: string; hint: string} | undefined {
  const {nullable, enum: given} = schema;
  const values = listOf(given);
  if (value === null && (nullable === true || values.includes(null))) return undefined;
  if (values.length > 0 && (isDefault || isOfSchema(value, schema))) {
    const text = JSON.stringify(value);
    if (values.some((one) => JSON.stringify(one) === text)) return undefined;
    const hint = meantValue(value, values) ?? 'Add it to the list, or remove it.';
    return {reason: ', which its `enum` does not have', hint};
  }
  // Many schemas say by it that there is no default.
  if (isDefault && value === null) return undefined;
  if (!isOfSchema(value, schema)) {
    const types = typesOf(schema).map((one) => `\`${one}\``);
    const what = isDefault ? 'a default' : 'an example';
    const hint = meantExample(value, schema) ?? `Write ${what} of that type, or change the type.`;
    return {reason: `, but its \`type\` is ${joinWords(types, 'or')}`, hint};
  }
  const limit = exceededLimit(value, schema);
  if (limit === undefined) return undefined;
  const hint = 'Write a value within the limit, or change the limit.';
  return {reason: `, but its \`${limit}\` is ${String(schema[limit])}`, hint};
}

function isOfSchema(value: unknown, schema: PlainObject): boolean {
  const types = typesOf(schema);
  // Of a name that is no type, nobody knows what it means.
  return types.length === 0 || types.some((one) => isOfType(value, one) !== false);
}

function typesOf({type}: PlainObject): string[] {
  return (Array.isArray(type) ? type : [type]).filter(isText);
}

/** The limit of a number that a value exceeds. */
function exceededLimit(value: unknown, schema: PlainObject): string | undefined {
  if (!isNumber(value)) return undefined;
  const {minimum, maximum, exclusiveMinimum, exclusiveMaximum} = schema;
  if (isNumber(minimum) && (value < minimum || (value === minimum && exclusiveMinimum === true)))
    return 'minimum';
  if (isNumber(maximum) && (value > maximum || (value === maximum && exclusiveMaximum === true)))
    return 'maximum';
  if (isNumber(exclusiveMinimum) && value <= exclusiveMinimum) return 'exclusiveMinimum';
  return isNumber(exclusiveMaximum) && value >= exclusiveMaximum ? 'exclusiveMaximum' : undefined;
}

/** The same value with or without quotation marks. */
function meantExample(value: unknown, schema: PlainObject): string | undefined {
  if (typeof value === 'object') return undefined;
  const meant = (isText(value) ? literalOf(value) : undefined) ?? String(value);
  return isOfSchema(meant, schema) ? `Write \`${JSON.stringify(meant)}\`.` : undefined;
}

/** The number or truth value that a text is in JSON; undefined for other texts. */
function literalOf(text: string): unknown {
  return /^(?:true|false|-?(?:0|[1-9]\d*)(?:\.\d+)?)$/.test(text) ? JSON.parse(text) : undefined;
}

/** A value of another type that looks the same, or a similar name. */
function meantValue(own: unknown, values: readonly unknown[]): string | undefined {
  const isPlain = typeof own !== 'object';
  const same = isPlain ? values.find((value) => String(value) === String(own)) : undefined;
  if (same !== undefined) return `Write \`${JSON.stringify(same)}\`.`;
  const near = isText(own) ? nearest(own, values.filter(isText)) : undefined;
  return near === undefined ? undefined : `Did you mean \`${near}\`?`;
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number';
}
