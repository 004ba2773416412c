import {oncePerObject} from '../../shared/collections/oncePerObject.ts';
import type {Schemas} from '../model/mergeSchema.ts';
import type {Schema} from '../model/Schema.ts';
import {hexOf, exampleUuid, withinLimits} from './exampleValues.ts';
import {idKind, kindOfModel, kindsOf} from './recordKinds.ts';

/**
 * An example id, which is the same everywhere in a document for ids of one kind: the author's example, or else one
 * derived from the kind.
 */
export function exampleId(kind: string, schema: Schema, schemas: Schemas): unknown {
  const isNumber = schema.types.some((type) => type === 'integer' || type === 'number');
  const given = givenIds(schemas).get(kind);
  if (typeof given === (isNumber ? 'number' : 'string')) return given;
  if (isNumber) {
    const {minimum = 1, maximum} = schema.limits ?? {};
    const value = Math.max(minimum, 100 + (Number.parseInt(hexOf(kind).slice(0, 6), 16) % 900));
    return maximum === undefined ? value : Math.min(maximum, value);
  }
  const uuid = exampleUuid(kind);
  return withinLimits(schema.format === 'uuid' ? uuid : uuid.slice(0, 8), schema);
}

/** Whether values of a type can be ids: integers, UUIDs, and strings without a format. */
export function isIdType({types, format}: Schema): boolean {
  return (
    types.includes('integer') || (types.includes('string') && (format === undefined || format === 'uuid'))
  );
}

/** The example ids in the document: those of a model's own id take precedence over those in references to it. */
const givenIds = oncePerObject((schemas: Schemas): ReadonlyMap<string, unknown> => {
  const kinds = kindsOf(schemas);
  const own = new Map<string, unknown>();
  const referring = new Map<string, unknown>();
  for (const {name: model, schema} of Object.values(schemas)) {
    for (const {name, schema: property} of ownProperties(schema)) {
      const kind = idKind(name, model);
      if (kind === undefined || !kinds.has(kind) || !property.example) continue;
      const target = kind === kindOfModel(model) ? own : referring;
      if (!target.has(kind)) target.set(kind, property.example.value);
    }
  }
  return new Map([...referring, ...own]);
});

function ownProperties({properties = [], allOf = []}: Schema) {
  return [...properties, ...allOf.flatMap((part) => (part.ref === undefined ? (part.properties ?? []) : []))];
}
