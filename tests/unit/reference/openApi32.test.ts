// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {composerData} from '../../../src/generator/reference/composer/composerData.ts';
import {sidebarFolders} from '../../../src/generator/reference/pages/sidebarFolders.ts';
import {createSamples} from '../../../src/generator/reference/samples/createSamples.ts';
import {readTestReference, renderTestReference, wordsIn} from './readTestReference.ts';

const head = 'openapi: 3.2.0\ninfo: {title: Shop, version: "1"}\nservers: [{url: https://api.example.com}]\n';

function textOf(node: Element | null | undefined): string {
  return node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

/** The text of each element that a selector finds. */
function textsOf(root: ParentNode | undefined, selector: string): string[] {
  return [...(root?.querySelectorAll(selector) ?? [])].map(textOf);
}

/** The samples of the first operation of a document, by language. */
async function samplesOf(document: string): Promise<Record<string, string>> {
  const {reference, problems} = await readTestReference({'openapi.yaml': head + document});
  const [operation] = reference?.model.groups.flatMap(({operations}) => operations) ?? [];
  if (!reference || !operation) throw new Error(JSON.stringify(problems));
  return Object.fromEntries(
    createSamples(operation, reference.model, reference.config).map(({value, code}) => [value, code]),
  );
}

const methods = `tags: [{name: Order, description: Orders.}]
paths:
  /orders:
    query:
      operationId: searchOrders
      tags: [Order]
      summary: Search orders
      requestBody: {required: true, content: {application/json: {schema: {type: object, required: [state], properties: {state: {type: string, example: open}}}}}}
      responses:
        '200': {description: Found, links: {copy: {operationRef: '#/paths/~1orders/additionalOperations/COPY'}}}
    additionalOperations:
      COPY:
        operationId: copyOrders
        tags: [Order]
        summary: Copy orders
        responses:
          '201': {description: Copied, links: {lost: {operationId: loseOrders}}}
      "TO'; DO": {operationId: none, tags: [Order], responses: {}}
      get: {operationId: lower, tags: [Order], summary: Get in lower case, responses: {}}
`;

test('operations of the method QUERY and of other methods have all that operations have', async () => {
  const {render, problems} = await renderTestReference({'openapi.yaml': head + methods});
  const page = render('api/Order');
  expect(textsOf(page, '.operations tr')).toEqual([
    'MethodPathWhat it does',
    'QUERY/ordersSearch orders',
    'COPY/ordersCopy orders',
    'get/ordersGet in lower case',
  ]);
  expect(page.querySelector('a[href$="#copyOrders"], a[href$="#copy-orders"]')).not.toBeNull();
  expect(problems.map(({line, message}) => `${line} ${message}`)).toEqual([
    "21 `TO'; DO` cannot be a method of HTTP, so it has no page.",
    '20 The link `lost` of a response points to the operation `loseOrders`, which does not exist.',
  ]);
  const {curl, ts} = await samplesOf(methods);
  expect(curl).toContain("curl -X QUERY 'https://api.example.com/orders'");
  expect(ts).toContain("method: 'QUERY'");
});

test.each(['3.2', '3.2.0', '3.2.1'])('documents of version %s are read', async (version) => {
  const {reference, problems} = await readTestReference({
    'openapi.yaml': `openapi: '${version}'\ninfo: {title: Shop, version: '1'}\nwebhooks: {}\n`,
  });
  expect({problems, title: reference?.model.title}).toEqual({problems: [], title: 'Shop'});
});

const streams = `paths:
  /log:
    get:
      operationId: readLog
      tags: [Log]
      summary: Read the log
      responses:
        '200':
          description: Entries
          content:
            application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Entry'}}}
            application/jsonl: {$ref: '#/components/mediaTypes/Entries'}
            application/json-seq: {$ref: '#/components/mediaTypes/Entries'}
            text/event-stream: {$ref: media.yaml#/Events}
    post:
      operationId: writeLog
      tags: [Log]
      summary: Write to the log
      requestBody: {required: true, content: {application/jsonl: {$ref: '#/components/mediaTypes/Entries'}}}
      responses:
        '200': {description: Written, content: {text/event-stream: {$ref: media.yaml#/Events}}}
components:
  schemas:
    Entry: {type: object, description: A line., required: [text], properties: {text: {type: string, description: What it says., example: Started}}}
  mediaTypes: {Entries: {itemSchema: {$ref: '#/components/schemas/Entry'}}}
`;
const media = `Events:
  itemSchema:
    type: object
    required: [event, data]
    properties:
      data: {type: string, contentMediaType: application/json, contentSchema: {$ref: 'openapi.yaml#/components/schemas/Entry'}}
      event: {type: string, const: entry}
`;

test('a stream is shown as what its items are, and its examples are as they are sent', async () => {
  const {render, reference, problems} = await renderTestReference(
    {'openapi.yaml': head + streams, 'media.yaml': media},
    {composer: {}},
  );
  expect(problems.map(({message}) => message)).toEqual([]);
  const page = render('api/Log');
  const [read, write] = page.querySelectorAll('details.response');
  expect(textOf(read)).toContain('application/json contains array of Entry');
  expect(textOf(read)).toContain('application/jsonl, application/json-seq contains stream of Entry');
  expect(textOf(write)).toContain('text/event-stream contains stream of object');
  expect(textOf(write)).toContain('application/json contains Entry');
  expect(page.body.textContent).toContain('event: entry\ndata: {"text":"Started"}');
  expect(textsOf(render('models/Entry'), 'li')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Read the log'),
      expect.stringContaining('Write to the log'),
    ]),
  );
  const {model, config} = reference;
  const operations = model.groups.flatMap((group) => group.operations);
  const [, posted] = operations;
  const [curl] = posted ? createSamples(posted, model, config) : [];
  expect(curl?.code).toContain(`--data-raw '{"text":"Started"}'`);
  const apiPage = reference.pages.find(({id}) => id === 'api/Log');
  const form = apiPage && composerData(apiPage, reference, wordsIn('en'));
  expect(Object.values(form?.operations ?? {})[1]?.body).toMatchObject({kind: 'text', field: {kind: 'text'}});
});

