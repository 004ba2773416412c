// @vitest-environment happy-dom
import {describe, expect, test} from 'vitest';
import {writeYaml} from '../../../src/generator/reference/source/writeYaml.ts';
import {mutualModels} from '../../support/mutualModels.ts';
import {composerData} from '../../../src/generator/reference/composer/composerData.ts';
import {checkField} from '../../../src/generator/shared/composer/checkField.ts';
import {head, readTestReference, renderTestReference, wordsIn} from './readTestReference.ts';

const shop = `${head}servers: [{url: https://api.example.com/v1}]
security: [{token: []}]
tags:
  - {name: Order, description: Take and change orders.}
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [Order]
      summary: List orders
      parameters:
        - {name: size, in: query, description: Orders on a page., schema: {type: integer, minimum: 1, maximum: 100, default: 20}}
      responses:
        '200': {description: The orders, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Order'}}}}}
        '404': {description: None found}
    post:
      operationId: createOrder
      tags: [Order]
      summary: Create an order
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses:
        '201': {description: The new order, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
  /orders/{id}:
    delete:
      operationId: deleteOrder
      tags: [Order]
      deprecated: true
      security: []
      summary: Delete an order
      parameters: [{name: id, in: path, required: true, schema: {type: string, format: uuid}}]
      responses: {'204': {description: Gone}}
components:
  securitySchemes: {token: {type: http, scheme: bearer, bearerFormat: JWT}}
  schemas:
    Base:
      type: object
      description: What all records have.
      properties: {id: {type: string, format: uuid, readOnly: true, description: Key of the record.}}
    Order:
      description: Something that was ordered.
      x-topics: [sales]
      allOf: [{$ref: '#/components/schemas/Base'}]
      required: [state]
      properties:
        state: {type: string, description: Where it is., enum: [open, paid], x-enumDescriptions: {open: Waits for money, paid: Is settled}}
        card: {type: string, description: Card number., maxLength: 19, x-encrypted: true}
        payment: {oneOf: [{$ref: '#/components/schemas/Cash'}, {$ref: '#/components/schemas/Card'}], discriminator: {propertyName: kind, mapping: {cash: '#/components/schemas/Cash'}}}
        parent: {$ref: '#/components/schemas/Order', description: Order that it came from.}
        extras: {type: object, description: Wishes., properties: {gift: {type: boolean, description: Whether it is wrapped.}}}
    Cash: {type: object, description: Money., properties: {amount: {type: [number, 'null'], description: How much.}}}
    Card: {type: object, description: A card., properties: {number: {type: string, description: Its number.}}}
`;

const options = {
  api: {slug: '{tag}Api'},
  flags: [{extension: 'x-encrypted', label: 'encrypted', description: 'Kept encrypted.', to: '/docs/crypto'}],
  rtkQuery: {module: '@shop/{tag}Service', endpoints: {'list{tag}s': 'get{tag}s'}},
};

const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim();

describe('an API page', () => {
  test('has a section for each operation with method, path and stable anchor, and a badge in the table of contents', async () => {
    const {compile, render} = await renderTestReference({'openapi.yaml': shop}, options);
    const page = render('api/OrderApi');
    expect([...page.querySelectorAll('h2')].map((heading) => heading.id)).toEqual([
      'listOrders',
      'createOrder',
      'deleteOrder',
    ]);
    expect([...page.querySelectorAll('.endpoint')].map((line) => text(line))).toEqual([
      'GET/ordersCopy',
      'POST/ordersCopy',
      'DELETE/orders/{id}Copy',
    ]);
    expect(compile('api/OrderApi').toc[0]).toEqual({
      html: '<span class="method method-get">GET</span> List orders',
      id: 'listOrders',
      level: 2,
    });
    expect(compile('api/OrderApi').anchors).toEqual(
      expect.arrayContaining([
        'listOrders',
        'listOrders-query-size',
        'listOrders-404',
        'createOrder-body',
        'deleteOrder-path-id',
      ]),
    );
  });

  test('describes parameters with their constraints, authentication, and deprecations', async () => {
    const page = (await renderTestReference({'openapi.yaml': shop}, options)).render('api/OrderApi');
    expect(text(page.getElementById('listOrders-query-size'))).toBe(
      'sizeintegerOrders on a page.1 to 100, default 20',
    );
    const auth = [...page.querySelectorAll('.operation-auth')].map((line) => text(line));
    expect(auth).toEqual([
      'Needs a bearer token (JWT) in the header Authorization.',
      'Needs a bearer token (JWT) in the header Authorization.',
      'Needs no authentication.',
    ]);
    expect(text(page.querySelector('[aria-labelledby=deleteOrder] .deprecated-note'))).toContain(
      'Deprecated.',
    );
  });

  test('says nothing of authentication if the document names no way to authenticate', async () => {
    const operation = '{operationId: list, tags: [A], responses: {}}';
    const {compile} = await renderTestReference({
      'openapi.yaml': `${head}paths: {/a: {get: ${operation}}}\n`,
    });
    expect(compile('api/A').text.markdown).not.toContain('authentication');
  });

  test('leaves server-only fields out of requests, and links to a model that is nested in itself', async () => {
    const page = (await renderTestReference({'openapi.yaml': shop}, options)).render('api/OrderApi');
    const rows = [...page.querySelectorAll('[aria-labelledby=createOrder] tr[id]')].map((row) => row.id);
    expect(rows).toEqual([
      'createOrder-body-state',
      'createOrder-body-card',
      'createOrder-body-payment',
      'createOrder-body-parent',
      'createOrder-body-extras',
    ]);
    const parent = page.getElementById('createOrder-body-parent');
    expect(parent?.querySelector('.nested')).toBeNull();
    expect(parent?.querySelector('td p a')?.getAttribute('href')).toBe('/v1/docs/models/Order');
    expect(text(page.querySelector('#createOrder-body-extras .nested'))).toContain(
      'giftbooleanWhether it is wrapped.',
    );
  });

  test('has samples in every language as tabs of one group', async () => {
    const page = (await renderTestReference({'openapi.yaml': shop}, options)).render('api/OrderApi');
    const tabs = page.querySelectorAll('[aria-labelledby=createOrder] .tabs[data-tab-group=lang] [role=tab]');
    expect([...tabs].map((tab) => tab.getAttribute('data-value'))).toEqual([
      'curl',
      'ts',
      'rtk',
      'java',
      'python',
    ]);
    const panel = (name: string, id: string) =>
      text(page.querySelector(`[aria-labelledby=${id}] [role=tabpanel][data-value=${name}] code`));
    expect(panel('curl', 'createOrder')).toBe(
      `curl -X POST 'https://api.example.com/v1/orders' \\ -H "Authorization: Bearer $TOKEN" \\ -H 'Content-Type: application/json' \\ -d '{ "state": "open" }'`,
    );
    expect(panel('rtk', 'listOrders')).toContain("import {useGetOrdersQuery} from '@shop/OrderService';");
  });
});

describe('a model page', () => {
  test('has a row with an anchor for each field, own and inherited, with type, flags and meanings', async () => {
    const {render} = await renderTestReference({'openapi.yaml': shop}, options);
    const page = render('models/Order');
    const rows = Object.fromEntries([...page.querySelectorAll('tr[id]')].map((row) => [row.id, text(row)]));
    expect(rows['field-state']).toBe('state requiredstringWhere it is.open Waits for moneypaid Is settled');
    expect(rows['field-card']).toBe('card encryptedstringCard number.Up to 19 characters');
    expect(rows['field-payment']).toContain('one of Cash, Card');
    expect(rows['field-id']).toBe('id read-onlystring (uuid)Key of the record.');
    expect(text(page.querySelector('.admonition'))).toBe(
      'Fields marked “encrypted”Kept encrypted. More about encrypted fields',
    );
    expect(page.querySelector('.admonition a')?.getAttribute('href')).toBe('/v1/docs/crypto');
  });

  test('lists what uses it and what it contains, and draws both', async () => {
    const page = (await renderTestReference({'openapi.yaml': shop}, options)).render('models/Cash');
    expect([...page.querySelectorAll('.uses li')].map((item) => text(item))).toEqual(['Order in payment']);
    expect(page.querySelector('svg')?.getAttribute('aria-label')).toBe('Cash is used by Order.');
    const order = (await renderTestReference({'openapi.yaml': shop}, options)).render('models/Order');
    expect([...order.querySelectorAll('.uses a')].map((link) => link.getAttribute('href'))).toContain(
      '/v1/docs/api/OrderApi#createOrder',
    );
  });

  test('shows the model as JSON, TypeScript, Java and JSON Schema', async () => {
    const page = (await renderTestReference({'openapi.yaml': shop}, options)).render('models/Order');
    const code = (value: string) =>
      page.querySelector(`[role=tabpanel][data-value=${value}] code`)?.textContent ?? '';
    expect(JSON.parse(code('json-minimal'))).toEqual({state: 'open'});
    expect(JSON.parse(code('json'))).toMatchObject({
      state: 'open',
      extras: {gift: true},
      id: expect.any(String),
    });
    expect(code('ts')).toContain(
      "export interface Order extends Base {\n  state: 'open' | 'paid';\n  card?: string;",
    );
    expect(code('java')).toContain(
      'public class Order extends Base {\n  @NotNull\n  private StateEnum state;',
    );
    expect(JSON.parse(code('json-schema'))).toMatchObject({
      allOf: [{$ref: 'Base.json'}],
      required: ['state'],
    });
  });
});

test('all examples of a parameter and of a body are shown with what the author says about them', async () => {
  const {compile, render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    post:
      operationId: a
      tags: [A]
      parameters:
        - name: q
          in: query
          schema: {type: string}
          examples:
            one: {summary: First, value: x}
            two: {summary: Second, description: A *fine* \`query\`., value: 'y|z'}
            three: {value: ''}
        - {name: kept, in: query, schema: {type: string, examples: [a, b, 3]}}
        - {name: plain, in: query, schema: {type: string}, examples: {one: {value: x}}}
        - {name: filter, in: query, style: deepObject, schema: {type: object}, example: {a: 1}}
        - {name: sort, in: query, schema: {type: array, items: {type: string}}, example: ['b,desc']}
        - {name: ids, in: query, schema: {type: array, items: {type: integer}}, example: [1, 2]}
        - {name: piped, in: query, style: pipeDelimited, explode: false, schema: {type: array, items: {type: string}}, example: [b]}
      requestBody:
        content:
          application/json:
            schema: {type: object}
            examples: {short: {summary: Short, value: {a: 1}}, long: {description: All of it., value: {a: 1, b: 2}}}
      responses:
        '200':
          description: Fine
          content:
            application/json: {schema: {type: object}, examples: {full: {summary: Full, description: With **all**., value: {c: 1}}}}
`,
  });
  const page = render('api/A');
  const cell = (name: string) => text(page.querySelector(`#a-query-${name} > td:last-child`));
  expect(cell('q')).toBe('Examplesx Firsty|z Second: A fine query."" three');
  expect(cell('kept')).toBe('Example a, b, 3');
  expect(cell('plain')).toBe('Example x');
  expect(cell('filter')).toBe('Written as filter[key]=…Example{"a":1}');
  expect(cell('sort')).toBe('Example b,desc');
  expect(cell('ids')).toBe('Example[1,2]');
  expect(cell('piped')).toMatch(/Example\["b"\]$/);
  // A value without a text needs no column for one: it would be broken into lines next to nothing.
  expect(page.querySelector('#a-query-q .enum-described')).not.toBeNull();
  expect(page.querySelector('#a-query-filter .enum-described')).toBeNull();
  const code = page.querySelector('.operation-code');
  expect(text(code?.firstElementChild)).toBe('Short');
  expect(text(code?.querySelector('details.form-samples'))).toMatch(/^longAll of it\./);
  const {markdown} = compile('api/A').text;
  expect(markdown).toContain(
    '| `q` | string | Examples: `x` (First), `y\\|z` (Second: A *fine* `query`.), `""` (three) |',
  );
  expect(markdown).toContain('| `filter` | object | Written as `filter[key]=…` Example: `{"a":1}` |');
  expect(markdown).toContain('**Full**: With **all**.\n\n**Response 200**');
});

