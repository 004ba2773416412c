import type {ApiModel} from '../model/ApiModel.ts';
import {type ClientSide, clientSides} from '../model/clientSides.ts';
import type {Schema} from '../model/Schema.ts';
import type {Breaks} from './Change.ts';

/** Where a model is used. */
export type Directions = Breaks;

/** Finds which models are part of requests and which of responses, directly or through other models. */
export function modelDirections(model: ApiModel): ReadonlyMap<string, Directions> {
  const {schemas} = model;
  const found = new Map<string, Directions>();
  const visit = (start: Schema | undefined, direction: ClientSide): void => {
    const waiting = start ? [start] : [];
    for (let schema = waiting.pop(); schema; schema = waiting.pop()) {
      if (direction === 'request' ? schema.readOnly : schema.writeOnly) continue;
      waiting.push(...partsOf(schema));
      if (schema.ref === undefined) continue;
      const known = found.get(schema.ref) ?? {request: false, response: false};
      found.set(schema.ref, known);
      if (known[direction]) continue;
      known[direction] = true;
      const target = schemas[schema.ref];
      if (target) waiting.push(target.schema);
    }
  };
  for (const operation of model.groups.flatMap(({operations}) => operations)) {
    const {parameters, body, responses, callbacks} = operation;
    const {request, response} = clientSides(operation);
    for (const {schema} of [...parameters, ...(body?.contents ?? [])]) visit(schema, request);
    for (const {headers, contents} of responses) {
      for (const {schema} of [...headers, ...contents]) visit(schema, response);
    }
    for (const {schema} of callbacks.flatMap(({contents}) => contents)) visit(schema, 'response');
  }
  return found;
}

function partsOf(schema: Schema): Schema[] {
  const {properties, patternProperties, items, prefixItems, contains, content, additional} = schema;
  const {allOf, oneOf, anyOf, dependentSchemas, condition} = schema;
  return [
    ...[...(properties ?? []), ...(patternProperties ?? [])].map((property) => property.schema),
    ...[items, contains, content, condition?.met, condition?.unmet].flatMap((part) => part ?? []),
    ...(dependentSchemas ?? []).map(([, part]) => part),
    ...(typeof additional === 'object' ? [additional] : []),
    ...[prefixItems, allOf, oneOf, anyOf].flatMap((parts) => parts ?? []),
  ];
}