const queries = (content: string): string => `paths:
  /orders:
    get:
      operationId: listOrders
      tags: [Order]
      summary: List orders
      parameters: [{name: filter, in: querystring, required: true, description: What to find., content: {${content}}}]
      responses: {'200': {description: Found}}
`;
const filter = 'schema: {type: object, properties: {state: {type: string}, page: {type: integer}}}';

test.each([
  [
    'a form',
    `application/x-www-form-urlencoded: {${filter}, example: {state: open now, page: 2}}`,
    '/orders?state=open%20now&page=2',
    'state=…&page=…',
  ],
  [
    'JSON',
    `application/json: {${filter}, examples: {two: {dataValue: {page: 2}}}}`,
    '/orders?%7B%22page%22%3A2%7D',
    '?{"state":…,"page":…}',
  ],
  ['a text', "text/plain: {schema: {type: string}, example: '$.a[1]'}", '/orders?%24.a%5B1%5D', '?…'],
])('a parameter that is the whole query is sent as %s', async (_, content, address, form) => {
  const {curl} = await samplesOf(queries(content));
  expect(curl).toBe(`curl 'https://api.example.com${address}'`);
  const {render, problems} = await renderTestReference({'openapi.yaml': head + queries(content)});
  expect(problems).toEqual([]);
  const page = render('api/Order');
  expect(textsOf(page, 'h3')).toContain('Query parameters');
  expect(textOf(page.body)).toContain(`Written as ${form}`);
});

