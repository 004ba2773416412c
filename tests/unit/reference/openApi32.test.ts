// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {composerData} from '../../../src/generator/reference/composer/composerData.ts';
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