test.each([
  ['in: query, style: pipeDelimited, explode: false, schema: {type: array}', 'x=…|…'],
  ['in: query, style: spaceDelimited, schema: {type: array}', 'x=…%20…'],
  ['in: query, explode: true, schema: {type: array}', 'x=…&x=…'],
  ['in: query, style: deepObject, schema: {properties: {a: {}, b: {}, c: {}}}', 'x[a]=…&x[b]=…'],
  ['in: query, content: {application/json: {schema: {properties: {a: {}}}}}', 'x={"a":…}'],
  ['in: path, style: matrix, explode: true, schema: {type: array}', ';x=…;x=…'],
  ['in: path, style: label, schema: {type: string}', '.…'],
  ['in: query, style: form, explode: true, schema: {type: string}', undefined],
  ['in: query, schema: {type: array}', undefined],
])('how a parameter is written: %s', async (parameter, expected) => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths: {'/{x}': {get: {operationId: a, tags: [A], parameters: [{name: x, ${parameter}}], responses: {}}}}\n`,
  });
  expect(text(render('api/A').querySelector('.fields .limits code'))).toBe(expected);
});

test('a form says how its parts are sent', async () => {
  const {compile, render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    post:
      operationId: a
      tags: [A]
      requestBody:
        content:
          multipart/form-data:
            schema: {type: object, properties: {photo: {type: string, format: binary}, tags: {type: array, items: {type: string}}}}
            encoding:
              photo: {contentType: 'image/png, image/jpeg', headers: {X-Width: {description: In pixels., schema: {type: integer}}}}
              tags: {style: pipeDelimited, explode: false}
      responses: {}
`,
  });
  const details = render('api/A').querySelector('.operation-details');
  expect([...(details?.querySelectorAll(':scope > p') ?? [])].map(text)).toEqual([
    'multipart/form-data contains object',
    'photo is sent as image/png, image/jpeg',
    'Headers of photo',
    'Written as tags=…|…',
  ]);
  const {markdown} = compile('api/A').text;
  expect(markdown).toContain('`photo` is sent as `image/png`, `image/jpeg`\n\nHeaders of `photo`\n\n| Name');
  expect(markdown).toContain('| `X-Width` | integer | In pixels. |');
});

test('fields nested below three tables are rows named by their paths', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Deep:
      description: Deep.
      properties:
        a: {properties: {b: {properties: {c: {properties: {
          d: {type: array, items: {properties: {y: {type: string}, x: {required: [z], properties: {z: {type: integer, description: The end.}}}}, required: [x]}},
          map: {additionalProperties: {properties: {v: {type: string}}}},
          again: {$ref: '#/components/schemas/Deep'}}}}}}}
        open: {properties: {own: {type: string}}, additionalProperties: {type: integer}}
`,
  });
  const names = [...render('models/Deep').querySelectorAll('.nested .nested .nested tbody th code')].map(
    text,
  );
  expect(text(render('models/Deep').querySelector('#field-open .nested'))).toContain(
    'ownstringOther keys hold integer.',
  );
  expect(names).toEqual(['d', 'd[].x', 'd[].x.z', 'd[].y', 'map', 'map.*.v', 'again']);
  expect(compile('models/Deep').text.markdown).toContain('| `d[].x.z` | integer, required | The end. |');
});

test('internal paths, operations and webhooks are neither on pages nor in the download', async () => {
  const operation = 'tags: [A], responses: {}';
  const {reference, problems} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a: {get: {operationId: a, ${operation}}, post: {operationId: b, x-internal: true, ${operation}}}
  /b: {x-internal: true, get: {operationId: c, tags: [B], responses: {}}}
  /c: {$ref: '#/components/pathItems/C'}
webhooks: {done: {x-internal: true, post: {operationId: d, responses: {}}}}
components:
  pathItems: {C: {put: {operationId: e, x-internal: true, ${operation}}, get: {operationId: f, x-internal: false, ${operation}}}}
`,
  });
  expect(problems).toEqual([]);
  expect(reference.model.groups.flatMap(({operations}) => operations.map(({id}) => id))).toEqual(['a', 'f']);
  expect(reference.pages.map(({id}) => id)).toEqual(['api/index', 'api/A']);
  expect(JSON.stringify(reference.bundle)).not.toMatch(/"[bcde]"/);
});

test('internal parameters and properties are neither on pages nor in the download', async () => {
  const {reference, problems, render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    parameters: [{name: secretTrace, in: header, x-internal: true, schema: {type: string}}]
    post:
      tags: [A]
      operationId: a
      summary: A
      parameters:
        - {$ref: '#/components/parameters/SecretFlag'}
        - {name: page, in: query, schema: {type: integer}}
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses: {'200': {description: Done}}
components:
  parameters: {SecretFlag: {name: secretFlag, in: query, x-internal: true, schema: {type: boolean}}}
  schemas:
    Order:
      type: object
      required: [id, secretCost]
      properties:
        id: {type: string}
        secretCost: {type: integer, x-internal: true}
        lines: {type: array, items: {type: object, properties: {sku: {type: string}, secretShelf: {type: string, x-internal: true}}}}
`,
  });
  expect(problems).toEqual([]);
  for (const id of ['api/A', 'models/Order']) {
    const page = render(id);
    expect(page.body.textContent).not.toMatch(/secret/i);
    expect(page.body.textContent).toContain('lines');
  }
  expect(render('api/A').body.textContent).toContain('page');
  expect(JSON.stringify(reference.bundle)).not.toMatch(/secret/i);
  expect(JSON.stringify(reference.bundle)).toContain('"required":["id"]');
});

test('limits of 64 bits keep all their digits', async () => {
  const {render, reference} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Wide:
      description: '9223372036854776000'
      type: integer
      minimum: -9223372036854775808
      maximum: 9223372036854775807
      default: 9223372036854775807
      enum: [18446744073709551615, 1.5]
`,
  });
  const page = render('models/Wide');
  const code = page.querySelector('[role=tabpanel][data-value=json-schema] code')?.textContent ?? '';
  expect(code).toContain('"minimum": -9223372036854775808,\n  "maximum": 9223372036854775807');
  expect(code).toContain('    18446744073709551615,\n    1.5\n');
  expect(code).toContain('"description": "9223372036854776000"');
  expect(text(page.querySelector('#content ~ p'))).toContain('default 9223372036854775807');
  expect(writeYaml(reference.bundle, reference.model.longIntegers)).toContain(
    'maximum: 9223372036854775807\n',
  );
});

test('long integers of one document are not those of another', async () => {
  const document = (example: string) => ({
    'openapi.yaml': `${head}paths: {}
components: {schemas: {Id: {type: integer, description: An id., example: ${example}}}}
`,
  });
  const [one, other] = [
    await renderTestReference(document('9223372036854775807')),
    await renderTestReference(document('9223372036854775808')),
  ];
  expect(text(one.render('models/Id').querySelector('#content ~ p'))).toContain('9223372036854775807');
  expect(text(other.render('models/Id').querySelector('#content ~ p'))).toContain('9223372036854775808');
});

test('pages say who provides the API, on which terms, and where to read more', async () => {
  const {compile, render} = await renderTestReference({
    'openapi.yaml': `openapi: 3.1.0
info:
  title: Shop
  version: '1'
  summary: Sells <things>.
  description: All about it.
  contact: {name: Support, url: https://example.com/help, email: help@example.com}
  license: {name: Apache 2.0, identifier: Apache-2.0}
  termsOfService: terms.html
externalDocs: {url: https://example.com/book, description: The handbook}
tags: [{name: Order, externalDocs: {url: https://example.com/orders}}]
paths:
  /orders:
    get:
      operationId: listOrders
      summary: List orders
      tags: [Order]
      parameters: [{name: size, in: query, schema: {type: integer, externalDocs: {url: https://example.com/size}}}]
      responses: {'204': {description: Fine}}
components:
  schemas:
    Order:
      description: An order.
      externalDocs: {url: 'javascript:alert(1)', description: Orders}
      properties: {state: {type: string, description: A state., externalDocs: {url: https://example.com/states, description: All states}}}
`,
  });
  const index = render('api/index');
  expect(text(index.querySelector('.api-page > p'))).toBe('Sells <things>.');
  const facts = [...index.querySelectorAll('.api-facts > *')].map(text).slice(0, 10);
  expect(facts).toEqual([
    ...['Version', '1'],
    ...['Contact', 'Support · help@example.com'],
    ...['License', 'Apache 2.0 Apache-2.0'],
    ...['Terms of service', 'terms.html'],
    ...['More information', 'The handbook'],
  ]);
  const links = [...index.querySelectorAll('.api-facts a')].map((link) => link.getAttribute('href'));
  expect(links.slice(0, 3)).toEqual([
    'https://example.com/help',
    'mailto:help@example.com',
    'https://example.com/book',
  ]);
  expect(compile('api/index').text.markdown).toContain(
    '- Contact: [Support](https://example.com/help) · [help@example.com](mailto:help@example.com)',
  );
  expect(compile('api/Order').text.markdown).toContain(
    '- More information: [https://example.com/orders](https://example.com/orders)',
  );
  expect(compile('api/Order').text.markdown).toContain(
    '| `size` | integer | [More information](https://example.com/size) |',
  );
  const model = render('models/Order');
  expect(text(model.querySelector('.api-facts'))).toContain('More informationOrders javascript:alert(1)');
  expect(model.querySelector('#field-state a.external')?.getAttribute('href')).toBe(
    'https://example.com/states',
  );
  expect(compile('models/Order').text.markdown).toContain(
    '| `state` | string | A state. [All states](https://example.com/states) |',
  );
});

test('what may be null in the document may be null in the JSON Schema of a model', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    A: {type: object}
    B: {type: object}
    Holder:
      type: object
      properties:
        one: {oneOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}, {type: 'null'}]}
        any: {anyOf: [{$ref: '#/components/schemas/A'}, {type: 'null'}]}
        all: {nullable: true, allOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
        never: {allOf: [{$ref: '#/components/schemas/A'}, {$ref: '#/components/schemas/B'}]}
`,
  });
  const code = render('models/Holder').querySelector('[role=tabpanel][data-value=json-schema] code');
  const nothing = {type: 'null'};
  const [a, b] = [{$ref: 'A.json'}, {$ref: 'B.json'}];
  expect(JSON.parse(code?.textContent ?? '').properties).toEqual({
    one: {oneOf: [a, b, nothing]},
    any: {anyOf: [a, nothing]},
    all: {anyOf: [{allOf: [a, b]}, nothing]},
    never: {allOf: [a, b]},
  });
});

test('what stands in an `allOf` only to describe the other part describes the field', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    User: {type: object, required: [name], properties: {name: {type: string, example: Ada}}}
    State: {type: string, enum: [open, paid]}
    Invoice:
      type: object
      required: [owner, tags, state, number]
      properties:
        owner: {allOf: [{$ref: '#/components/schemas/User'}, {description: Who pays.}, {nullable: true}]}
        tags: {allOf: [{type: array, description: Words., items: {type: string, example: new}}, {nullable: false}]}
        state: {allOf: [{$ref: '#/components/schemas/State'}], default: paid, description: How far it is.}
        number: {allOf: [{type: string, maxLength: 5}, {minLength: 3, example: I-9, description: Its number.}]}
`,
  });
  const {markdown} = compile('models/Invoice').text;
  expect(markdown).toContain('| `owner` | [User](/v1/docs/models/User) or null, required | Who pays. |');
  expect(markdown).toContain('| `tags` | array of string, required | Words.');
  expect(markdown).toContain(
    '| `state` | [State](/v1/docs/models/State), required | How far it is. (default `paid`) |',
  );
  expect(markdown).toContain(
    '| `number` | string, required | Its number. (3 to 5 characters, example `I-9`) |',
  );
  expect(markdown).toContain(
    JSON.stringify({owner: {name: 'Ada'}, tags: ['new'], state: 'paid', number: 'I-9'}, null, 2),
  );
});

