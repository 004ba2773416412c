import type {Schemas} from './mergeSchema.ts';
import type {Schema} from './Schema.ts';

export interface SchemaCycle {
  /** In the order of the references; the last schema refers to the first. */
  names: string[];
  /** `definition`: only through references and `allOf`; `required`: through required fields. */
  kind: 'definition' | 'required';
}

/** Finds cycles that no value can satisfy. Cycles through optional fields and lists are fine: trees have them. */
export function findSchemaCycles(schemas: Schemas): SchemaCycle[] {
  const definition = cyclesOf(schemas, definitionRefs).map(
    (names): SchemaCycle => ({names, kind: 'definition'}),
  );
  const defined = new Set(definition.flatMap(({names}) => names));
  const required = cyclesOf(schemas, (schema) => [...definitionRefs(schema), ...requiredRefs(schema)])
    .filter((names) => !names.some((name) => defined.has(name)))
    .map((names): SchemaCycle => ({names, kind: 'required'}));
  return [...definition, ...required];
}

function definitionRefs({ref, allOf}: Schema): string[] {
  return [...(ref === undefined ? [] : [ref]), ...(allOf ?? []).flatMap(definitionRefs)];
}

function requiredRefs({properties, allOf}: Schema): string[] {
  const own = (properties ?? [])
    .filter(({required, schema}) => required && !schema.nullable)
    .flatMap(({schema}) => [
      ...definitionRefs(schema),
      ...(schema.ref === undefined ? requiredRefs(schema) : []),
    ]);
  return [...own, ...(allOf ?? []).flatMap(requiredRefs)];
}

/** Depth-first search without recursion, since a chain may be as long as the number of schemas. */
function cyclesOf(schemas: Schemas, refsOf: (schema: Schema) => string[]): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  for (const start of Object.keys(schemas)) {
    if (done.has(start)) continue;
    const path: {name: string; next: string[]}[] = [];
    const onPath = new Set<string>();
    const enter = (name: string) => {
      const schema = schemas[name]?.schema;
      path.push({name, next: schema ? refsOf(schema) : []});
      onPath.add(name);
    };
    enter(start);
    for (let top = path.at(-1); top; top = path.at(-1)) {
      const next = top.next.shift();
      if (next === undefined) {
        path.pop();
        onPath.delete(top.name);
        done.add(top.name);
      } else if (onPath.has(next)) {
        const names = path.map(({name}) => name);
        cycles.push(names.slice(names.indexOf(next)));
      } else if (!done.has(next) && schemas[next]) enter(next);
    }
  }
  return cycles;
}
