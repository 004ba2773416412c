import * as z from 'zod';
import {listKeys} from './describeSchema.ts';
import {definition, schemasAt} from './knownKeys.ts';

type Schema = z.core.$ZodType;

/** Words that YAML 1.1 and other formats take for booleans. */
const BOOLEANS: Record<string, boolean> = {
  yes: true,
  on: true,
  true: true,
  no: false,
  off: false,
  false: false,
};

/**
 * Tells how to write a value of the wrong type, if it shows what is meant: `one, two` is a list, `yes` is `true`.
 *
 * The notation is that of JSON, which YAML and TypeScript understand too.
 */
export function otherTypeHint(value: unknown, schemas: readonly Schema[]): string | undefined {
  if (value === null) return 'Write a value, or remove the key.';
  if (value === true && schemas.some(takesNoKeys)) return 'Write `{}` for the defaults.';
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  const word = BOOLEANS[text.toLowerCase()];
  if (word !== undefined && accepts(schemas, 'boolean')) return `Write \`${word}\`.`;
  if (isNumber(text) && accepts(schemas, 'number')) return `Write \`${text}\`, without quotes.`;
  if (schemas.some(isListOfStrings)) return `Write a list: \`${JSON.stringify(entriesOf(text))}\`.`;
  const keys = schemas.flatMap((schema) => {
    const def = definition(schema);
    return def.type === 'object' ? Object.keys(def.shape) : [];
  });
  return keys.length > FEW_KEYS ? undefined : listKeys(keys);
}

/** A longer list would hide the message. */
const FEW_KEYS = 8;

type SchemaType = ReturnType<typeof definition>['type'];

function accepts(schemas: readonly Schema[], type: SchemaType): boolean {
  return schemas.some((schema) => definition(schema).type === type);
}

function isListOfStrings(schema: Schema): boolean {
  const def = definition(schema);
  return def.type === 'array' && accepts(schemasAt(def.element, []), 'string');
}

function takesNoKeys(schema: Schema): boolean {
  return definition(schema).type === 'object' && z.core.safeParse(schema, {}).success;
}

function isNumber(text: string): boolean {
  return /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text);
}

/** A comma inside brackets, as in `*.{md,mdx}`, separates no entries. */
function entriesOf(text: string): string[] {
  if (/[(){}[\]]/.test(text)) return [text];
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.filter((entry) => entry !== '');
}
