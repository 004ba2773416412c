import type {EntitySchema, FieldValue, FormValues, PropertySchema} from './EntitySchema.ts';

/** The errors of the values, by property; empty if they satisfy the schema. */
export function validate(schema: EntitySchema, values: FormValues): Record<string, string> {
  const problems = Object.entries(schema.properties).map(([name, property]) => {
    const value = values[name];
    const missing = value === undefined || value === '';
    if (missing) return [name, schema.required?.includes(name) ? 'Fill in this field.' : undefined] as const;
    return [name, problemOf(property, value)] as const;
  });
  return Object.fromEntries(problems.filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function problemOf(property: PropertySchema, value: FieldValue): string | undefined {
  if (typeof value !== 'string') return undefined;
  const {enum: names, minLength = 0, maxLength = Infinity, pattern, format} = property;
  if (names && !names.includes(value)) return `Choose one of ${names.join(', ')}.`;
  if (value.length < minLength) return `Use at least ${minLength} characters.`;
  if (value.length > maxLength) return `Use at most ${maxLength} characters.`;
  if (pattern && !new RegExp(pattern, 'u').test(value)) return `The value does not match ${pattern}.`;
  if (format === 'url' && !URL.canParse(value))
    return 'Enter a complete address, such as https://example.com.';
  return undefined;
}

/** The properties that differ from the stored record, which is all that an update sends. */
export function changedValues(stored: FormValues, values: FormValues): FormValues {
  const names = Object.keys(values).filter(
    (name) => JSON.stringify(values[name]) !== JSON.stringify(stored[name]),
  );
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}
