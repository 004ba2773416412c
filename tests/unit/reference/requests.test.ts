// @vitest-environment happy-dom
import {describe, expect, test} from 'vitest';
import {contentExample} from '../../../src/generator/reference/samples/contentExample.ts';
import {createRequest} from '../../../src/generator/reference/samples/createRequest.ts';
import {composerData} from '../../../src/generator/reference/composer/composerData.ts';
import {head, renderTestReference, wordsIn} from './readTestReference.ts';

describe('a request', () => {
  const document = `paths:
  /orders:
    post:
      operationId: addOrder
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses: {'201': {description: The order., content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}
  /orders/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string, format: uuid}}]
    put:
      operationId: replaceOrder
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses: {'200': {description: The order., content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}}
components:
  schemas:
    Record:
      properties:
        id: {type: string, format: uuid, readOnly: true, example: 11111111-1111-4111-8111-111111111111}
    Buyer:
      allOf: [{$ref: '#/components/schemas/Record'}]
      required: [name]
      properties: {name: {type: string}, secret: {type: string, x-secret: true, example: open sesame}}
    Line:
      allOf: [{$ref: '#/components/schemas/Record'}]
      required: [text]
      properties:
        orderId: {type: string, format: uuid}
        text: {type: string, example: Bread}
        count: {type: integer, example: 2}
    Order:
      allOf: [{$ref: '#/components/schemas/Record'}]
      required: [buyer]
      properties:
        buyer: {$ref: '#/components/schemas/Buyer'}
        lines: {type: array, items: {$ref: '#/components/schemas/Line'}}
        rebates: {type: array, items: {type: object}}
        note: {type: string, example: Ring twice}
        version: {type: integer, readOnly: true, example: 3}
        idempotencyKey: {type: string, example: order-1}
        code: {type: string, x-secret: true, example: '1234'}
        trace: {type: string, x-hidden: true}
`;
  const options = {
    composer: {},
    flags: [
      {extension: 'x-secret', label: 'secret', mask: '***'},
      {extension: 'x-hidden', label: 'hidden', omitted: true},
    ],
  };
  const bodies = async () => {
    const {reference, render} = await renderTestReference({'openapi.yaml': head + document}, options);
    const {model} = reference;
    const [add, replace] = model.groups.flatMap(({operations}) => operations);
    if (!add || !replace) throw new Error('The document has two operations.');
    const responseOf = ({responses}: typeof add) => {
      const [content] = responses[0]?.contents ?? [];
      return content && contentExample(content, model, {direction: 'response', minimal: false})?.value;
    };
    const [page] = reference.pages.filter(({kind}) => kind === 'api');
    if (!page) throw new Error('The document has a page of operations.');
    return {
      page: render(page.id),
      form: composerData(page, reference, wordsIn('en')),
      add: createRequest(add, model),
      replace: createRequest(replace, model),
      response: responseOf(add),
    };
  };

  test('that creates a record sends required fields, references to other records and its idempotency key', async () => {
    const {add} = await bodies();
    expect(add.body).toEqual({
      type: 'json',
      value: {buyer: {id: expect.stringMatching(/^[\da-f-]{36}$/)}, idempotencyKey: 'order-1'},
    });
  });

  test('that replaces a record sends all its fields, with parts, version and masks', async () => {
    const {add, replace} = await bodies();
    const {buyer} = (add.body as {value: {buyer: unknown}}).value;
    const id = replace.path[0]?.[1];
    expect(replace.body).toEqual({
      type: 'json',
      value: {
        buyer,
        lines: [{id: expect.any(String), orderId: id, text: 'Bread', count: 2}],
        rebates: [],
        note: 'Ring twice',
        version: 3,
        idempotencyKey: 'order-1',
        code: '***',
        trace: 'Example trace',
      },
    });
  });

  test('has the record’s version in table and form only if it replaces the record', async () => {
    const {page, form} = await bodies();
    const isRow = (id: string) => page.getElementById(`${id}-body-version`) !== null;
    const isField = (id: string) =>
      form?.operations[id]?.body?.field.fields?.some(({name}) => name === 'version');
    expect(['addOrder', 'replaceOrder'].map(isRow)).toEqual([false, true]);
    expect(page.getElementById('replaceOrder-body-version')?.textContent).not.toContain('read-only');
    expect(['addOrder', 'replaceOrder'].map(isField)).toEqual([false, true]);
  });

  test('gets a response without write-only fields and with consistent ids', async () => {
    const {replace, response} = await bodies();
    const id = replace.path[0]?.[1];
    expect(response).toEqual({
      id,
      buyer: {id: expect.any(String), name: 'Example name'},
      lines: [{id: expect.any(String), orderId: id, text: 'Bread'}],
      rebates: [],
      note: 'Ring twice',
      version: 3,
      idempotencyKey: 'order-1',
      code: '***',
    });
    const {buyer, lines} = response as {buyer: {id: string}; lines: [{id: string}]};
    expect(new Set([id, buyer.id, lines[0].id]).size).toBe(3);
  });
});