test('says the same as Markdown with tables', async () => {
  const {compile} = await renderTestReference({'openapi.yaml': shop}, options);
  const markdown = (id: string) => compile(id).text.markdown;
  expect(markdown('models/Order')).toContain(
    '| `card` | string, encrypted | Card number. (up to 19 characters) |',
  );
  expect(markdown('models/Order')).toContain(
    '- POST [Create an order](/v1/docs/api/OrderApi#createOrder), request and response',
  );
  expect(markdown('api/OrderApi')).toContain(
    '| `size` | integer | Orders on a page. (1 to 100, default `20`) |',
  );
  expect(markdown('api/index')).toContain('| [Order API](/v1/docs/api/OrderApi) | Take and change orders. |');
});

describe('the plan of pages', () => {
  test('has indexes, a page for each tag and model, and generated and author’s tags', async () => {
    const {reference} = await renderTestReference({'openapi.yaml': shop}, options);
    expect(reference.pages.map(({permalink, tags, ownTags}) => [permalink, ...tags, ...ownTags])).toEqual([
      ['/v1/docs/api', 'api'],
      ['/v1/docs/api/OrderApi', 'order-api', 'api'],
      ['/v1/docs/models', 'models'],
      ['/v1/docs/models/Base', 'base', 'models'],
      ['/v1/docs/models/Card', 'card', 'models'],
      ['/v1/docs/models/Cash', 'cash', 'models'],
      ['/v1/docs/models/Order', 'order', 'models', 'sales'],
    ]);
  });

  test('shows a short description as the lead of its page, and keeps it in Markdown; others begin the text', async () => {
    const {reference, compile, render} = await renderTestReference({
      'openapi.yaml': `openapi: 3.1.0
info: {title: Pets, version: "1", description: "All about pets.\\n\\nThey bark."}
tags:
  - name: Pet
    description: |
      Buy pets,
      and sell them.
  - {name: Owner, description: Who *feeds* a pet.}
paths:
  /pets: {get: {operationId: listPets, tags: [Pet], responses: {}}}
  /owners: {get: {operationId: listOwners, tags: [Owner], responses: {}}}
components:
  schemas:
    Pet: {description: "An animal. It has a name.", type: object}
    Long: {description: "${'A long story. '.repeat(20)}", type: object}
`,
    });
    const leads = reference.pages.map(({id, lead}) => [id, lead]);
    expect(Object.fromEntries(leads)).toMatchObject({
      'api/index': undefined,
      'api/Pet': 'Buy pets, and sell them.',
      'api/Owner': undefined,
      'models/Pet': 'An animal. It has a name.',
      'models/Long': undefined,
    });
    expect(text(render('models/Pet').querySelector('.model-about'))).toBe('TypeobjectOperationsPet API');
    expect(compile('models/Pet').text.markdown).toMatch(/^An animal\. It has a name\.\n/);
    expect(text(render('api/Owner').querySelector('p'))).toBe('Who feeds a pet.');
  });

  test('splits a tag with many operations into pages of equal size', async () => {
    const paths = Array.from(
      {length: 7},
      (_, index) =>
        `  /a${index}: {get: {operationId: a${index}, tags: [Big], summary: Read JSON of A${index}, responses: {}}}\n`,
    );
    const {reference, render} = await renderTestReference(
      {'openapi.yaml': `${head}paths:\n${paths.join('')}`},
      {api: {operationsPerPage: 3}},
    );
    expect(reference.pages.map(({id}) => id)).toEqual(['api/index', 'api/Big', 'api/Big-2', 'api/Big-3']);
    expect(reference.pages.find(({id}) => id === 'api/Big-2')?.description).toBe(
      'Big API, part 2 of 3: read JSON of A3; read JSON of A4; read JSON of A5.',
    );
    const page = render('api/Big-2');
    expect([...page.querySelectorAll('h2')].map(({id}) => id)).toEqual(['a3', 'a4', 'a5']);
    expect([...page.querySelectorAll('.api-parts li')].map(text)).toEqual([
      '1. Read JSON of A0 – Read JSON of A2',
      '2. Read JSON of A3 – Read JSON of A5',
      '3. Read JSON of A6',
    ]);
  });

  test('groups the operations of a large document with a single tag by their paths', async () => {
    const names = ['accounts', 'cards', 'orders'];
    const paths = Array.from(
      {length: 60},
      (_, index) =>
        `  /v1/${names[index % 3]}/${index}: {get: {tags: [Bank], summary: Read ${index}, responses: {}}}\n`,
    );
    const {reference, render} = await renderTestReference(
      {'openapi.yaml': `${head}paths:\n${paths.join('')}`},
      {api: {operationsPerPage: 20}},
    );
    const pages = reference.pages.filter(({kind}) => kind === 'api');
    expect(pages.map(({id}) => id)).toEqual(['api/accounts', 'api/Bank', 'api/cards', 'api/orders']);
    expect(render('api/cards').querySelectorAll('section.operation')).toHaveLength(20);
    expect(render('api/Bank').querySelectorAll('.operations a[href*="/api/cards#"]')).toHaveLength(20);
  });

  test.each([
    [
      'the beginnings of their paths',
      ['/api/v1/accounts', '/api/v1/accounts/{id}', '/api/v1/cards', '/api/v1/cards/{id}', '/api/v1/orders'],
      ['Big API: accounts', 'Big API: cards', 'Big API: orders'],
    ],
    [
      'longer beginnings, if they need them',
      ['/users', '/repos/{id}/actions', '/repos/{id}/branches', '/repos/{id}/commits', '/repos/{id}/forks'],
      ['Big API: users – repos/actions', 'Big API: repos/branches – commits', 'Big API: repos/forks'],
    ],
    [
      'numbers, if the operations are not in the order of their paths',
      ['/cards', '/accounts', '/orders', '/cards/{id}'],
      ['Big API', 'Big API, part 2 of 2'],
    ],
    [
      'numbers, if their paths are the same',
      ['/rpc/{a}', '/rpc/{b}', '/rpc/{c}', '/rpc/{d}'],
      ['Big API', 'Big API, part 2 of 2'],
    ],
  ])('lists the pages of a tag with %s', async (_, paths, labels) => {
    const items = paths.map((path) => `  ${path}: {get: {tags: [Big], responses: {}}}\n`);
    const {reference} = await readTestReference(
      {'openapi.yaml': `${head}paths:\n${items.join('')}`},
      {api: {operationsPerPage: 2}},
    );
    const pages = reference?.pages.filter(({kind}) => kind === 'api');
    expect(pages?.map(({label}) => label)).toEqual(labels);
  });
});

describe('a document with tag groups and tag labels', () => {
  const grouped = `${head}tags:
  - {name: Order, x-displayName: Orders, description: Take and change orders.}
  - {name: Note, description: Write notes.}
x-tagGroups:
  - {name: Sales & service, tags: [Order], schemas: [Cash], x-formerIds: [crm]}
paths:
  /orders: {get: {operationId: listOrders, tags: [Order], responses: {}}}
  /notes: {get: {operationId: listNotes, tags: [Note], responses: {}}}
components: {schemas: {Order: {type: object}, Cash: {type: object}, Note: {type: object}}}
`;
  const config = {api: {title: '{label}', name: '{tag}Api', slug: '{tag}Api'}, rtkQuery: {module: '@x'}};

  test('has its labels as titles, with the name in code next to them, and its groups in the indexes', async () => {
    const {reference, compile, render} = await renderTestReference({'openapi.yaml': grouped}, config);
    expect(reference.pages.map(({id, title}) => [id, title]).slice(1, 3)).toEqual([
      ['api/NoteApi', 'Note'],
      ['api/OrderApi', 'Orders'],
    ]);
    expect(compile('api/OrderApi').titleHtml).toBe('Orders\n<code>OrderApi</code>');
    const index = render('api/index');
    expect([...index.querySelectorAll('h2, h3')].map((one) => [one.id, text(one)])).toEqual([
      ['sales-service', 'Sales & service'],
      ['other', 'Other'],
    ]);
    expect(index.querySelector('#crm')?.parentElement?.id).toBe('sales-service');
    expect(compile('api/index').toc.map(({html}) => html)).toEqual(['Sales &amp; service', 'Other']);
    expect([...index.querySelectorAll('td:first-child')].map((one) => text(one))).toEqual([
      'Orders OrderApi',
      'Note NoteApi',
    ]);
    expect(
      [...render('models/index').querySelectorAll('h2, td:first-child')].map((one) => text(one)),
    ).toEqual(['Sales & service', 'Cash', 'Order', 'Other', 'Note']);
  });

  test('shows the id and the hook of an operation', async () => {
    const {render} = await renderTestReference({'openapi.yaml': grouped}, config);
    expect(text(render('api/OrderApi').querySelector('.operation-names'))).toBe(
      'Operation ID listOrders · Hook useListOrdersQuery',
    );
  });
});

test('a document with many models has a model map, and model pages list models two steps away', async () => {
  const schemas = Array.from({length: 21}, (_, index) => {
    const next =
      index < 3 ? `properties: {next: {$ref: '#/components/schemas/M${index + 1}'}}` : 'title: Last';
    return `    M${index}: {type: object, ${next}}`;
  });
  const {reference, render, compile} = await renderTestReference({
    'openapi.yaml': `${head}components:\n  schemas:\n${schemas.join('\n')}\n`,
  });
  expect(reference.pages.slice(0, 2).map(({permalink}) => permalink)).toEqual([
    '/v1/docs/models',
    '/v1/docs/models/map',
  ]);
  // With one subject, there is nothing to distinguish.
  expect(render('models/map').querySelector('h2')).toBeNull();
  const items = [...render('models/map').querySelectorAll('.model-map > li')].map((item) => text(item));
  expect(items.slice(0, 3)).toEqual(['M0 contains M1', 'M1 contains M2 contained in M0', 'M10']);
  expect(compile('models/map').text.markdown).toContain(
    '- [M1](/v1/docs/models/M1) contains [M2](/v1/docs/models/M2) contained in [M0](/v1/docs/models/M0)',
  );
  expect(render('models/index').querySelector('a[href="/v1/docs/models/map"]')).not.toBeNull();
  const uses = [...render('models/M1').querySelectorAll('.uses > li')].map((item) => text(item));
  expect(uses).toContain('M2 → M3');
  expect([...render('models/M2').querySelectorAll('.uses > li')].map((item) => text(item))).toContain(
    'M1 ← M0',
  );
});

