import type {Schema} from '../model/Schema.ts';

/** A type in words: texts, and names of models that may be linked. */
export type TypePart = string | {model: string};

/** More variants than this are counted, not named. */
const MOST_VARIANTS = 4;

/** Writes a type in words: `string (uuid)`, `array of Pet`, `one of Cat, Dog`, `map of integer`, `string or null`. */
export function describeType(schema: Schema): TypePart[] {
  const parts = describePlain(schema);
  return schema.nullable ? [...parts, ' or null'] : parts;
}

/** The type as text. */
export function typeText(schema: Schema): string {
  return describeType(schema)
    .map((part) => (typeof part === 'string' ? part : part.model))
    .join('');
}

function describePlain(schema: Schema): TypePart[] {
  const {ref, types, allOf, oneOf, anyOf, items, prefixItems, additional, format, constant} = schema;
  if (ref !== undefined) return [{model: ref}];
  if (constant) return [typeof constant.value];
  const [onlyPart] = allOf ?? [];
  if (allOf?.length === 1 && onlyPart && !schema.properties) return describePlain(onlyPart);
  const variants = oneOf ?? anyOf;
  if (variants && variants.length > 0 && !schema.properties) {
    return [oneOf ? 'one of ' : 'any of ', ...joinVariants(variants)];
  }
  if (types.length === 0) return [schema.enum ? typeof schema.enum[0] : allOf ? 'object' : 'any'];
  return types.flatMap((type, index): TypePart[] => {
    const words = describeOne(type, {items, prefixItems, additional, format, schema});
    return index === 0 ? words : [' or ', ...words];
  });
}

function describeOne(
  type: string,
  {
    items,
    prefixItems,
    additional,
    format,
    schema,
  }: Pick<Schema, 'items' | 'prefixItems' | 'additional' | 'format'> & {schema: Schema},
): TypePart[] {
  if (type === 'array') {
    if (prefixItems)
      return [
        'list of ',
        ...prefixItems.flatMap((item, index) => [index === 0 ? '' : ', ', ...describeType(item)]),
      ];
    return items ? ['array of ', ...describeType(items)] : ['array'];
  }
  if (type === 'object' && typeof additional === 'object' && !schema.properties)
    return ['map of ', ...describeType(additional)];
  // The name of a type that the document does not hold.
  if (type === 'object' && schema.title !== undefined && /^\p{Lu}[\p{L}\p{N}]*$/u.test(schema.title))
    return [schema.title];
  return [format === undefined ? type : `${type} (${format})`];
}

function joinVariants(variants: Schema[]): TypePart[] {
  if (variants.length > MOST_VARIANTS) return [`${variants.length} types`];
  return variants.flatMap((variant, index) => {
    const parts =
      variant.title !== undefined && variant.ref === undefined ? [variant.title] : describeType(variant);
    return index === 0 ? parts : [', ', ...parts];
  });
}
