// @vitest-environment happy-dom
import {describe, expect, test} from 'vitest';
import {composerData} from '../../../src/generator/reference/composer/composerData.ts';
import {createSamples} from '../../../src/generator/reference/samples/createSamples.ts';
import {composeRequest} from '../../../src/generator/shared/composer/composeRequest.ts';
import {writeSamples} from '../../../src/generator/shared/samples/writeSamples.ts';
import {head, renderTestReference, wordsIn} from './readTestReference.ts';

const shop = `${head}servers: [{url: http://localhost:8080/v1}]
security: [{token: []}]
tags: [{name: Order, description: Orders.}]
paths:
  /orders:
    get:
      operationId: listOrders
      tags: [Order]
      summary: List orders
      parameters:
        - {name: page, in: query, schema: {type: integer, minimum: 0}}
        - {name: state, in: query, required: true, schema: {type: array, items: {type: string, enum: [open, paid]}}}
        - {name: old, in: query, deprecated: true, schema: {type: string}}
      responses: {'200': {description: Orders, content: {application/json: {schema: {type: array, items: {$ref: '#/components/schemas/Order'}}}}}}
    post:
      operationId: addOrder
      tags: [Order]
      summary: Add an order
      requestBody: {required: true, content: {application/json: {schema: {$ref: '#/components/schemas/Order'}}}}
      responses: {'201': {description: Added}}
  /orders/{id}:
    put:
      operationId: setOrder
      tags: [Order]
      summary: Set an order
      parameters: [{name: id, in: path, required: true, schema: {type: integer}}]
      requestBody: {content: {application/x-www-form-urlencoded: {schema: {type: object, required: [note], properties: {note: {type: string}}}}}}
      responses: {'204': {description: Set}}
  /orders/{id}/picture:
    post:
      operationId: addPicture
      tags: [Order]
      summary: Add an image
      parameters: [{name: id, in: path, required: true, schema: {type: string}}]
      requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {title: {type: string}, picture: {type: string, format: binary}}}}}}
      responses: {'204': {description: Added}}
components:
  securitySchemes: {token: {type: http, scheme: bearer}}
  schemas:
    Order:
      type: object
      required: [note]
      properties:
        id: {type: string, format: uuid, readOnly: true}
        note: {type: string, maxLength: 80, description: What it is about. More.}
        state: {type: string, enum: [open, paid]}
        parent: {$ref: '#/components/schemas/Order'}
        lines: {type: array, items: {type: object, properties: {count: {type: integer}}}}
        extra: {type: object, additionalProperties: {type: string}}
`;

async function read(options: Record<string, unknown> = {composer: {}}) {
  const {reference, render} = await renderTestReference({'openapi.yaml': shop}, options);
  const page = reference.pages.find(({kind}) => kind === 'api');
  if (!page) throw new Error('no page of operations');
  return {reference, page, render};
}

async function readData() {
  const {reference, page} = await read();
  const data = composerData(page, reference, wordsIn('en'));
  if (!data) throw new Error('no data');
  return {...data, reference};
}

describe('the form of an operation', () => {
  test('has its parameters, required ones first, without deprecated ones', async () => {
    const {operations} = await readData();
    expect(
      operations.listOrders?.parameters.query.map(({name, kind, required}) => [name, kind, required]),
    ).toEqual([
      ['state', 'list', true],
      ['page', 'integer', undefined],
    ]);
    expect(operations.listOrders?.parameters.query[0]?.item).toMatchObject({
      kind: 'choice',
      choices: ['open', 'paid'],
    });
  });

  test('has the fields of the body that a client sends', async () => {
    const {operations} = await readData();
    const fields = operations.addOrder?.body?.field.fields ?? [];
    expect(fields.map(({name, kind}) => `${name} ${kind}`)).toEqual([
      'note text',
      'state choice',
      // A model nested in itself is entered as JSON.
      'parent json',
      'lines list',
      'extra json',
    ]);
    expect(fields[0]).toMatchObject({required: true, hint: 'What it is about.', limits: {maxLength: 80}});
  });

  test('begins with the values of the prerendered samples, so that opening it changes nothing', async () => {
    const {operations, reference} = await readData();
    const all = reference.model.groups.flatMap((group) => group.operations);
    expect(all).not.toEqual([]);
    for (const operation of all) {
      const form = operations[operation.id];
      if (!form?.client) throw new Error(`no form of ${operation.id}`);
      const request = composeRequest(form, form.initial, {server: form.server});
      const printed = createSamples(operation, reference.model, reference.config);
      expect(writeSamples(request, form.client), operation.id).toEqual(printed);
    }
  });
});

