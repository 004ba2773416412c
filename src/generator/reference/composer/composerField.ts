import type {ComposerField, FieldLimits} from '../../shared/composer/ComposerData.ts';
import {requiredFirst} from '../fields/fieldRow.ts';
import {followSchema, mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {plainSentence} from '../pages/plainSentence.ts';
import {isFile} from '../samples/isFile.ts';
import {typeText} from '../types/describeType.ts';

/** Objects in objects in objects are filled in as JSON: a form of more levels is harder to read than its text. */
const DEEPEST = 3;

interface Named {
  name: string;
  required: boolean;
  schema: Schema;
  description?: string;
}

/** What a form needs to know of a value. Fields that only the server sets are left out. */
export function composerField(
  named: Named,
  schemas: Schemas,
  depth = 0,
  within: readonly string[] = [],
): ComposerField {
  const {name, required, schema, description} = named;
  const full = followSchema(schema, schemas);
  const hint = plainSentence(description ?? schema.description ?? full.description);
  const limits = limitsOf(full);
  return {
    name,
    ...(required && {required: true as const}),
    type: typeText(schema),
    ...(hint !== undefined && {hint}),
    ...(limits && {limits}),
    ...(full.format !== undefined && {format: full.format}),
    ...shapeOf(full, schemas, depth, schema.ref === undefined ? within : [...within, schema.ref]),
  };
}

function shapeOf(
  schema: Schema,
  schemas: Schemas,
  depth: number,
  within: readonly string[],
): Pick<ComposerField, 'kind' | 'choices' | 'fields' | 'item'> {
  const choices = schema.constant ? [schema.constant.value] : schema.enum;
  if (choices) return {kind: 'choice', choices};
  if (isFile(schema, schemas)) return {kind: 'file'};
  const merged = mergeSchema(schema, schemas);
  if (merged.oneOf || merged.anyOf) return {kind: 'json'};
  if (merged.properties.length > 0) {
    const isRepeated = new Set(within).size < within.length;
    if (depth >= DEEPEST || isRepeated) return {kind: 'json'};
    const fields = requiredFirst(merged.properties)
      .filter((property) => !followSchema(property.schema, schemas).readOnly && !property.schema.readOnly)
      .map((property) => composerField(property, schemas, depth + 1, within));
    return fields.length === 0 ? {kind: 'json'} : {kind: 'object', fields};
  }
  const [type, ...others] = schema.types;
  if (others.length > 0) return {kind: 'json'};
  switch (type) {
    case 'string':
      return {kind: 'text'};
    case 'number':
    case 'integer':
    case 'boolean':
      return {kind: type};
    case 'array': {
      if (!schema.items) return {kind: 'json'};
      const item = composerField(
        {name: '', required: true, schema: schema.items},
        schemas,
        depth + 1,
        within,
      );
      return item.kind === 'json' || item.kind === 'list' ? {kind: 'json'} : {kind: 'list', item};
    }
    default:
      return {kind: 'json'};
  }
}

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
] as const;

function limitsOf({limits = {}}: Schema): FieldLimits | undefined {
  const own: FieldLimits = {};
  for (const key of LIMITS) {
    const limit = limits[key];
    if (limit !== undefined) own[key] = limit;
  }
  if (limits.pattern !== undefined) own.pattern = limits.pattern;
  return Object.keys(own).length > 0 ? own : undefined;
}