test('the variables of a server are listed with their defaults, allowed values and descriptions', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}servers:
  - url: https://{region}.shop.example/{version}/
    variables:
      region: {default: eu, enum: [eu, us], description: Where the *data* is.}
      version: {default: 2}
      unused: {default: x}
  - {url: 'https://sandbox.shop.example', description: Sandbox}
paths: {/orders: {get: {tags: [Order], responses: {}}}}
`,
  });
  for (const id of ['api/index', 'api/Order']) {
    const [server, sandbox] = render(id).querySelectorAll('.api-facts > dd > code');
    expect(text(server)).toBe('https://{region}.shop.example/{version}');
    expect(text(sandbox)).toBe('https://sandbox.shop.example');
    expect([...render(id).querySelectorAll('.server-variables > li')].map((item) => text(item))).toEqual([
      'region Where the data is. Default eueuus',
      'version Default 2',
    ]);
  }
  expect(compile('api/Order').text.markdown).toContain(
    '- Server: `https://{region}.shop.example/{version}` · `region`: Where the *data* is. (default `eu`) One of `eu`, `us`. · `version`: (default `2`)\n',
  );
  expect(text(render('api/Order').querySelector('.sample-panel .tab-panel code'))).toContain(
    'https://eu.shop.example/2/orders',
  );
});

test('the limits of 64-bit integers are exact, and the Java class compiles', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Count:
      type: object
      properties:
        any: {type: integer, format: int64, minimum: -9223372036854775808, maximum: 9223372036854775807}
        most: {type: integer, format: int64, maximum: 18446744073709551615}
        some: {type: integer, format: int64, minimum: -3000000000, maximum: 9000000000}
`,
  });
  const {markdown} = compile('models/Count').text;
  expect(markdown).toContain('(-9223372036854775808 to 9223372036854775807)');
  expect(markdown).toContain('(at most 18446744073709551615)');
  expect(markdown).toContain('(-3000000000 to 9000000000)');
  expect(markdown.match(/@(?:Min|Max).*/g)).toEqual(['@Min(-3000000000L)', '@Max(9000000000L)']);
});

test('the index says what the document says about authentication', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {/orders: {get: {tags: [Order], responses: {}}}}
components:
  securitySchemes:
    key: {type: apiKey, in: header, name: X-Key, description: Create one in *Settings*.}
    login:
      type: oauth2
      flows:
        clientCredentials: {tokenUrl: 'https://id.example/token', scopes: {read: See orders, write: ''}}
        authorizationCode: {authorizationUrl: 'https://id.example/ask', tokenUrl: 'https://id.example/token', scopes: {read: See orders}}
    sso: {type: openIdConnect, openIdConnectUrl: 'https://id.example/.well-known'}
`,
  });
  const [, key, login, sso] = render('api/index').querySelectorAll('.api-facts > dd');
  expect(text(key)).toBe('key: an API key in the header X-Key. Create one in Settings.');
  expect([...(login?.querySelectorAll('li') ?? [])].map((item) => text(item))).toEqual([
    'clientCredentials.tokenUrl https://id.example/token',
    'authorizationCode.authorizationUrl https://id.example/ask',
    'authorizationCode.tokenUrl https://id.example/token',
    'read See orders',
    'write',
  ]);
  expect(text(sso?.querySelector('li'))).toBe('openIdConnectUrl https://id.example/.well-known');
  expect(compile('api/index').text.markdown).toContain(
    '- Authentication: `key`: an API key in the header `X-Key`. Create one in *Settings*.\n',
  );
  expect(compile('api/index').text.markdown).toContain(' · `read`: See orders · `write`\n');
});

test('an operation that is not on the servers of the document shows its own', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}servers: [{url: https://api.shop.example}]
paths:
  /photos:
    get: {tags: [Photo], operationId: listPhotos, responses: {}}
    post:
      tags: [Photo]
      operationId: addPhoto
      servers: [{url: 'https://{region}.upload.example', description: Uploads, variables: {region: {default: eu, enum: [eu, us]}}}]
      responses: {}
`,
  });
  expect(render('api/index').querySelector('.api-facts code')?.innerHTML).toBe(
    'https://<wbr>api<wbr>.shop<wbr>.example',
  );
  const page = render('api/Photo');
  expect(page.querySelector('[aria-labelledby=listPhotos] .api-facts')).toBeNull();
  expect(text(page.querySelector('[aria-labelledby=addPhoto] .api-facts'))).toBe(
    'Uploadshttps://{region}.upload.exampleregion Default eueuus',
  );
  expect(compile('api/Photo').text.markdown).toContain('- Uploads: `https://{region}.upload.example` · ');
});

describe('a model page says what applies on a condition:', () => {
  const document = `${head}paths: {}
components:
  schemas:
    Guild:
      type: object
      properties:
        kind: {type: string}
        name: {type: string}
        open: {type: boolean}
        lists: {type: array, contains: {type: integer, minimum: 5}, maxContains: 3}
        pair: {type: array, prefixItems: [{type: string}, {type: integer}], items: false}
        gone: false
      propertyNames: {pattern: '^[a-z]+$'}
      dependentRequired: {name: [kind, open]}
      dependentSchemas: {open: {properties: {name: false, kind: {maxLength: 3}}}}
      allOf:
        - if: {properties: {kind: {enum: [big, huge]}, name: {}}, required: [open]}
          then: {required: [name], properties: {open: {const: true}}}
          else: {minProperties: 2}
        - {if: {required: [lists]}, else: {$ref: '#/components/schemas/Small'}}
    Small:
      description: A part.
      allOf: [{$ref: '#/components/schemas/Base'}]
      unevaluatedProperties: false
    Base: {description: A base., properties: {id: {type: string, description: Its id.}}}
    Whole: {type: integer, minimum: -9223372036854775808, description: Any.}
`;

  test('in words, as HTML and as Markdown', async () => {
    const {render, compile} = await renderTestReference({'openapi.yaml': document});
    const page = render('models/Guild');
    expect([...page.querySelectorAll('.model-about > .limits')].map((line) => text(line))).toEqual([
      'Each key: matches ^[a-z]+$',
      'If name is present: kind, open required',
      'If open is present: name never; kind up to 3 characters',
      'If kind is big or huge and name is present and open is present: name required; open is true',
      'Otherwise: at least 2 properties',
      'Unless lists is present: Small',
    ]);
    const said = (name: string) => text(page.querySelector(`#field-${name} > td:last-child`));
    expect(said('lists')).toBe('Contains 1 to 3 items: integer, at least 5');
    expect(said('pair')).toBe('Other items are not allowed.');
    const {markdown} = compile('models/Guild').text;
    expect(markdown).toContain('If `name` is present: `kind`, `open` required');
    expect(markdown).toContain('| `gone` | never | No value is allowed. |');
    expect(text(render('models/Small').querySelector('.uses'))).toBe('Guild');
  });

  test('in its JSON Schema, its type and its example', async () => {
    const {render} = await renderTestReference({'openapi.yaml': document});
    const code = (name: string, value: string) =>
      render(`models/${name}`).querySelector(`[role=tabpanel][data-value=${value}] code`)?.textContent ?? '';
    const schema = JSON.parse(code('Guild', 'json-schema'));
    expect(schema).toMatchObject({
      properties: {
        lists: {contains: {type: 'integer', minimum: 5}, maxContains: 3},
        pair: {prefixItems: [{type: 'string'}, {type: 'integer'}], items: false},
        gone: {not: {}},
      },
      propertyNames: {pattern: '^[a-z]+$'},
      dependentRequired: {name: ['kind', 'open']},
      dependentSchemas: {open: {properties: {name: {not: {}}, kind: {maxLength: 3}}}},
    });
    expect(JSON.stringify(schema.allOf)).toContain(
      '"then":{"type":"object","properties":{"open":{"const":true}},"required":["name"]}',
    );
    expect(JSON.stringify(schema.allOf)).toContain(
      '{"if":{"required":["lists"]},"else":{"$ref":"Small.json"}}',
    );
    expect(JSON.parse(code('Small', 'json-schema'))).toMatchObject({unevaluatedProperties: false});
    expect(code('Guild', 'ts')).toContain('gone?: never;');
    expect(JSON.parse(code('Guild', 'json'))).toMatchObject({lists: [5]});
    expect(JSON.parse(code('Guild', 'json'))).not.toHaveProperty('gone');
  });
});

describe('a model page says what a schema excludes:', () => {
  const rules = `${head}paths:
  /a:
    post:
      tags: [A]
      requestBody: {content: {application/json: {schema: {type: object, additionalProperties: false, properties: {a: {type: string}}}}}}
      responses: {}
components:
  schemas:
    Pet:
      type: object
      additionalProperties: false
      not: {anyOf: [{required: [owner, shelter]}, {required: [zoo]}]}
      properties:
        name: {type: string, not: {enum: [draft, none]}}
        owner: {not: {type: string, pattern: '^x'}}
        box: {not: {$ref: '#/components/schemas/Labels'}}
        empty: {type: string, not: {type: 'null'}}
        never: {not: {}}
        shape: {type: object, not: {properties: {w: {const: 1}}}}
        size: {type: object, unevaluatedProperties: false, properties: {w: {type: integer}}}
    Labels:
      description: Labels of anything.
      patternProperties: {'^x-': {type: string, maxLength: 5, description: Your own.}}
      additionalProperties: {type: integer}
    Open: {type: object, properties: {a: {type: string}}, additionalProperties: true}
`;

  test('values, types and fields together', async () => {
    const {render, compile} = await renderTestReference({'openapi.yaml': rules});
    const page = render('models/Pet');
    const said = (name: string) => text(page.querySelector(`#field-${name} > td:last-child`));
    expect(said('name')).toBe('Not allowed: draft, none');
    expect(said('owner')).toBe('Not allowed: string, matches ^x');
    expect(said('empty')).toBe('Not allowed: null');
    expect(said('never')).toBe('No value is allowed.');
    expect(said('shape')).toBe('Not allowed: {"type":"object","properties":{"w":{"const":1}}}');
    expect(page.querySelector('#field-box > td a')?.getAttribute('href')).toBe('/v1/docs/models/Labels');
    expect([...page.querySelectorAll('.model-about > .limits')].map((line) => text(line))).toEqual([
      'Other keys are not allowed.',
      'Not together: owner, shelter',
      'Not allowed: zoo',
    ]);
    const {markdown} = compile('models/Pet').text;
    expect(markdown).toContain('| `name` | string | Not allowed: `draft`, `none` |');
    expect(markdown).toContain('Other keys are not allowed.\n\nNot together: `owner`, `shelter`');
  });

  test('other keys than those of the fields', async () => {
    const {render} = await renderTestReference({'openapi.yaml': rules}, {}, 'de');
    expect(text(render('models/Pet').querySelector('#field-size .nested > .limits'))).toBe(
      'Weitere Schlüssel sind nicht erlaubt.',
    );
    expect(text(render('api/A').querySelector('.operation-details > .limits:last-child'))).toBe(
      'Weitere Schlüssel sind nicht erlaubt.',
    );
    expect(text(render('models/Open').querySelector('.model-about > .limits'))).toBe(
      'Weitere Schlüssel sind erlaubt.',
    );
  });

  test('what the keys of an object without fields hold', async () => {
    const {render} = await renderTestReference({
      'openapi.yaml': `${head}paths: {}
components: {schemas: {Labels: {description: Labels., type: object, additionalProperties: {type: string}}}}
`,
    });
    expect(text(render('models/Labels').querySelector('.limits'))).toBe('Keys hold string.');
  });

  test('keys that match no pattern', async () => {
    const {render, compile} = await renderTestReference({'openapi.yaml': rules});
    const page = render('models/Labels');
    expect(text(page.querySelector('.fields tbody'))).toBe(
      '^x- key patternstringYour own.Up to 5 characters',
    );
    expect(text(page.querySelector('.model-about > .limits'))).toBe('Other keys hold integer.');
    expect(compile('models/Labels').text.markdown).toContain(
      '| `^x-` | string, key pattern | Your own. (up to 5 characters) |',
    );
  });
});