test('a form has the servers of the document to choose from, with their descriptions or names', async () => {
  const several = `servers: [{url: /v1, name: live}, {url: 'https://test.example.com', description: For tests.}]`;
  const {reference} = await renderTestReference(
    {'openapi.yaml': shop.replace(/^servers: .*/m, several)},
    {composer: {}},
  );
  const page = reference.pages.find(({kind}) => kind === 'api');
  const data = page && composerData(page, reference, wordsIn('en'));
  expect(data?.operations.listOrders?.servers).toEqual([
    {url: 'https://api.example.com/v1', label: 'live'},
    {url: 'https://test.example.com', label: 'For tests'},
  ]);
});

test('only a site that enables forms has them', async () => {
  const {reference, page, render} = await read({});
  expect(composerData(page, reference, wordsIn('en'))).toBeUndefined();
  expect(render(page.id).querySelector('.compose')).toBeNull();
  const asked = await read();
  const button = asked.render(asked.page.id).querySelector('#addOrder ~ .operation-code .compose');
  expect(button?.getAttribute('aria-label')).toBe('Fill in: Add an order');
});

test('XML without an example is written by its schema, in samples, responses and the form', async () => {
  const {reference, compile} = await renderTestReference(
    {
      'openapi.yaml': `${head}servers: [{url: 'https://api.example.com'}]
paths:
  /pets:
    post:
      operationId: addPet
      tags: [Pet]
      summary: Add a pet
      requestBody: {content: {application/xml: {schema: {$ref: '#/components/schemas/Pet'}}}}
      responses:
        '200': {description: Pets, content: {text/xml: {schema: {type: array, items: {$ref: '#/components/schemas/Owner'}}}}}
        '404': {description: None, content: {application/xml: {example: '<none/>'}}}
components:
  schemas:
    Owner: {type: object, properties: {name: {type: string, example: A & B}}}
    Pet:
      type: object
      required: [id, name, tags, photos, owner, note]
      xml: {name: pet, prefix: p, namespace: 'https://example.com/pet'}
      properties:
        id: {type: integer, example: 7, xml: {attribute: true}}
        name: {type: string, example: Tom, xml: {name: petName}}
        tags: {type: array, xml: {wrapped: true}, items: {type: string, example: old, xml: {name: tag}}, minItems: 2}
        photos: {type: array, items: {type: string, example: a.png}, minItems: 1}
        owner: {$ref: '#/components/schemas/Owner'}
        note: {type: object, required: [lang, text], properties: {lang: {type: string, example: en, xml: {nodeType: attribute}}, text: {type: string, example: Hi, xml: {nodeType: text}}}}
`,
    },
    {composer: {}},
  );
  const sent = `<?xml version="1.0" encoding="UTF-8"?>
<p:pet xmlns:p="https://example.com/pet" id="7">
  <petName>Tom</petName>
  <tags>
    <tag>old</tag>
    <tag>old</tag>
  </tags>
  <photos>a.png</photos>
  <owner>
    <name>A &amp; B</name>
  </owner>
  <note lang="en">Hi</note>
</p:pet>`;
  const {markdown} = compile('api/Pet').text;
  expect(markdown).toContain(`-H 'Content-Type: application/xml' \\\n  --data-raw '${sent}'`);
  expect(markdown).toContain(`\`\`\`xml
<?xml version="1.0" encoding="UTF-8"?>
<root>
  <Owner>
    <name>A &amp; B</name>
  </Owner>
</root>
\`\`\``);
  expect(markdown).toContain('```xml\n<none/>\n```');
  const page = reference.pages.find(({kind}) => kind === 'api');
  const form = page && composerData(page, reference, wordsIn('en'))?.operations.addPet;
  expect(form).toMatchObject({body: {kind: 'text', field: {kind: 'text'}}, initial: {body: sent}});
});
