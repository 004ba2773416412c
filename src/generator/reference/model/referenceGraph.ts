import type {ApiModel, Operation} from './ApiModel.ts';
import type {Schema} from './Schema.ts';

/** One use of a model in another: through a field, or without one as a parent or variant. */
export interface ModelUse {
  model: string;
  /** Name of the field, if it is used through a field. */
  field?: string;
  /** Whether it is used as a list or map. */
  many: boolean;
  /** Whether the model is a part of `allOf`. */
  parent: boolean;
}

export interface OperationUse {
  operation: Operation;
  request: boolean;
  response: boolean;
}

/** References between models, through fields, lists, variants and internal schemas in between. */
export interface ReferenceGraph {
  /** What each model refers to. */
  contains: ReadonlyMap<string, ModelUse[]>;
  /** What refers to each model; `model` is the referring one. */
  usedBy: ReadonlyMap<string, ModelUse[]>;
  operations: ReadonlyMap<string, OperationUse[]>;
}

/** Builds the graph of references between models, and from operations to models. */
export function buildReferenceGraph({schemas, groups}: ApiModel): ReferenceGraph {
  const contains = new Map<string, ModelUse[]>();
  const usedBy = new Map<string, ModelUse[]>();
  const operations = new Map<string, OperationUse[]>();
  const isInternal = (name: string) => schemas[name]?.internal === true;

  for (const {name, schema, internal} of Object.values(schemas)) {
    if (internal) continue;
    const uses = collectUses(schema, (ref) => (isInternal(ref) ? schemas[ref]?.schema : undefined));
    const known = uses.filter(({model}) => schemas[model] !== undefined && !isInternal(model));
    contains.set(name, known);
    for (const {model, ...use} of known) append(usedBy, model, {model: name, ...use});
  }
  for (const operation of groups.flatMap((group) => group.operations)) {
    const found = new Map<string, OperationUse>();
    const note = (schema: Schema | undefined, place: 'request' | 'response') => {
      if (!schema) return;
      for (const {model} of collectUses(schema, (ref) =>
        isInternal(ref) ? schemas[ref]?.schema : undefined,
      )) {
        const use = found.get(model) ?? {operation, request: false, response: false};
        use[place] = true;
        found.set(model, use);
      }
    };
    for (const {schema} of operation.parameters) note(schema, 'request');
    for (const {schema} of operation.body?.contents ?? []) note(schema, 'request');
    for (const {contents} of operation.responses) for (const {schema} of contents) note(schema, 'response');
    for (const [model, use] of found) append(operations, model, use);
  }
  return {contains, usedBy, operations};
}

function append<Item>(map: Map<string, Item[]>, key: string, item: Item): void {
  const items = map.get(key);
  if (items) items.push(item);
  else map.set(key, [item]);
}

/** Collects uses in a schema. References are only followed if `open` returns a schema for them. */
function collectUses(schema: Schema, open: (ref: string) => Schema | undefined): ModelUse[] {
  const uses = new Map<string, ModelUse>();
  const opened = new Set<string>();
  const walk = (part: Schema, field: string | undefined, many: boolean, parent: boolean): void => {
    if (part.ref !== undefined) {
      const inner = opened.has(part.ref) ? undefined : open(part.ref);
      opened.add(part.ref);
      if (inner) walk(inner, field, many, parent);
      else {
        const use = {model: part.ref, ...(field !== undefined && {field}), many, parent};
        uses.set(`${part.ref} ${field ?? ''} ${many}`, use);
      }
    }
    for (const property of [...(part.properties ?? []), ...(part.patternProperties ?? [])]) {
      walk(property.schema, field ?? property.name, many, false);
    }
    if (part.items) walk(part.items, field, true, false);
    for (const item of part.prefixItems ?? []) walk(item, field, true, false);
    if (typeof part.additional === 'object') walk(part.additional, field, true, false);
    for (const inner of conditionalParts(part)) walk(inner, field, many, false);
    if (part.contains) walk(part.contains, field, true, false);
    if (part.content) walk(part.content, field, many, false);
    for (const inner of part.allOf ?? []) walk(inner, field, many, field === undefined && !many);
    for (const inner of [...(part.oneOf ?? []), ...(part.anyOf ?? [])]) walk(inner, field, many, false);
  };
  walk(schema, undefined, false, false);
  return [...uses.values()];
}

/** The schemas that apply to some values only. */
function conditionalParts({condition, dependentSchemas = []}: Schema): Schema[] {
  const {when, met, unmet} = condition ?? {};
  return [when, met, unmet, ...dependentSchemas.map(([, schema]) => schema)].flatMap((one) => one ?? []);
}