test.each([
  ['', 'summary: Update a pet', false],
  [
    '',
    'summary: Update a pet, description: What is left out remains unchanged when parts are replaced.',
    false,
  ],
  ['', 'summary: Replace a pet', true],
  ['', 'summary: Update a pet, description: The body replaces the pet.', true],
  ['Records. A PUT\n    replaces all of a record.', 'summary: Update a pet', true],
  ['PUT is for changes. POST replaces nothing.', 'summary: Update a pet', false],
])('of the document "%s", a PUT with `%s` replaces the record: %s', async (about, words, replaces) => {
  const {render, reference} = await renderTestReference({
    'openapi.yaml': `openapi: 3.1.0
info:
  title: Pets
  version: '1'
  description: |
    ${about}
paths:
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    put:
      operationId: setPet
      ${words.replace(', description', '\n      description')}
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses: {'200': {description: The pet., content: {application/json: {schema: {$ref: '#/components/schemas/Pet'}}}}}
components:
  schemas:
    Pet: {type: object, required: [name], properties: {name: {type: string}, note: {type: string}}}
`,
  });
  const [page] = reference.pages.filter(({kind}) => kind === 'api');
  const text = render(page?.id ?? '').body.textContent;
  expect(text.includes('PUT replaces the whole record')).toBe(replaces);
  expect(text.includes('"note": "Example note"\n}\'')).toBe(replaces);
});

test('a server with a placeholder where the port is keeps it in samples, and the path in examples of errors', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}servers: [{url: 'https://{host}:{port}/v1'}]
paths:
  /orders/{id}:
    get:
      operationId: getOrder
      tags: [Order]
      summary: Get an order
      parameters: [{name: id, in: path, required: true, schema: {type: integer, example: 5}}]
      responses:
        '404':
          description: There is none
          content: {application/problem+json: {schema: {type: object, properties: {instance: {type: string}}}}}
`,
  });
  const page = render('api/Order').body.textContent ?? '';
  expect(page).toContain("'https://{host}:{port}/v1/orders/5'");
  expect(page).toContain('"instance": "/v1/orders/5"');
});

test('the example of a variant is the record of its base that the path names', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /pets/{id}:
    get:
      operationId: getPet
      tags: [Pet]
      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
      responses:
        '200': {description: A pet, content: {application/json: {schema: {oneOf: [{$ref: '#/components/schemas/Cat'}]}}}}
components:
  schemas:
    Pet:
      type: object
      discriminator: {propertyName: kind}
      properties: {id: {type: integer, example: 10}, kind: {type: string}}
    Cat: {allOf: [{$ref: '#/components/schemas/Pet'}]}
    Entity: {type: object, properties: {id: {type: integer, example: 10}}}
    Order: {allOf: [{$ref: '#/components/schemas/Entity'}]}
    File-Base: {type: object, properties: {id: {type: string, example: '12345'}}}
    FileFull: {allOf: [{$ref: '#/components/schemas/File-Base'}]}
`,
  });
  expect(render('api/Pet').body.textContent).toContain('/pets/10');
  const example = (id: string) =>
    JSON.parse(render(id).querySelector('[data-value=json] pre')?.textContent ?? '');
  expect(example('models/Cat')).toEqual({id: 10, kind: 'Cat'});
  expect(example('models/Order').id).not.toBe(10);
  expect(example('models/FileFull').id).toBe('12345');
});

