/**
 * An OpenAPI document with an operation that returns the first of some models, each of which has a field for each other
 * one.
 *
 * @param isInternal Whether the models have no pages.
 */
export function mutualModels(names: readonly string[], isInternal = false): string {
  const schemaOf = (name: string) => ({$ref: `#/components/schemas/${name}`});
  const models = names.map((name) => {
    const fields = names.flatMap((other, index) => (other === name ? [] : [[`f${index}`, schemaOf(other)]]));
    return [name, {type: 'object', 'x-internal': isInternal, properties: Object.fromEntries(fields)}];
  });
  const content = {'application/json': {schema: schemaOf(names[0] ?? '')}};
  return JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Shop', version: '1'},
    paths: {
      '/a': {get: {operationId: 'getA', tags: ['A'], responses: {200: {description: 'OK', content}}}},
    },
    components: {schemas: Object.fromEntries(models)},
  });
}
