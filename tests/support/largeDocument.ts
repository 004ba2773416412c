const METHODS = ['get', 'put', 'delete'] as const;
const KINDS = [
  (index: number) => ({type: 'string', maxLength: 20 + index, example: `Text ${index}`}),
  (index: number) => ({type: 'integer', minimum: index, maximum: index + 1000}),
  (index: number) => ({type: 'string', enum: ['open', 'paid', `state-${index}`]}),
  () => ({type: 'string', format: 'date-time', readOnly: true}),
  () => ({type: 'array', items: {type: 'number', format: 'double'}}),
];

/**
 * An OpenAPI document with the given number of operations, five for each entity, as JSON. Every entity refers to two
 * others and to itself.
 */
export function largeDocument(operations: number): string {
  const count = Math.ceil(operations / 5);
  const names = Array.from({length: count}, (_, index) => `Entity${index}`);
  const refTo = (index: number) => ({$ref: `#/components/schemas/Entity${index % count}`});
  return JSON.stringify({
    openapi: '3.1.0',
    info: {title: 'Large', version: '1', description: 'A document to measure with.'},
    servers: [{url: 'https://api.example.com'}],
    tags: names.map((name, index) => ({name, description: `Records of kind ${index}.`})),
    paths: Object.fromEntries(names.flatMap((name, index) => pathsOf(name, refTo(index)))),
    components: {
      schemas: Object.fromEntries(names.map((name, index) => [name, schemaOf(index, refTo)])),
    },
  });
}

function pathsOf(name: string, schema: object): [string, object][] {
  const json = (content: object) => ({content: {'application/json': {schema: content}}});
  const failed = {'404': {description: 'There is no such record.'}};
  const one = {'200': {description: 'The record.', ...json(schema)}, ...failed};
  const id = {
    name: 'id',
    in: 'path',
    required: true,
    description: 'Key of the record.',
    schema: {type: 'string', format: 'uuid'},
  };
  const page = {name: 'page', in: 'query', description: 'Page to return.', schema: {type: 'integer'}};
  const about = (method: string, text: string) => ({
    operationId: `${method}${name}`,
    tags: [name],
    summary: `${text} ${name}`,
    description: `${text} a record of **${name}**, with what belongs to it.`,
  });
  const list = {'200': {description: 'The records.', ...json({type: 'array', items: schema})}};
  return [
    [
      `/${name}`,
      {
        get: {...about('list', 'List'), parameters: [page], responses: list},
        post: {
          ...about('create', 'Create'),
          requestBody: {required: true, ...json(schema)},
          responses: {'201': {description: 'The new record.', ...json(schema)}},
        },
      },
    ],
    [
      `/${name}/{id}`,
      Object.fromEntries(
        METHODS.map((method) => [
          method,
          {
            ...about(method, method === 'get' ? 'Read' : method === 'put' ? 'Replace' : 'Remove'),
            parameters: [id],
            ...(method === 'put' && {requestBody: json(schema)}),
            responses: one,
          },
        ]),
      ),
    ],
  ];
}

function schemaOf(index: number, refTo: (index: number) => object): object {
  const fields = Array.from({length: 12}, (_, position) => [
    `field${position}`,
    {...KINDS[position % KINDS.length]?.(index), description: `Field ${position} of kind ${index}.`},
  ]);
  return {
    type: 'object',
    description: `A record of kind ${index}.`,
    required: ['field0', 'field1'],
    properties: {
      ...Object.fromEntries(fields),
      parent: {...refTo(index), description: 'The record it came from.'},
      next: {...refTo(index + 1), description: 'The record after it.'},
      parts: {type: 'array', items: refTo(index * 7 + 3), description: 'What it is made of.'},
    },
  };
}