test('an example has the plain fields of the innermost objects that it shows, and keys that are allowed', async () => {
  const inner = (name: string, depth: number): string =>
    depth === 0
      ? '{type: object, required: [city, far], properties: {city: {type: string}, far: {type: object}}}'
      : `{type: object, required: [${name}], properties: {${name}: ${inner(`${name}a`, depth - 1)}}}`;
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Deep: ${inner('a', 4)}
    Counts: {type: object, propertyNames: {enum: [open, done]}, additionalProperties: {type: integer}}
`,
  });
  const example = (id: string) =>
    JSON.parse(render(id).querySelector('[data-value=json] pre')?.textContent ?? '');
  expect(example('models/Deep')).toEqual({a: {aa: {aaa: {aaaa: {city: 'Zurich', far: {}}}}}});
  expect(example('models/Counts')).toEqual({open: 1});
});

test('a text that is usually one of some values is a text, with one of them as its example', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Name: {type: string, enum: [fast]}
    Call:
      type: object
      properties:
        model: {anyOf: [{type: string}, {type: string, enum: [tiny, large]}]}
        other: {anyOf: [{type: string}, {$ref: '#/components/schemas/Name'}]}
        size: {oneOf: [{type: string}, {type: integer, enum: [7]}]}
`,
  });
  const page = render('models/Call');
  expect(page.querySelector('#field-model > td')?.textContent).toBe('string');
  expect(page.querySelector('#field-other > td')?.textContent).toBe('any of string, Name');
  expect(JSON.parse(page.querySelector('[data-value=json] pre')?.textContent ?? '')).toEqual({
    model: 'tiny',
    other: 'fast',
    size: 'Example size',
  });
});

test('the example of an object has the values of its first variant, also of fields that all variants share', async () => {
  const {reference} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Pet:
      type: object
      properties: {kind: {type: string, example: any}, name: {type: string, example: Tom}}
      oneOf:
        - {type: object, properties: {kind: {type: string, const: cat}}}
        - {type: object, properties: {kind: {type: string, const: dog}}}
`,
  });
  const {model} = reference;
  const content = {type: 'application/json', schema: {types: [], ref: 'Pet'}, examples: []};
  const example = contentExample(content, model, {direction: 'response', minimal: false});
  expect(example?.value).toEqual({kind: 'cat', name: 'Tom'});
});

test('an example without a value in the document matches the pattern of its schema', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}servers: [{url: 'https://api.example.com'}]
paths:
  /accounts/{accountKey}/calls/{call}:
    post:
      operationId: addNote
      tags: [Note]
      parameters:
        - {name: accountKey, in: path, required: true, schema: {type: string, pattern: '^AC[0-9a-fA-F]{32}$', minLength: 34, maxLength: 34}}
        - {name: call, in: path, required: true, schema: {type: string, minLength: 30, format: call-id}}
        - {name: token, in: query, required: true, schema: {type: string}}
        - {name: facets, in: query, required: true, schema: {type: array, items: {type: string}}}
        - {name: phone, in: query, required: true, schema: {type: string, pattern: '^\\+[1-9]\\d{1,14}$'}}
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Note'}}}}
      responses: {}
components:
  schemas:
    Note:
      type: object
      required: [name, day, sent, amount, code]
      properties:
        name: {type: string, pattern: '^[a-z]([-a-z0-9]{0,61}[a-z0-9])?$'}
        day: {type: string, pattern: '^\\d{4}-\\d{2}-\\d{2}$'}
        sent: {type: string, pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-[0-9]{2}[Tt,]([01][0-9]|2[0-3]):[0-5][0-9]:[0-9]{2}([Zz]|[+-][0-9]{2}:[0-9]{2})$'}
        amount: {type: string, pattern: '^-?\\d{1,18}\\.[0-9]{2}$'}
        code: {type: string, pattern: '^(?:foo|bar)-(?!000)[A-F]{4,}$', minLength: 10}
`,
  });
  const {markdown} = compile('api/Note').text;
  expect(markdown).toMatch(
    /accounts\/AC[\da-f]{32}\/calls\/call\?token=token&facets=facets&phone=%2B12025550142'/,
  );
  const [body = ''] = /\{[^{}]*\}/.exec(markdown.slice(markdown.indexOf('-d '))) ?? [];
  expect(JSON.parse(body)).toEqual({
    name: 'example-name',
    day: '2025-03-10',
    sent: '2025-03-10T09:30:00Z',
    amount: expect.stringMatching(/^-?\d{1,18}\.\d{2}$/),
    code: expect.stringMatching(/^foo-[A-F]{6,}$/),
  });
});

