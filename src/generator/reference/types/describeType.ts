import {fillMessage, splitMessage} from '../../shared/messages/fillMessage.ts';
import {isNever} from '../model/isNever.ts';
import type {Schema} from '../model/Schema.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';

/** A part of a type in words: text, or a model that may be linked. */
export type TypePart = string | {model: string};

/** If there are more variants, they are counted instead of named. */
const MOST_VARIANTS = 4;

/**
 * Describes a type in words: `string (uuid)`, `array of Pet`, `one of Cat, Dog`, `map of integer`, `string or null`.
 */
export function describeType(schema: Schema, words: ReferenceWords): TypePart[] {
  const parts = describePlain(schema, words);
  return schema.nullable ? fillParts(words.orNull, {type: parts}) : parts;
}

/** The type as text. */
export function typeText(schema: Schema, words: ReferenceWords): string {
  return describeType(schema, words)
    .map((part) => (typeof part === 'string' ? part : part.model))
    .join('');
}

function describePlain(schema: Schema, words: ReferenceWords): TypePart[] {
  const {ref, types, allOf, oneOf, anyOf, constant} = schema;
  if (ref !== undefined) return [{model: ref}];
  if (constant && types.length !== 1) return [typeOfValue(constant.value)];
  if (isNever(schema)) return ['never'];
  const [onlyPart] = allOf ?? [];
  if (allOf?.length === 1 && onlyPart && !schema.properties) return describePlain(onlyPart, words);
  const variants = oneOf ?? anyOf;
  if (variants && variants.length > 0 && !schema.properties) {
    const [type = [], ...others] = describeVariants(variants, words);
    if (others.length === 0) return type;
    return fillParts(oneOf ? words.oneOfTypes : words.anyOfTypes, {
      types: joinTypes([type, ...others], words),
    });
  }
  if (types.length === 0)
    return [schema.enum ? typeOfValue(schema.enum[0]) : allOf ? 'object' : words.anyType];
  return types
    .map((type) => describeOne(type, schema, words))
    .reduce((type, other) => fillParts(words.eitherType, {type, other}));
}

function typeOfValue(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}

function describeOne(type: string, schema: Schema, words: ReferenceWords): TypePart[] {
  const {items, isStream, prefixItems, additional, format, title, properties} = schema;
  if (type === 'array') {
    if (prefixItems) {
      const types = prefixItems.map((item) => describeType(item, words));
      return fillParts(words.listOf, {types: listed(types)});
    }
    if (!items) return ['array'];
    return fillParts(isStream ? words.streamOf : words.arrayOf, {type: describeType(items, words)});
  }
  if (type === 'object' && typeof additional === 'object' && !properties)
    return fillParts(words.mapOf, {type: describeType(additional, words)});
  // The title may be the name of a type outside the document.
  if (type === 'object' && title !== undefined && /^\p{Lu}[\p{L}\p{N}]*$/u.test(title)) return [title];
  return [format === undefined ? type : `${type} (${format})`];
}

/** The types of variants, each once: a text and one of certain texts are both a `string`. */
function describeVariants(variants: readonly Schema[], words: ReferenceWords): TypePart[][] {
  const types = variants.map((variant) =>
    variant.title !== undefined && variant.ref === undefined ? [variant.title] : describeType(variant, words),
  );
  return [...new Map(types.map((type) => [JSON.stringify(type), type])).values()];
}

function joinTypes(types: readonly TypePart[][], words: ReferenceWords): TypePart[] {
  if (types.length > MOST_VARIANTS) return [fillMessage(words.manyTypes, {count: types.length})];
  return listed(types);
}

function listed(types: readonly TypePart[][]): TypePart[] {
  return types.flatMap((parts, index) => (index === 0 ? parts : [', ', ...parts]));
}

/** Replaces the placeholders of a message with types. */
function fillParts(message: string, values: Record<string, readonly TypePart[]>): TypePart[] {
  return splitMessage(message).flatMap((part, index): readonly TypePart[] => {
    if (index % 2 === 1) return values[part] ?? [];
    return part === '' ? [] : [part];
  });
}