test('examples have their values as data, or as they are sent, and responses a summary', async () => {
  const {render, problems} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /orders:
    get:
      operationId: listOrders
      tags: [Order]
      summary: List orders
      parameters:
        - {name: size, in: query, required: true, description: How many., schema: {type: integer}, examples: {few: {dataValue: 7, serializedValue: size=7}}}
      responses:
        '200':
          summary: All orders
          content:
            application/json: {examples: {one: {dataValue: {state: open}}, none: {dataValue: null}}}
            application/xml: {examples: {one: {dataValue: {state: open}, serializedValue: <state>open</state>}}}
        '404': {summary: No orders, description: No orders yet. Add one.}
        '409': {summary: Orders are locked, description: Wait a minute.}
`,
  });
  expect(problems).toEqual([]);
  const page = render('api/Order');
  expect(textsOf(page, '.response > summary, p.response')).toEqual([
    '200 OK All orders',
    '404 Not Found No orders yet. Add one. No body.',
    '409 Conflict Orders are locked',
  ]);
  expect(textOf(page.body)).toContain('Wait a minute.');
  const codes = textsOf(page, 'figure.code code');
  expect(codes).toEqual(
    expect.arrayContaining([
      "curl 'https://api.example.com/orders?size=7'",
      '{ "state": "open" }',
      'null',
      '<state>open</state>',
    ]),
  );
});

const tagged = `tags:
  - {name: sales, summary: Sales}
  - {name: orders, summary: Customer orders, parent: sales, kind: nav}
  - {name: lines, parent: orders}
  - {name: status}
  - {name: partner, summary: For partners, kind: audience}
  - {name: lost, parent: nothing}
  - {name: one, parent: two}
  - {name: two, parent: one}
paths:
  /orders: {get: {operationId: listOrders, tags: [partner, orders], responses: {}}}
  /lines: {get: {operationId: listLines, tags: [lines], responses: {}}}
  /status: {get: {operationId: getStatus, tags: [status], responses: {}}}
  /lost: {get: {operationId: getLost, tags: [lost], responses: {}}}
  /one: {get: {operationId: getOne, tags: [one], responses: {}}}
components: {schemas: {Order: {type: object, description: An order.}}}
`;

test('tags are labeled by their summary, and those below others are grouped in sidebar and index', async () => {
  const {reference, render, problems} = await renderTestReference(
    {'openapi.yaml': head + tagged},
    {api: {title: '{label}'}},
  );
  expect(problems).toEqual([]);
  const titles = new Map(reference.pages.map(({id, title}) => [id, title]));
  expect(titles.get('api/orders')).toBe('Customer orders');
  expect(textsOf(render('api/orders'), '.operations td:last-child')).toEqual(['List orders']);
  expect(textsOf(render('api/partner'), '.operations td:last-child')).toEqual(['List orders']);
  expect(textsOf(render('api/index'), 'h3, td:first-child')).toEqual([
    ...['Sales', 'Customer orders orders', 'lines'],
    ...['Other', 'For partners partner', 'lost', 'one', 'status'],
  ]);
  const {folderOf, categories} = sidebarFolders(reference);
  expect(reference.pages.map((page) => `${folderOf(page)} ${page.title}`)).toEqual([
    'api API reference',
    'api/sales Customer orders',
    'api For partners',
    'api/sales lines',
    'api lost',
    'api one',
    'api status',
    'models Data models',
    'models Order',
  ]);
  expect([...categories.values()].map(({data}) => data.label)).toEqual([
    'API reference',
    'Sales',
    'Data models',
  ]);
});

test('security schemes have the addresses of OpenAPI 3.2, and can be deprecated', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths: {/orders: {get: {tags: [Order], responses: {}}}}
components:
  securitySchemes:
    tv:
      type: oauth2
      deprecated: true
      oauth2MetadataUrl: https://id.example/.well-known
      flows: {deviceAuthorization: {deviceAuthorizationUrl: 'https://id.example/device', tokenUrl: 'https://id.example/token', scopes: {}}}
`,
  });
  const [, , scheme] = render('api/index').querySelectorAll('.api-facts > dd');
  expect(textOf(scheme)).toContain('Authorization deprecated');
  expect(textsOf(scheme, 'li')).toEqual([
    'deviceAuthorization.deviceAuthorizationUrl https://id.example/device',
    'deviceAuthorization.tokenUrl https://id.example/token',
    'oauth2MetadataUrl https://id.example/.well-known',
  ]);
});

test('the variant that a discriminator has for all other values says so', async () => {
  const pets = (fallback: string) => `${head}paths: {}
components:
  schemas:
    Pet:
      description: A pet.
      oneOf: [{$ref: '#/components/schemas/OtherPet'}, {$ref: '#/components/schemas/Cat'}]
      discriminator: {propertyName: kind, mapping: {cat: Cat}, defaultMapping: ${fallback}}
    OtherPet: {type: object, description: Any., required: [kind], properties: {kind: {type: string, description: Kind., example: frog}}}
    Cat: {type: object, description: A cat., properties: {kind: {type: string, description: Kind.}}}
`;
  const {render, compile} = await renderTestReference({
    'openapi.yaml': pets("'openapi.yaml#/components/schemas/OtherPet'"),
  });
  const page = render('models/Pet');
  expect(textsOf(page, '.variants > li')).toEqual([
    'OtherPet when kind is missing or has another value',
    'Cat when kind is cat',
  ]);
  expect(textsOf(page, 'figure.code code')[0]).toBe('{ "kind": "frog" }');
  expect(compile('models/Pet').text.markdown).toContain('`kind` is missing or has another value');
  const {problems} = await readTestReference({'openapi.yaml': pets('OtherPt')});
  expect(problems.map(({message}) => message)).toEqual([
    'This discriminator names the schema `OtherPt`, which the document does not have.',
  ]);
});

test('references by the address that a document gives itself are resolved', async () => {
  const {render, problems} = await renderTestReference({
    'openapi.yaml': `openapi: 3.2.0
$self: https://example.com/api/shop
info: {title: Shop, version: '1'}
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [Order]
      summary: List orders
      responses:
        '200': {description: Found, content: {application/json: {schema: {$ref: 'https://example.com/api/shop#/components/schemas/Order'}}}}
        '400': {$ref: https://example.com/api/parts/errors.yaml#/Bad}
components:
  schemas:
    Order: {type: object, description: An order., properties: {part: {$ref: 'https://example.com/api/shop#/components/schemas/Order', description: Part.}}}
`,
    'parts/errors.yaml': 'Bad: {description: The request is wrong.}\n',
  });
  expect(problems).toEqual([]);
  const page = render('api/Order');
  expect(textOf(page.body)).toContain('application/json contains Order');
  expect(textOf(page.body)).toContain('The request is wrong.');
});