test('the headings of the description become headings of the index, and its link definitions work', async () => {
  const description =
    'Records.\n\n## Log in\n\nSend a [token].\n\n### How `long`\n\nA day.\n\n## Errors\n\n### Codes\n\nNone.\n\n[token]: /docs/token';
  const {compile, render} = await renderTestReference({
    'openapi.yaml': `openapi: 3.1.0\ninfo: {title: Shop, version: "1", description: ${JSON.stringify(description)}}\npaths: {/a: {get: {responses: {}}}}\n`,
  });
  const page = render('api/index');
  expect([...page.querySelectorAll('h2, h3')].map(({tagName, id}) => [tagName, id])).toEqual([
    ['H2', 'operations'],
    ['H2', 'log-in'],
    ['H3', 'how-long'],
    ['H2', 'errors'],
    ['H3', 'codes'],
  ]);
  expect(page.querySelector('a[href="/v1/docs/token"]')?.textContent).toBe('token');
  const {markdown, sections} = compile('api/index').text;
  expect(markdown).toContain('## Log in\n\nSend a [token](/v1/docs/token).\n\n### How long\n\nA day.');
  expect(sections.find(({id}) => id === 'codes')?.text).toContain('None.');
});

describe('hostile text', () => {
  /** Browsers recognize these schemes, whatever is inside or before them. */
  const sneaky = [
    '<a href="java\tscript:alert(6)">a</a>',
    '<a href="\x01 javascript:alert(7)">b</a>',
    "<a href=' javascript:alert(8)'>c</a>",
    '<a href="java&#10;script:alert(9)">d</a>',
    '<a href=" https://example.com/a b\t">e</a>',
  ].join(' ');
  const hostile = `${head}tags: [{name: '<script>alert(1)</script>', description: '<img src=x onerror=alert(1)> [go](javascript:alert(1))'}]
paths:
  '/a"><script>/{x}':
    get:
      operationId: '"><img src=x onerror=alert(2)>'
      tags: ['<script>alert(1)</script>']
      summary: '<b onclick=alert(3)>Bold</b> & "quoted"'
      description: 'Text <svg onload=alert(4)> <b>kept <i>open'
      parameters: [{name: x, in: path, required: true, schema: {type: string, pattern: '</code><script>', enum: ['<u>', '"']}}]
      responses: {'<200>': {description: '<script>alert(5)</script>'}}
components:
  schemas:
    '../../etc/passwd': {type: object, description: '<style>*{}</style>', properties: {'<script>': {type: string, default: '</script>'}, __proto__: {type: string}, '': {type: string}}}
    '"><script>': {type: object, properties: {constructor: {$ref: '#/components/schemas/..~1..~1etc~1passwd'}}}
    Sneaky: {type: object, description: ${JSON.stringify(sneaky)}}
    ユーザー 表: {type: string, enum: ['</code>']}
    Inherited: {type: object, properties: {a: {type: string, format: constructor}, b: {type: string, enum: [constructor, x], x-enumDescriptions: {x: An x}}}}
`;

  test('is shown as text, and results in addresses within their folder', async () => {
    const {reference, render, compile, problems} = await renderTestReference({'openapi.yaml': hostile});
    expect(problems.filter(({severity}) => severity === 'error')).toEqual([]);
    expect(reference.pages.map(({permalink}) => permalink)).toEqual([
      '/v1/docs/api',
      '/v1/docs/api/script-alert-1-script',
      '/v1/docs/models',
      '/v1/docs/models/script',
      '/v1/docs/models/etc-passwd',
      '/v1/docs/models/Inherited',
      '/v1/docs/models/Sneaky',
      `/v1/docs/models/${encodeURI('ユーザー-表')}`,
    ]);
    for (const {id} of reference.pages) {
      const page = render(id);
      expect([
        ...page.querySelectorAll(
          'script, img, style, b[onclick], [onerror], [onload], a[href^="javascript"]',
        ),
      ]).toEqual([]);
      // Normalized as by browsers, which drop tabs, line ends, and leading control characters.
      const schemes = [...page.querySelectorAll('a[href]')].map(
        (link) => new URL(link.getAttribute('href') ?? '', 'https://site.example').protocol,
      );
      expect(new Set(schemes)).toEqual(new Set(['https:']));
      const outside = id === 'models/Sneaky' ? 'https://example.com/' : '/v1/';
      expect(
        compile(id).links.every(({href}) => ['/v1/', '#', outside].some((start) => href.startsWith(start))),
      ).toBe(true);
    }
    const links = [...render('models/Sneaky').querySelectorAll('a')].filter((link) =>
      /^[a-e]$/.test(link.textContent ?? ''),
    );
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      null,
      null,
      null,
      null,
      'https://example.com/a b',
    ]);
    const inherited = render('models/Inherited');
    expect(text(inherited.getElementById('field-b'))).toContain('constructorx An x');
    expect(text(inherited.querySelector('[data-value=java] code'))).toContain('private String a;');
    const api = render('api/script-alert-1-script');
    expect(text(api.querySelector('h2'))).toBe('<b onclick=alert(3)>Bold</b> & "quoted"');
    expect(text(api.querySelector('.operation-text p'))).toBe('Text <svg onload=alert(4)> kept open');
    expect(text(render('models/etc-passwd').querySelector('tr[id] th'))).toBe('<script>');
  });
});

test('a server is labeled by its description without the period at its end', async () => {
  const document = `${head}servers: [{url: https://shop.example, description: Live server.}]
paths: {/a: {get: {tags: [A], operationId: a, summary: A, responses: {'200': {description: Done}}}}}
`;
  const {compile} = await renderTestReference({'openapi.yaml': document});
  expect(compile('api/index').text.markdown).toContain('Live server: `https://shop.example`');
});

test('the line break at the end of a summary is no part of it', async () => {
  const operation = (id: string) =>
    `{tags: [Orders], operationId: ${id}, summary: "Reads ${id}.\\n", responses: {'200': {description: Done}}}`;
  const document = `${head}paths: {/a: {get: ${operation('a')}, put: ${operation('b')}}}\n`;
  const {reference} = await renderTestReference({'openapi.yaml': document});
  const page = reference.pages.find(({id}) => id === 'api/Orders');
  expect(page?.description).toBe('Orders API: reads a; reads b.');
});

test('an operation without a summary is named by the first sentence of its description, without markup', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a: {get: {operationId: a, tags: [A], description: '<p>Returns a <code>Charge</code>. It may be *new*.</p>', responses: {}}}
  /b: {get: {operationId: b, tags: [A], description: '<p>Deletes a <code>Charge</code>.</p>', responses: {}}}
components: {schemas: {A: {type: object, properties: {created: {type: integer, format: unixtime}}}}}
`,
  });
  const page = render('api/A');
  expect([...page.querySelectorAll('h2')].map((one) => text(one))).toEqual([
    'Returns a Charge',
    'Deletes a Charge',
  ]);
  const [first, second] = page.querySelectorAll('.operation-text');
  expect(first?.textContent).toContain('It may be');
  // Nothing is repeated.
  expect(second?.textContent).not.toContain('Deletes');
  expect(render('models/A').querySelector('.model-code pre')?.textContent).toMatch(/"created": 17\d{8}/);
});

test('a response is introduced by its first paragraph, and what follows is inside', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a: {get: {operationId: a, tags: [A], responses: {'429': {description: "Too *many* calls.\\n\\nSee [limits](https://example.com/limits)."}}}}
`,
  });
  const response = render('api/A').querySelector('details.response');
  expect(text(response?.querySelector('summary'))).toBe('429 Too Many Requests Too many calls.');
  expect(text(response?.querySelector('a[href="https://example.com/limits"]')?.parentElement)).toBe(
    'See limits.',
  );
  expect(text(response)).not.toMatch(/Too many calls.*Too many calls/);
});

test('an operation that accepts JSON or a form has samples for both, those of the form collapsed', async () => {
  const form =
    '{type: object, required: [name, photo], properties: {name: {type: string}, photo: {type: string, format: binary}}}';
  const json = '{type: object, required: [name], properties: {name: {type: string}}}';
  const operation = (path: string, contents: string) =>
    `  ${path}: {post: {tags: [Pet], operationId: ${path.slice(1)}, requestBody: {content: {${contents}}}, responses: {}}}\n`;
  const {render, compile} = await renderTestReference(
    {
      'openapi.yaml': `${head}paths:
${operation('/files', `application/json: {schema: ${json}}, multipart/form-data: {schema: ${form}}`)}${operation(
  '/texts',
  `application/x-www-form-urlencoded: {schema: ${json}}, application/json: {schema: ${json}}`,
)}${operation(
  '/same',
  `application/x-www-form-urlencoded: {schema: ${form}}, multipart/form-data: {schema: ${form}}, application/json: {schema: ${json}}`,
)}${operation('/only', `multipart/form-data: {schema: ${form}}`)}`,
    },
    {rtkQuery: {module: '@shop/{tag}'}},
  );
  const page = render('api/Pet');
  const forms = (id: string) =>
    [...page.querySelectorAll(`[aria-labelledby=${id}] .form-samples`)].map((one) => [
      text(one.querySelector('summary')),
      one.querySelector('[data-value=curl] pre code')?.textContent?.split('\n').slice(1).join('\n'),
    ]);
  expect(forms('files')).toEqual([
    ['Sample as multipart/form-data', "  -F 'name=Example name' \\\n  -F 'photo=@photo.bin'"],
  ]);
  expect(forms('texts')).toEqual([
    ['Sample as application/x-www-form-urlencoded', "  --data-urlencode 'name=Example name'"],
  ]);
  expect(forms('same').map(([summary]) => summary)).toEqual(['Sample as multipart/form-data']);
  expect(forms('only')).toEqual([]);
  const first = page.querySelector('[aria-labelledby=files] .operation-code > .sample-panel');
  expect(first?.querySelector('[data-value=curl] pre')?.textContent).toContain(
    'Content-Type: application/json',
  );
  const tabs = [...page.querySelectorAll('[aria-labelledby=files] .form-samples [role=tab]')];
  expect(tabs.map((tab) => tab.getAttribute('data-value'))).toEqual(['curl', 'ts', 'java', 'python']);
  expect(compile('api/Pet').text.markdown).toContain(
    'Sample as multipart/form-data\n\n**curl**\n\n```bash\n',
  );
});

