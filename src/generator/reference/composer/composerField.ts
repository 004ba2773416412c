import type {ComposerField, FieldLimits} from '../../shared/composer/ComposerData.ts';
import {isLockVersion} from '../example/chooseProperties.ts';
import {requiredFirst} from '../fields/fieldRow.ts';
import {isSent} from '../model/isSent.ts';
import {followSchema, mergeSchema, type Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {plainSentence} from '../pages/plainSentence.ts';
import {isFile} from '../samples/isFile.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import {typeText} from '../types/describeType.ts';

/** Objects nested more deeply are filled in as JSON, which is easier to read than a form with more levels. */
const DEEPEST = 3;

interface Named {
  name: string;
  required: boolean;
  schema: Schema;
  description?: string;
}

/** The place of a value in a body. */
interface Place {
  depth: number;
  /** Models that contain it. */
  within: readonly string[];
  /** Whether the body replaces a record, and therefore contains the version that was read. */
  replaces: boolean;
}

const OUTERMOST: Place = {depth: 0, within: [], replaces: false};

/** The models of a document, and the messages for their types. */
export interface FieldContext {
  schemas: Schemas;
  words: ReferenceWords;
}

/** Describes a value for a form. Fields that only the server sets are left out. */
export function composerField(
  named: Named,
  {schemas, words}: FieldContext,
  place: Place = OUTERMOST,
): ComposerField {
  const {name, required, schema, description} = named;
  const {within} = place;
  const full = followSchema(schema, schemas);
  const hint = plainSentence(description ?? schema.description ?? full.description);
  const limits = limitsOf(full);
  return {
    name,
    ...(required && {required: true as const}),
    type: typeText(schema, words),
    ...(hint !== undefined && {hint}),
    ...(limits && {limits}),
    ...(full.format !== undefined && {format: full.format}),
    ...shapeOf(
      full,
      {schemas, words},
      schema.ref === undefined ? place : {...place, within: [...within, schema.ref]},
    ),
  };
}

/** Describes a body for a form. */
export function composerBodyField(named: Named, context: FieldContext, replaces: boolean): ComposerField {
  return composerField(named, context, {...OUTERMOST, replaces});
}

function shapeOf(
  schema: Schema,
  context: FieldContext,
  place: Place,
): Pick<ComposerField, 'kind' | 'choices' | 'fields' | 'item'> {
  const {schemas} = context;
  const {depth, within, replaces} = place;
  const deeper = {depth: depth + 1, within, replaces: false};
  const choices = schema.constant ? [schema.constant.value] : schema.enum;
  if (choices) return {kind: 'choice', choices};
  if (isFile(schema, schemas)) return {kind: 'file'};
  const merged = mergeSchema(schema, schemas);
  if (merged.oneOf || merged.anyOf) return {kind: 'json'};
  if (merged.properties.length > 0) {
    const isRepeated = new Set(within).size < within.length;
    if (depth >= DEEPEST || isRepeated) return {kind: 'json'};
    const fields = requiredFirst(merged.properties)
      .filter(
        ({name, schema: own}) => isSent(own, 'request', schemas) || (replaces && isLockVersion(name, own)),
      )
      .map((property) => composerField(property, context, deeper));
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
      const item = composerField({name: '', required: true, schema: schema.items}, context, deeper);
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
