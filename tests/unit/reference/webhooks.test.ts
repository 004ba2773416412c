// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {composerData} from '../../../src/generator/reference/composer/composerData.ts';
import {head, renderTestReference, wordsIn} from './readTestReference.ts';

const shop = `${head}servers: [{url: https://api.example.com}]
security: [{token: []}]
tags: [{name: Order, description: Take orders.}]
paths:
  /orders: {get: {operationId: listOrders, tags: [Order], summary: List orders, responses: {'200': {description: All}}}}
webhooks:
  order.paid:
    post:
      operationId: orderPaid
      tags: [Order]
      summary: An order is paid
      description: Sent once for each order. It may be late.
      parameters: [{name: X-Signature, in: header, required: true, description: Its HMAC., schema: {type: string}}]
      requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              required: [id]
              properties:
                id: {type: string, readOnly: true, description: Key of the order.}
                secret: {type: string, writeOnly: true, description: Never sent.}
            examples:
              full: {summary: All of it is paid, value: {id: a1}}
              part: {summary: A part is paid, value: {id: a2}}
      responses: {'200': {description: Got it}, '4XX': {description: Will be sent again}}
  ping: {post: {requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Ping'}}}}, responses: {}}}
components:
  securitySchemes: {token: {type: http, scheme: bearer}}
  schemas: {Ping: {type: object, description: A sign of life., properties: {at: {type: string, format: date-time}}}}
`;

function text(node: Element | null | undefined): string {
  return node?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
}

test('each webhook has a page, in a group of its own', async () => {
  const {reference, problems, render} = await renderTestReference({'openapi.yaml': shop});
  expect(problems).toEqual([]);
  expect(
    reference.pages.flatMap((page) => (page.kind === 'api' ? [[page.permalink, page.title]] : [])),
  ).toEqual([
    ['/v1/docs/api/Order', 'Order API'],
    ['/v1/docs/api/webhooks/order.paid', 'order.paid'],
    ['/v1/docs/api/webhooks/ping', 'ping'],
  ]);
  const index = render('api/index');
  expect(text(index.querySelector('h2#webhooks'))).toBe('Webhooks');
  expect([...index.querySelectorAll('tbody tr')].map((row) => text(row))).toEqual([
    'Order API2Take orders.',
    'order.paid1Sent once for each order.',
    'ping1POST ping',
  ]);
  expect(
    [...render('api/Order').querySelectorAll('table.operations tbody tr')].map((row) => text(row)),
  ).toEqual(['GET/ordersList orders', 'POSTorder.paidAn order is paid webhook']);
  expect(text(render('models/Ping').querySelector('#used-by')?.closest('.model'))).toContain(
    'POST POST ping request',
  );
});

test('the page of a webhook shows what it sends, and nothing that only a client needs', async () => {
  const {render, compile} = await renderTestReference({'openapi.yaml': shop}, {composer: {}});
  const page = render('api/webhooks/order.paid');
  expect(text(page.querySelector('h2'))).toBe('An order is paid');
  const words = text(page.body);
  expect(words).toContain('The API sends this request to your server.');
  for (const absent of ['api.example.com', 'authentication', 'bearer', 'curl', 'Fill in'])
    expect(words).not.toContain(absent);
  expect([...page.querySelectorAll('table.fields tbody tr')].map((row) => text(row.children[0]))).toEqual([
    'X-Signature required',
    'id required read-only',
  ]);
  expect([...page.querySelectorAll('.operation-code pre')].map((code) => JSON.parse(text(code)))).toEqual([
    {id: 'a1'},
    {id: 'a2'},
  ]);
  expect(text(page.querySelector('.operation-code summary'))).toBe('A part is paid');
  expect([...page.querySelectorAll('.response')].map((response) => text(response))).toEqual([
    '200 OK Got it No body.',
    '4XX Any client error Will be sent again No body.',
  ]);
  expect(compile('api/webhooks/order.paid').text?.markdown ?? '').toContain('`POST order.paid`');
});

test('a webhook has no request form', async () => {
  const {reference} = await renderTestReference({'openapi.yaml': shop}, {composer: {}});
  const [page] = reference.pages.filter(({id}) => id === 'api/webhooks/ping');
  expect(page && composerData(page, reference, wordsIn('en'))).toBeUndefined();
});

test('webhooks of OpenAPI 3.0, an extension, have pages too', async () => {
  const {reference, problems} = await renderTestReference({
    'openapi.yaml': `openapi: 3.0.3
info: {title: Shop, version: "1"}
paths: {}
x-webhooks: {sold out!: {$ref: hooks.yaml}}
`,
    'hooks.yaml': 'post: {operationId: sold, responses: {"200": {description: Fine}}}\n',
  });
  expect(problems).toEqual([]);
  expect(reference.pages.map(({permalink}) => permalink)).toEqual([
    '/v1/docs/api',
    '/v1/docs/api/webhooks/sold-out',
  ]);
});

test('a summary of a paragraph is text, and its first sentence the heading', async () => {
  const long = `Someone made a rule. For more, see "[rules](https://x.example/${'rules/'.repeat(30)})".`;
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}webhooks:
  made:
    post: {operationId: made, summary: '${long}', description: A rule was created., responses: {}}
`,
  });
  const page = render('api/webhooks/made');
  expect(text(page.querySelector('h2'))).toBe('Someone made a rule');
  expect([...page.querySelectorAll('.operation-text > p')].slice(0, 2).map((one) => text(one))).toEqual([
    'Someone made a rule. For more, see "rules".',
    'A rule was created.',
  ]);
});