test('anchors of Redoc and Swagger UI in descriptions lead to the pages of what they name', async () => {
  const links =
    '[a](#tag/Pet-shop), [b](#operation/getPet), [c](#tag/Pet-shop/operation/getPet), [d](#tag/Pet%20shop/paths/~1pets/put), [e](#schema/Pet), [f](#section/Log-in/The-token), [g](#operation/getCat), [h](#tag/store), [i](#pets), [j](#tag/Pet-shop/Size-limits), [k](#/Pet%20shop/getPet), [l](#/Pet%20shop), [m](#the-token), [n](#tag/Pet-shop/Sizes), [o](#/components/schemas/Pet), [p](#size-limits), [q](#replace-a-pet)';
  const {render, compile, problems} = await renderTestReference({
    'openapi.yaml': `openapi: 3.1.0
info: {title: Shop, version: "1", description: ${JSON.stringify(`${links}\n\n# Log in\n\nFirst.\n\n## The \`token\`\n\nLast.`)}}
paths:
  /pets:
    get: {tags: [Pet shop], operationId: getPet, summary: Get a pet, description: 'Or [replace it](#operation/putPet).', responses: {}}
    put: {tags: [Pet shop], operationId: putPet, summary: Replace a pet, responses: {}}
tags: [{name: Pet shop, description: "About pets.\\n\\n## Size limits\\n\\nNone."}]
components: {schemas: {Pet: {type: object}}}
`,
  });
  const index = render('api/index');
  const hrefs = [...index.querySelectorAll('.api-page > p:first-child a')].map((link) =>
    link.getAttribute('href'),
  );
  expect(hrefs).toEqual([
    '/v1/docs/api/Pet-shop',
    '/v1/docs/api/Pet-shop#getPet',
    '/v1/docs/api/Pet-shop#getPet',
    '/v1/docs/api/Pet-shop#putPet',
    '/v1/docs/models/Pet',
    '/v1/docs/api#the-token',
    null,
    null,
    null,
    '/v1/docs/api/Pet-shop#size-limits',
    '/v1/docs/api/Pet-shop#getPet',
    '/v1/docs/api/Pet-shop',
    '/v1/docs/api#the-token',
    null,
    '/v1/docs/models/Pet',
    '/v1/docs/api/Pet-shop#size-limits',
    '/v1/docs/api/Pet-shop#putPet',
  ]);
  expect([...render('api/Pet-shop').querySelectorAll('h2, h3')].slice(0, 2).map(({id}) => id)).toEqual([
    'size-limits',
    'getPet',
  ]);
  expect([...index.querySelectorAll('h2, h3')].map(({id}) => id)).toEqual([
    'operations',
    'log-in',
    'the-token',
  ]);
  expect(compile('api/Pet-shop').text.markdown).toContain('Or [replace it](/v1/docs/api/Pet-shop#putPet).');
  expect(compile('api/index').text.markdown).toContain('[f](/v1/docs/api#the-token), g, h, i, ');
  expect(problems.map(({message}) => /`(.+?)`/.exec(message)?.[1])).toEqual([
    '#operation/getCat',
    '#tag/store',
    '#pets',
    '#tag/Pet-shop/Sizes',
  ]);
});

test('an operation next to the reference of its path is shown with what it refers to', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths:\n  /a:\n    $ref: paths/a.yaml\n    get: {tags: [A], operationId: getA, parameters: [{$ref: 'paths/a.yaml#/x-size'}], responses: {}}\n`,
    'paths/a.yaml': `put: {tags: [A], operationId: putA, responses: {}}\nx-size: {name: size, in: query, schema: {type: integer}}\n`,
  });
  const page = render('api/A');
  expect([...page.querySelectorAll('.operation > h2')].map(({id}) => id)).toEqual(['getA', 'putA']);
  expect(text(page.getElementById('getA-query-size'))).toBe('sizeinteger');
});

test('an operation lists the values of enums with pages, which the rows of models leave to those pages', async () => {
  const {compile, render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    post:
      operationId: addA
      tags: [A]
      parameters: [{name: state, in: query, schema: {$ref: '#/components/schemas/State'}}]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses: {}
components:
  schemas:
    State: {type: string, enum: [open, paid]}
    Order:
      type: object
      properties:
        state: {$ref: '#/components/schemas/State'}
        earlier: {type: array, items: {$ref: '#/components/schemas/State'}}
`,
  });
  const shown = (id: string) => [...render(id).querySelectorAll('tr[id]')].map((row) => text(row));
  const rows = ['stateStateopenpaid', 'stateStateopenpaid', 'earlierarray of Stateopenpaid'];
  expect(shown('api/A')).toEqual(rows);
  expect(compile('api/A').text.markdown.split('One of `open`, `paid`.')).toHaveLength(4);
  expect(shown('models/Order')).toEqual(['stateState', 'earlierarray of State']);
});

test('many values of an enum are collapsed at a field, but not on the page of the enum', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Day: {type: integer, enum: [1, 2, 3, 4, 5, 6, 7, 8, 9]}
    Week: {type: object, properties: {day: {type: integer, enum: [1, 2, 3, 4, 5, 6, 7, 8, 9]}}}
`,
  });
  expect(render('models/Day').querySelectorAll('.enum li')).toHaveLength(9);
  expect(render('models/Day').querySelector('details .enum')).toBeNull();
  expect(render('models/Week').querySelectorAll('details .enum li')).toHaveLength(9);
});

test('variants that are single values are an enum with explained values', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Kind:
      type: integer
      oneOf: [{const: 1, title: ROW_TYPE, description: In a row.}, {const: 2, title: COLUMN}, {const: 3}]
    Mode: {anyOf: [{type: string, const: fast}, {type: string, enum: [slow]}, {type: 'null'}]}
    Size: {oneOf: [{const: 1}, {type: integer, minimum: 5}]}
    Rule: {type: object, properties: {kind: {type: integer, const: 1}}}
    Sort: {type: object, properties: {by: {type: string, enum: ['+', '-', x], x-enum-varnames: [UP, DownWard]}}}
`,
  });
  const kind = compile('models/Kind').text.markdown;
  expect(kind).toContain('- Type: integer\n');
  expect(kind).toContain('- `1`: ROW_TYPE: In a row.\n- `2`: COLUMN\n- `3`\n');
  expect(kind).toContain('type Kind = 1 | 2 | 3;');
  expect(kind).toContain('  ROW_TYPE(1),\n  COLUMN(2),\n');
  expect(compile('models/Sort').text.markdown).toContain('    UP("+"),\n    DOWN_WARD("-"),\n    X("x");\n');
  expect(kind).toContain('  VALUE_3(3);\n\n  private final int value;\n\n  Kind(int value) {\n');
  const mode = compile('models/Mode').text.markdown;
  expect(mode).toContain('- Type: string or null\n');
  expect(mode).toContain('- `fast`\n- `slow`\n');
  expect(compile('models/Size').text.markdown).toContain('One of these:');
  expect(compile('models/Rule').text.markdown).toContain('| `kind` | integer | (always `1`) |');
});

test('variants that only require fields name them', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Rule:
      type: object
      properties: {in: {type: string}, out: {type: string}, port: {type: integer}}
      anyOf: [{title: Inbound, required: [in, port]}, {required: [out], not: {required: [in]}}, {type: object}]
`,
  });
  expect([...render('models/Rule').querySelectorAll('.variants > li')].map((item) => text(item))).toEqual([
    'Inbound required: in, port',
    'Variant 2 required: outNot allowed: in',
    'Variant 3 object',
  ]);
  expect(compile('models/Rule').text.markdown).toContain(
    'Any of these:\n\n- Inbound, required: `in`, `port`\n- required: `out`; Not allowed: `in`\n- object',
  );
});

test('variants and values of maps say which values they allow, on the page and in its Markdown', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Job:
      type: object
      properties:
        model:
          anyOf:
            - {type: string, maxLength: 9}
            - {title: Known, type: string, enum: [small, large], description: A known model.}
            - {const: auto}
            - {title: Own, description: Your own., type: object, properties: {file: {type: string}}}
        counts: {type: object, additionalProperties: {type: integer, minimum: 3, description: How many.}}
        labels: {type: array, items: {type: string, minLength: 2}, example: [ab]}
        name: {type: string, example: Ada}
`,
  });
  const page = render('models/Job');
  expect([...page.querySelectorAll('.variants > li')].map((item) => text(item))).toEqual([
    'Variant 1 stringUp to 9 characters',
    'Known string A known model.smalllarge',
    'Variant 3 stringAlways auto',
    expect.stringMatching(/^Own Your own\./),
  ]);
  expect(text(page.getElementById('field-counts'))).toBe('countsmap of integerHow many.Each at least 3');
  const {markdown} = compile('models/Job').text;
  expect(markdown).toContain(
    '- string: (up to 9 characters)\n- Known, string: A known model. One of `small`, `large`.\n- string: (always `auto`)\n- Own: Your own.\n',
  );
  expect(markdown).toContain('| `counts` | map of integer | How many. (each at least 3) |');
  expect(markdown).toContain('| `labels` | array of string | (each at least 2 characters) |');
  expect(markdown).toContain('| `name` | string | (example `Ada`) |');
});

test('the links of a response lead to their operations, with what they take from it', async () => {
  const {render, compile, problems} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /pets:
    post:
      tags: [Pet]
      operationId: addPet
      summary: Add a pet
      responses:
        '201':
          description: Added
          links:
            added: {operationId: getPet, description: The *new* pet., parameters: {id: $response.body#/id, path.size: 2}}
            replace: {operationRef: '#/paths/~1pets~1%7Bid%7D/put', requestBody: $request.body}
            elsewhere: {operationRef: 'other.yaml#/paths/~1a/get'}
        '204': {description: Known, links: {added: {$ref: '#/components/links/Added'}}}
  /pets/{id}:
    parameters: [{name: id, in: path, required: true, schema: {type: string}}]
    get: {tags: [One pet], operationId: getPet, summary: Get a pet, responses: {}}
    put: {tags: [One pet], operationId: putPet, summary: Replace a pet, responses: {}}
components: {links: {Added: {operationId: getPet}}}
`,
  });
  expect(problems).toEqual([]);
  const page = render('api/Pet');
  const items = [...page.querySelectorAll('#addPet-201 .response-links > li')];
  expect(items.map((item) => text(item))).toEqual([
    'Get a pet added The new pet.id $response.body#/idpath.size 2',
    'Replace a pet replaceRequest body $request.body',
    'other.yaml#/paths/~1a/get elsewhere',
  ]);
  expect(items.map((item) => item.querySelector('a')?.getAttribute('href'))).toEqual([
    '/v1/docs/api/One-pet#getPet',
    '/v1/docs/api/One-pet#putPet',
    undefined,
  ]);
  expect(text(page.querySelector('#addPet-204'))).toBe('No body.LinksGet a pet added');
  expect(compile('api/Pet').text.markdown).toContain(
    'Links: `added` → [Get a pet](/v1/docs/api/One-pet#getPet) The *new* pet. `id`: `$response.body#/id`, `path.size`: `2`; `replace` →',
  );
});

test('what a description repeats of the meaning of the status is left out', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a: {get: {operationId: a, tags: [A], responses: {'200': {description: OK}, '404': {description: not found.}, '409': {description: Taken}, '302': {description: Found a pet}, '422': {description: Unprocessable Entity - it is wrong.}, '401': {description: "Unauthorized: see docs"}}}}
`,
  });
  const responses = [...render('api/A').querySelectorAll('p.response')].map(text);
  expect(responses).toEqual([
    '200 OK No body.',
    '302 Found Found a pet No body.',
    '401 Unauthorized See docs No body.',
    '404 Not Found No body.',
    '409 Conflict Taken No body.',
    '422 Unprocessable Content It is wrong. No body.',
  ]);
  expect(compile('api/A').text.markdown).toContain('| 200 | OK | none |');
});

test('of a response whose first example is long, that one is shown, or else only required fields', async () => {
  const [long, tooLong] = ['x'.repeat(5000), 'y'.repeat(17_000)];
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    get:
      operationId: a
      tags: [A]
      responses: {'200': {content: {application/json: {examples: {a: {value: {note: ${long}}}, b: {value: {id: 2}}}}}}}
    put:
      operationId: b
      tags: [A]
      responses:
        '200':
          description: All
          content:
            application/json:
              example: {id: 1, note: ${tooLong}}
              schema: {type: object, required: [id], properties: {id: {type: integer}, note: {type: string, example: ${long}}}}
`,
  });
  const [first, second] = [...render('api/A').querySelectorAll('.operation-code')].map((one) =>
    [...one.querySelectorAll('.sample-panel')].slice(1).map((panel) => text(panel)),
  );
  expect(first).toEqual([expect.stringContaining(`"note": "${long}"`), expect.stringContaining('"id": 2')]);
  expect(second).toEqual([expect.stringContaining('Example made from the schema')]);
  expect(second?.[0]).toContain('{ "id": 1 }');
});

