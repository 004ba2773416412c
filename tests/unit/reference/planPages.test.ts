// @vitest-environment happy-dom
import {describe, expect, test} from 'vitest';
import {head, readTestReference, renderTestReference} from './readTestReference.ts';
import {options, shop, text} from './shop.ts';

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