test('the fragment that distinguishes operations of the same path is not part of the address', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}servers: [{url: 'https://api.example.com'}]
paths:
  /files/{id}#share:
    put:
      operationId: share
      tags: [File]
      parameters:
        - {name: id, in: path, required: true, schema: {type: integer, example: 5}}
        - {name: fields, in: query, required: true, schema: {type: string, example: link}}
      responses: {}
`,
  });
  const {markdown} = compile('api/File').text;
  expect(markdown).toContain('`PUT /files/{id}#share`');
  expect(markdown).toContain("'https://api.example.com/files/5?fields=link'");
});

test('a page of a list shows the fields of its items, or required ones if they are too many', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /tasks: {get: {operationId: tasks, tags: [Task], responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Tasks'}}}}}}}
  /calls: {get: {operationId: calls, tags: [Call], responses: {'200': {content: {application/json: {schema: {$ref: '#/components/schemas/Calls'}}}}}}}
components:
  schemas:
    Tasks: {type: object, properties: {total: {type: integer, example: 9}, entries: {type: array, items: {$ref: '#/components/schemas/Task'}}}}
    Task: {type: object, required: [key], properties: {key: {type: string, example: a}, title: {type: string, example: Bake}}}
    Calls: {type: object, properties: {total: {type: integer, example: 9}, entries: {type: array, items: {$ref: '#/components/schemas/Call'}}}}
    Call: {type: object, required: [key], properties: {key: {type: string, example: b}, log: {type: string, example: ${'x'.repeat(5000)}}}}
`,
  });
  const response = (id: string) => {
    const [, code = ''] = /\*\*Response 200\*\*\n\n```json\n([^`]*)```/.exec(compile(id).text.markdown) ?? [];
    return JSON.parse(code);
  };
  expect(response('api/Task')).toEqual({total: 9, entries: [{key: 'a', title: 'Bake'}]});
  expect(response('api/Call')).toEqual({total: 9, entries: [{key: 'b'}]});
});

test('bytes that are not encoded are sent as a file, and an id of digits is no day', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}servers: [{url: 'https://api.example.com'}]
paths:
  /channels/{channel_id}/icon:
    put:
      operationId: setIcon
      tags: [Icon]
      parameters: [{name: channel_id, in: path, required: true, schema: {type: string, pattern: '^(0|[1-9][0-9]*)$'}}]
      requestBody: {content: {multipart/form-data: {schema: {type: object, required: [icon], properties: {icon: {type: string, contentEncoding: binary}}}}}}
      responses: {}
`,
  });
  const {markdown} = compile('api/Icon').text;
  expect(markdown).toMatch(/channels\/(?!2025)[1-9]\d+\/icon'/);
  expect(markdown).toContain("-F 'icon=@icon.bin'");
});

test('a sample sends reserved characters as the document says', async () => {
  const {reference} = await renderTestReference({
    'openapi.yaml': `${head}servers: [{url: 'https://a.example'}]
paths:
  /files:
    get:
      operationId: find
      parameters:
        - {name: at, in: query, required: true, allowReserved: true, schema: {type: string}, example: 'a/b:c'}
        - {name: plain, in: query, required: true, schema: {type: string}, example: 'a/b:c'}
      responses: {'204': {description: Fine}}
`,
  });
  const [operation] = reference.model.groups.flatMap(({operations}) => operations);
  if (!operation) throw new Error('There is no operation.');
  expect(createRequest(operation, reference.model).url).toBe(
    'https://a.example/files?at=a/b:c&plain=a%2Fb%3Ac',
  );
});