test('a response that is a file has no example, unless the document gives one', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /logo:
    get:
      operationId: getLogo
      tags: [File]
      responses: {'200': {description: The logo, content: {image/png: {schema: {type: string, format: binary}}}}}
  /key:
    get:
      operationId: getKey
      tags: [File]
      responses: {'200': {description: The key, content: {application/octet-stream: {schema: {type: string, format: binary}, example: c2VjcmV0}}}}
`,
  });
  const panels = [...render('api/File').querySelectorAll('.operation-code .sample-panel')].map((one) =>
    text(one),
  );
  // One with the request for each, and one response.
  expect(panels).toHaveLength(3);
  expect(panels.at(-1)).toContain('c2VjcmV0');
});

test('the Markdown of a page says what selects a variant, and what values mean', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Pet:
      oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]
      discriminator: {propertyName: pet_kind, mapping: {cat: '#/components/schemas/Cat', kitten: Cat}}
    Cat: {type: object, properties: {fur: {type: string, enum: [red, gray], x-enumDescriptions: {red: Like *fire*.}}}}
    Dog: {type: object, properties: {pet_kind: {type: string}}}
`,
  });
  expect(compile('models/Pet').text.markdown).toContain(
    '- [Cat](/v1/docs/models/Cat) when `pet_kind` is `cat`, `kitten`\n- [Dog](/v1/docs/models/Dog) when `pet_kind` is `Dog`\n',
  );
  expect(compile('models/Cat').text.markdown).toContain('One of `red` (Like *fire*), `gray`.');
});

test('without a mapping, the values that a variant allows select it', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Format:
      oneOf:
        - {$ref: '#/components/schemas/FormatText'}
        - {$ref: '#/components/schemas/FormatJson'}
        - {$ref: '#/components/schemas/Old'}
        - {$ref: '#/components/schemas/Open'}
      discriminator: {propertyName: type}
    FormatText: {type: object, properties: {type: {type: string, enum: [text]}}}
    FormatJson: {type: object, properties: {type: {type: string, enum: [json, json_schema]}}}
    Old: {allOf: [{$ref: '#/components/schemas/Base'}]}
    Open: {type: object, properties: {type: {type: string}}}
    Base: {type: object, properties: {type: {type: string, enum: [a, b]}}}
`,
  });
  const {markdown} = compile('models/Format').text;
  expect(markdown.match(/ when .*/g)).toEqual([
    ' when `type` is `text`',
    ' when `type` is `json`, `json_schema`',
    ' when `type` is `Old`',
    ' when `type` is `Open`',
  ]);
});

test('an operation with several tags is listed on the page of each, and a tag without operations has a page', async () => {
  const {reference, render} = await renderTestReference(
    {
      'openapi.yaml': `${head}tags:
  - {name: Pet, description: All about pets.}
  - {name: Errors, description: Every error has a code.}
  - {name: Unused}
paths:
  /pets:
    get: {operationId: listPets, tags: [Pet, Shop, Pet], summary: List pets, responses: {}}
  /owners:
    get: {operationId: listOwners, tags: [Owner, Pet], summary: List owners, responses: {}}
`,
    },
    {composer: {}},
  );
  expect(reference.pages.flatMap(({kind, title}) => (kind === 'api' ? [title] : []))).toEqual([
    'Errors',
    'Owner API',
    'Pet API',
    'Shop API',
  ]);
  const listed = (id: string) =>
    [...render(id).querySelectorAll('.operations a')].map((link) => link.getAttribute('href'));
  expect(listed('api/Pet')).toEqual(['#listPets', '/v1/docs/api/Owner#listOwners']);
  expect(listed('api/Shop')).toEqual(['/v1/docs/api/Pet#listPets']);
  expect(reference.pages.find(({id}) => id === 'api/Errors')?.lead).toBe('Every error has a code.');
  expect(render('api/Shop').querySelector('h2')).toBeNull();
});

describe('a model without fields', () => {
  const models = {
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Headers: {type: object, additionalProperties: false, patternProperties: {'^X-[a-z]+$': {type: integer}}}
    Codes: {type: object, patternProperties: {'^\\d{3}$': {type: string, example: Not found}}}
    Closed: {type: object, additionalProperties: false}
    Nothing: {type: 'null'}
    Never: {enum: [null]}
    Holder:
      type: object
      properties:
        closed: {type: object, additionalProperties: false}
        nothing: {type: [object, 'null'], oneOf: [{$ref: '#/components/schemas/Closed'}, {const: null}]}
`,
  };

  test('has an example with a key that matches its pattern', async () => {
    const {render} = await renderTestReference(models);
    const code = (id: string) => [...render(id).querySelectorAll('pre')].map((one) => text(one)).join(' ');
    expect(code('models/Headers')).toContain('{ "X-key": 1 }');
    expect(code('models/Headers')).toContain('type Headers = Record<string, number>;');
    expect(code('models/Codes')).toContain('{ "123": "Not found" }');
  });

  test('says that keys are not allowed, also as a field', async () => {
    const {render, compile} = await renderTestReference(models);
    expect(text(render('models/Closed').body)).toContain('Keys are not allowed.');
    expect(text(render('models/Holder').getElementById('field-closed'))).toBe(
      'closedobjectKeys are not allowed.',
    );
    expect(compile('models/Closed').text.markdown).toContain('type Closed = Record<string, never>;');
  });

  test.each(['Nothing', 'Never'])('is null if it allows nothing else: %s', async (name) => {
    const {markdown} = (await renderTestReference(models)).compile(`models/${name}`).text;
    expect(markdown).toContain('- Type: null');
    expect(markdown).toContain(`type ${name} = null;`);
    expect(markdown).toContain('"const": null');
  });
});

test('a server at the root of the document’s host is shown', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}servers: [{url: /}]\npaths: {/a: {get: {operationId: a, tags: [A], responses: {}}}}\n`,
  });
  expect(text(render('api/A').querySelector('dd'))).toBe('/');
});

test('a parameter shows what a model with a page of its own contains', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    get:
      operationId: a
      tags: [A]
      parameters:
        - {name: model, in: query, schema: {$ref: '#/components/schemas/ModelId'}}
        - {name: range, in: query, style: deepObject, schema: {$ref: '#/components/schemas/Range'}}
      responses: {}
components:
  schemas:
    ModelId: {description: A model., anyOf: [{type: string}, {type: string, enum: [m1, m2]}]}
    Range: {type: object, properties: {from: {type: integer, description: Beginning.}, id: {type: string, readOnly: true}}}
`,
  });
  expect([...render('api/A').querySelectorAll('tbody details > summary')].map(text)).toEqual([
    'Variants of ModelId',
    'Fields of Range',
  ]);
  const {markdown} = compile('api/A').text;
  expect(markdown).toContain('| `model` | [ModelId](/v1/docs/models/ModelId) | A model. |');
  expect(markdown).toContain(
    'Variants of `model`:\n\nAny of these:\n\n- string\n- string: One of `m1`, `m2`.',
  );
  expect(markdown).toMatch(/Fields of `range`:\n\n.*\n.*\n\| `from` \| integer \| Beginning. \|\n$/);
});

test('a callback is listed with what its request contains', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /jobs:
    post:
      operationId: addJob
      tags: [Job]
      callbacks:
        done:
          '{$request.body#/url}':
            post:
              summary: The job is done.
              requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Result'}}}}
              responses: {}
      responses: {}
components:
  schemas:
    Result: {type: object, properties: {code: {type: integer, description: Zero for success.}}}
`,
  });
  const list = [...render('api/Job').querySelectorAll('h3')].at(-1)?.nextElementSibling;
  expect(text(list?.querySelector('.limits'))).toBe('application/json contains Result');
  expect(text(list?.querySelector('tbody'))).toBe('codeintegerZero for success.');
  expect(compile('api/Job').text.markdown).toContain(
    '`done`: POST `{$request.body#/url}` The job is done.\n\n`application/json` contains [Result](/v1/docs/models/Result)',
  );
});

test('a callback says what else its request has, and how to answer it', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /jobs:
    post:
      operationId: addJob
      tags: [Job]
      callbacks:
        done:
          '{$request.body#/url}':
            parameters: [{name: X-Signature, in: header, required: true, description: Proves the sender., schema: {type: string}}]
            post:
              summary: The job is done.
              description: Sent *once*.
              requestBody: {description: The result., content: {application/json: {schema: {type: object}}}}
              responses:
                '200': {description: OK}
                '204': {description: Received.}
                '410': {description: Send no more., content: {text/plain: {schema: {type: string}}}}
      responses: {}
`,
  });
  const list = [...render('api/Job').querySelectorAll('h3')].at(-1)?.nextElementSibling;
  const words = (text(list?.querySelector('li')) ?? '').replace(/\s+/g, ' ');
  for (const part of [
    'Sent once.',
    'X-Signature requiredstringProves the sender.',
    'The result.',
    '200 OK No body.',
    '204 No Content Received. No body.',
    '410 Gone Send no more. string',
  ])
    expect(words).toContain(part);
  const {markdown} = compile('api/Job').text;
  expect(markdown).toContain('The job is done.\n\nSent *once*.\n\nHeader parameters');
  expect(markdown).toContain('| `X-Signature` | string, required | Proves the sender. |');
  expect(markdown).toContain(
    'The result.\n\n`application/json` contains object\n\nResponses\n\n- 200 OK No body.\n- 204 No Content Received. No body.\n- 410 Gone Send no more. string',
  );
});

test('the Markdown of an API page has all fields: nested ones, of variants, responses and callbacks', async () => {
  const {compile, render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /orders:
    post:
      operationId: order
      tags: [A]
      summary: Order
      requestBody:
        content:
          application/json:
            schema:
              type: object
              properties:
                lines:
                  type: array
                  items: {type: object, properties: {price: {type: object, properties: {cents: {type: integer, description: In cents.}}}}}
                pay:
                  oneOf:
                    - {title: By card, type: object, properties: {number: {type: string, description: Its number.}}}
                    - {type: string}
      callbacks:
        paid:
          '{$request.body#/url}':
            post:
              summary: Sent when it is paid.
              requestBody: {content: {application/json: {schema: {type: object, properties: {sum: {type: integer, description: All of it.}}}}}}
              responses: {}
      responses:
        '201':
          description: Made
          headers: {Location: {description: Where it is., schema: {type: string}}}
          content: {application/json: {schema: {type: object, properties: {key: {type: string, description: Of the order.}}}}}
        '400': {description: Wrong, content: {application/json: {schema: {$ref: '#/components/schemas/Error'}}}}
        '404': {description: None, content: {application/json: {schema: {$ref: '#/components/schemas/Error'}}}}
components:
  schemas: {Error: {type: object, description: What failed., properties: {reason: {type: string, description: In words.}}}}
`,
  });
  const {markdown, sections} = compile('api/A').text;
  const rule = '| Name | Type | Description |\n| --- | --- | --- |\n';
  expect(markdown).toContain(`| \`pay\` | one of By card, string |  |

Fields of \`lines[]\`:

${rule}| \`price\` | object |  |

Fields of \`lines[].price\`:

${rule}| \`cents\` | integer | In cents. |

Variants of \`pay\`:

One of these:

- By card
- string

Fields of By card:

${rule}| \`number\` | string | Its number. |`);
  expect(markdown).toContain(
    `Response 201:\n\n${rule}| \`Location\` | string | Where it is. |\n\n\`application/json\` contains object\n\n${rule}| \`key\` | string | Of the order. |`,
  );
  expect(markdown.match(/\| `reason` \|/g)).toHaveLength(1);
  expect(markdown).toContain(
    `### Callbacks\n\n\`paid\`: POST \`{$request.body#/url}\` Sent when it is paid.\n\n\`application/json\` contains object\n\n${rule}| \`sum\` | integer | All of it. |`,
  );
  expect([...render('api/A').querySelectorAll('.nested > summary')].map((one) => text(one))).toEqual([
    'Fields',
    'Fields',
    'Variants of pay',
  ]);
  // Fields without anchors cannot be found by the search.
  expect(sections.map(({heading}) => heading)).not.toContain('cents');
});

test('an example that the document only has the address of is a link', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    put:
      operationId: put
      tags: [A]
      summary: Put
      requestBody: {content: {application/json: {schema: {type: object}, examples: {big: {summary: A big one, externalValue: 'https://x.example/big.json'}}}}}
      responses:
        '200': {description: Fine, content: {text/csv: {examples: {all: {$ref: '#/components/examples/All'}}}}}
components: {examples: {All: {externalValue: ./all.csv}}}
`,
  });
  const page = render('api/A');
  expect(page.querySelector('a[href="https://x.example/big.json"]')?.textContent).toBe('A big one');
  expect(text(page.querySelector('.response'))).toContain('text/csvExample: all ./all.csv');
  const {markdown} = compile('api/A').text;
  expect(markdown).toContain('Example: [A big one](https://x.example/big.json)');
  expect(markdown).toContain('Example: all `./all.csv`');
});

test('of several examples one is shown, and the others can be expanded', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    put:
      operationId: put
      tags: [A]
      summary: Put
      requestBody:
        content:
          application/json: {examples: {one: {value: {n: 1}}, two: {summary: The second, value: {n: 2}}}}
          application/vnd.a+json: {example: {n: 1}}
          application/x-www-form-urlencoded: {schema: {type: object, properties: {n: {type: integer}}}, example: {n: 3}}
      responses:
        '200':
          description: Fine
          content:
            text/plain: {example: n is 4}
            application/json: {examples: {small: {value: {n: 4}}, large: {$ref: '#/components/examples/Large'}}}
        '404': {description: Gone, content: {application/json: {examples: {a: {value: {e: 5}}, b: {value: {e: 6}}}}}}
components: {examples: {Large: {value: {n: 5000}}}}
`,
  });
  const page = render('api/A');
  const opened = [...page.querySelectorAll('.form-samples')].map((one) => [
    text(one.querySelector('summary')),
    text(one.querySelector('pre')),
  ]);
  expect(opened).toEqual([
    ['The second', '{ "n": 2 }'],
    ['Sample as application/x-www-form-urlencoded', expect.stringContaining('n=3')],
    ['large', '{ "n": 5000 }'],
    ['text/plain', 'n is 4'],
    ['b', '{ "e": 6 }'],
  ]);
  expect(compile('api/A').text.markdown).toContain('"n": 5000');
});

test('a parameter that is an object has its fields', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    get:
      operationId: list
      tags: [A]
      summary: List
      parameters:
        - name: created
          in: query
          style: deepObject
          schema: {anyOf: [{title: Range, type: object, properties: {gt: {type: integer, description: Later than.}}}, {type: integer}]}
        - {name: filter, in: query, content: {application/json: {schema: {type: object, properties: {kind: {type: string, description: Of pet.}}}}}}
      responses: {}
`,
  });
  const page = render('api/A');
  expect(text(page.querySelector('#list-query-created .nested'))).toContain('gtintegerLater than.');
  expect(text(page.querySelector('#list-query-filter .nested'))).toContain('kindstringOf pet.');
  expect(compile('api/A').text.markdown).toContain('Fields of `filter`:');
});

test('an alert in a description begins with its type in the language of the page, also as Markdown', async () => {
  const document = `${head}paths:
  /orders:
    get:
      tags: [Orders]
      summary: List orders
      description: |
        All orders.

        > [!WARNING]
        > Old orders are **gone**.
      parameters:
        - {name: q, in: query, schema: {type: string}, description: "> [!TIP]\\n> Use words."}
      responses: {'200': {description: Done}}
`;
  const {compile, render} = await renderTestReference({'openapi.yaml': document}, {}, 'de');
  const {markdown} = compile('api/Orders').text;
  expect(markdown).toContain('> **Warnung**\n>\n> Old orders are **gone**.');
  expect(markdown).toContain('**Tipp** Use words.');
  expect(markdown).not.toContain('[!');
  const titles = [...render('api/Orders').querySelectorAll('.admonition-title')];
  expect(titles.map(({textContent}) => textContent)).toEqual(['Warnung', 'Tipp']);
});

describe('examples of bodies that only contain a model', () => {
  const document = `${head}paths:
  /tasks:
    post:
      tags: [Tasks]
      operationId: createTask
      summary: Create a task
      requestBody: {content: {application/json: {schema: {type: object, properties: {data: {$ref: '#/components/schemas/Task'}}}}}}
      responses:
        '201': {description: Done, content: {application/json: {schema: {type: object, properties: {data: {$ref: '#/components/schemas/Task'}}}}}}
components:
  schemas:
    Task:
      type: object
      properties:
        name: {type: string, example: Buy catnip}
        notes: {type: string, example: Soon}
        done: {type: boolean, example: false}
        stars: {type: integer, example: 3}
        size: {type: integer, example: 7, readOnly: true}
`;

  test('the request contains the first fields of the model, not nothing', async () => {
    const {compile} = await renderTestReference({'openapi.yaml': document});
    const {markdown} = compile('api/Tasks').text;
    const [, body = ''] = /-d '([^']*)'/.exec(markdown) ?? [];
    expect(JSON.parse(body)).toEqual({data: {name: 'Buy catnip', notes: 'Soon', done: false}});
  });

  test('the response shows all fields of the model', async () => {
    const {compile} = await renderTestReference({'openapi.yaml': document});
    const [, code = ''] = /```json\n([\s\S]*?)\n```/.exec(compile('api/Tasks').text.markdown) ?? [];
    expect(JSON.parse(code)).toEqual({
      data: {name: 'Buy catnip', notes: 'Soon', done: false, stars: 3, size: 7},
    });
  });
});

test('HTML in a description is Markdown in the Markdown of the page', async () => {
  const document = `${head}paths:
  /orders:
    get:
      tags: [Orders]
      operationId: list
      summary: List orders
      description: |
        <b>Required scope: </b><code>orders_read</code>

        Lists *all* <i>open</i> orders, see <a href="https://example.com/a?b=1&amp;c=2">the guide</a> for <id>.<!-- Old. -->

        <p>Returns a <code>List</code> of
          <strong>orders</strong>.</p><ul><li>First &lt; last</li></ul>

        <table><tr><th>State</th><th>Meaning</th></tr><tr><td>open</td><td> <em>Not </em>paid</td></tr></table>

        <script>alert(1)</script><pre><code class="language-js">list(1);
        </code></pre>
      responses: {'200': {description: Done}}
`;
  const {compile} = await renderTestReference({'openapi.yaml': document});
  const {markdown} = compile('api/Orders').text;
  expect(markdown).toContain(`**Required scope:** \`orders_read\`

Lists *all* *open* orders, see [the guide](https://example.com/a?b=1\\&c=2) for \\<id>.

Returns a \`List\` of
**orders**.

- First < last

| State | Meaning    |
| ----- | ---------- |
| open  | *Not* paid |

\`\`\`js
list(1);
\`\`\``);
});

test('a name in any script gives a page whose file every system can hold', async () => {
  const schemas = ['模'.repeat(150), '模'.repeat(151), 'x'.repeat(300)];
  const {reference} = await readTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
${schemas.map((name) => `    ${name}: {type: object, description: A record.}\n`).join('')}`,
  });
  const slugs = reference?.pages
    .filter(({kind}) => kind === 'model')
    .map(({slug}) => slug.slice('/models/'.length));
  expect(slugs).toEqual(['x'.repeat(120), '模'.repeat(80), `${'模'.repeat(80)}-2`]);
});

test('models without pages that all contain each other are shown, nested to the greatest depth', async () => {
  const names = Array.from({length: 20}, (_, index) => `Part${index}`);
  const {render} = await renderTestReference({'openapi.yaml': mutualModels(names, true)});
  const fields = [...render('api/A').querySelectorAll('table.fields th code')].map(
    ({textContent}) => textContent,
  );
  expect(fields).toContain('f1');
  expect(Math.max(...fields.map((name) => name.split('.').length))).toBe(10);
});

test('samples for cURL are colored, and examples that differ in their names only are listed once', async () => {
  const {render, compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    get:
      operationId: list
      tags: [A]
      parameters:
        - {name: to, in: query, schema: {type: string}, examples: {one: {value: '+1'}, two: {value: '+1'}, three: {value: '+1'}}}
      x-codeSamples: [{lang: cURL, source: "curl -H 'A: b' https://api.example.com/a"}]
      responses: {}
`,
  });
  expect(render('api/A').querySelectorAll('.sample-panel pre span[class^="tk-"]').length).toBeGreaterThan(0);
  expect(compile('api/A').text.markdown).toContain('| `to` | string | (example `+1`) |');
});

test('integers of 64 bits have all their digits, in samples, examples, values and downloads', async () => {
  const [id, kind, most] = ['1050118621198921728', '9007199254740993', '9223372036854775807'];
  const {reference, compile} = await renderTestReference(
    {
      'openapi.yaml': `${head}servers: [{url: 'https://api.example.com'}]
paths:
  /posts/{id}:
    put:
      operationId: setPost
      tags: [Post]
      parameters: [{name: id, in: path, required: true, schema: {type: integer, format: int64, example: ${id}, maximum: ${most}}}]
      requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Post'}}}}
      responses: {'200': {content: {application/json: {example: {ids: [${id}]}}}}}
components:
  schemas:
    Post: {type: object, required: [id, kind], properties: {id: {type: integer, example: ${id}}, kind: {type: integer, enum: [${kind}]}}}
`,
    },
    {composer: {}},
  );
  const {markdown} = compile('api/Post').text;
  const code = markdown.split('```').filter((_, index) => index % 2 === 1);
  expect(code.slice(0, 4).map((one) => one.split(id).length - 1)).toEqual([2, 2, 2, 2]);
  for (const one of code.slice(0, 4)) expect(one).toContain(kind);
  expect(code[4]).toContain(`"ids": [\n    ${id}\n  ]`);
  expect(markdown).toContain(`(at most ${most}, example \`${id}\`)`);
  expect(compile('models/Post').text.markdown).toContain(`kind: ${kind};`);
  expect(writeYaml(reference.bundle, reference.model.longIntegers)).toContain(`example: ${id}\n`);
  const page = reference.pages.find((one) => one.id === 'api/Post');
  const form = page && composerData(page, reference, wordsIn('en'))?.operations.setPost;
  expect(form?.initial.path).toEqual({id});
  const field = form?.parameters.path[0];
  expect(field && checkField(field, id)).toEqual([]);
});
