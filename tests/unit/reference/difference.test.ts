// @vitest-environment happy-dom
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {Change} from '../../../src/generator/reference/difference/Change.ts';
import {changesMarkdown} from '../../../src/generator/reference/difference/changesMarkdown.ts';
import {phraseText} from '../../../src/generator/reference/difference/Phrase.ts';
import {readDifference} from '../../../src/generator/reference/difference/readDifference.ts';
import {sentenceOf} from '../../../src/generator/reference/difference/Statement.ts';
import {readTestReference, renderTestReference, wordsIn} from './readTestReference.ts';
import {mutualModels} from '../../support/mutualModels.ts';
import {siteFolder} from '../config/siteFolder.ts';

const folder = path.resolve('tests/fixtures/apiVersions');

async function compareFiles(older: string, newer: string, within = folder) {
  const {difference, problems} = await readDifference(
    path.join(within, older),
    path.join(within, newer),
    within,
  );
  if (!difference) throw new Error(JSON.stringify(problems));
  return difference;
}

/** Compares two versions of a model that is used in requests, responses, or both. */
async function compareModel(
  before: string,
  after: string,
  use: 'request' | 'response' | 'both',
): Promise<string[]> {
  const content = "content: {application/json: {schema: {$ref: '#/components/schemas/Thing'}}}";
  const document = (schema: string) => `openapi: 3.1.0
info: {title: Shop, version: '1'}
paths:
  /things:
    post:
      summary: Make
${use === 'response' ? '' : `      requestBody: {${content}}\n`}      responses: {'200': {description: Made${use === 'request' ? '' : `, ${content}`}}}
components: {schemas: {Thing: ${schema}}}
`;
  const site = await siteFolder({'old.yaml': document(before), 'new.yaml': document(after)});
  return (await compareFiles('old.yaml', 'new.yaml', site)).changes.map(line);
}

/** Compares two discriminators of a model that is a cat or a dog, in requests and responses. */
async function compareSelection(before: string, after: string): Promise<string[]> {
  const animal =
    '{type: object, required: [kind, type], properties: {kind: {type: string}, type: {type: string}}}';
  const thing = (selection: string) =>
    `{oneOf: [{$ref: '#/components/schemas/Cat'}, {$ref: '#/components/schemas/Dog'}]${selection}}, Cat: ${animal}, Dog: ${animal}`;
  return compareModel(thing(before), thing(after), 'both');
}

function line({breaking, subject, text}: Change): string {
  const name =
    subject.kind === 'operation'
      ? `${subject.method} ${subject.path}${subject.isWebhook ? ' (webhook)' : ''}`
      : subject.kind === 'model'
        ? subject.name
        : 'API';
  return `${breaking ? '!' : ' '} ${name}: ${phraseText(sentenceOf(text, wordsIn('en')))}`;
}

test('changes are reported for each operation and each model, and whether they break clients', async () => {
  const {changes} = await compareFiles('shop-1.yaml', 'shop-2.yaml');
  expect(changes.map(line)).toMatchInlineSnapshot(`
    [
      "! DELETE /orders/{id}: It was removed; it had been deprecated.",
      "! GET /orders: It now requires \`bearer\`; before, it required no sign-in.",
      "! GET /orders: The query parameter \`sort\` was removed.",
      "! GET /orders: The query parameter \`limit\` is now required.",
      "! GET /orders: The \`maximum\` of the query parameter \`limit\` changed from \`100\` to \`50\`.",
      "  GET /orders: The query parameter \`page\` was added.",
      "  GET /orders: The response \`404\` was removed.",
      "! GET /orders: The header \`X-Total\` of the response \`200\` was removed.",
      "! POST /orders: It now requires \`bearer\`; before, it required no sign-in.",
      "! POST /orders: The request body is now required.",
      "! POST /orders: The request body is no longer available as \`application/xml\`.",
      "  POST /orders: The response \`409\` was added.",
      "  GET /orders/{orderId}: The path is now written \`/orders/{orderId}\`; it was \`/orders/{id}\`.",
      "! GET /orders/{orderId}: It now requires \`bearer\`; before, it required no sign-in.",
      "  PATCH /orders/{orderId}: It was added.",
      "  Customer: It was removed.",
      "! State: The value \`void\` of the model was removed. This breaks requests.",
      "! State: The model has the new value \`refunded\`. This breaks responses.",
      "! Base: The field \`stamp\` was removed.",
      "! Order: The field \`currency\` was added, and is required. This breaks requests.",
      "! Order: The field \`note\` may now be \`null\`. This breaks responses.",
      "! Order: The \`maxLength\` of the field \`note\` changed from \`100\` to \`200\`. This breaks responses.",
      "! Order: The type of the field \`total\` changed from \`integer\` to \`string\`. This breaks responses.",
      "! Order: The type of the field \`discount\` changed from \`number\` to \`integer\`. This breaks requests.",
      "  Order: The field \`customer.email\` was added.",
      "  Buyer: It was added.",
    ]
  `);
});

test('in the opposite direction, what was added is removed', async () => {
  const {changes} = await compareFiles('shop-2.yaml', 'shop-1.yaml');
  const lines = changes.map(line);
  expect(lines).toContain('! PATCH /orders/{orderId}: It was removed.');
  expect(lines).toContain('! GET /orders: The query parameter `page` was removed.');
  expect(lines).toContain('  GET /orders: It now also works with no sign-in.');
  expect(lines).toContain('  GET /orders: The query parameter `limit` is no longer required.');
  expect(lines).toContain('  POST /orders: The response `409` was removed.');
});

test('integers that numbers have no room for are named as in their documents', async () => {
  expect(
    await compareModel(
      '{type: integer, maximum: 9007199254740993}',
      '{type: integer, maximum: 9223372036854775807}',
      'response',
    ),
  ).toEqual([
    '! Thing: The `maximum` of the model changed from `9007199254740993` to `9223372036854775807`.',
  ]);
});

test('a document compared with itself has no changes', async () => {
  expect((await compareFiles('shop-1.yaml', 'shop-1.yaml')).changes).toEqual([]);
});

const object = (fields: string, required = '') =>
  `{type: object, required: [${required}], properties: {${fields}}}`;

test.each<
  [name: string, before: string, after: string, use: 'request' | 'response' | 'both', lines: string[]]
>([
  [
    'a removed value breaks requests',
    '{enum: [a, b]}',
    '{enum: [a]}',
    'request',
    ['! Thing: The value `b` of the model was removed.'],
  ],
  [
    'a removed value does not break responses',
    '{enum: [a, b]}',
    '{enum: [a]}',
    'response',
    ['  Thing: The value `b` of the model was removed.'],
  ],
  [
    'an added value breaks responses',
    '{enum: [a]}',
    '{enum: [a, b]}',
    'response',
    ['! Thing: The model has the new value `b`.'],
  ],
  [
    'a new required field',
    object(''),
    object('a: {type: string}', 'a'),
    'request',
    ['! Thing: The field `a` was added, and is required.'],
  ],
  [
    'a new required field of a response',
    object(''),
    object('a: {type: string}', 'a'),
    'response',
    ['  Thing: The field `a` was added, and is required.'],
  ],
  [
    'if a model is in both, the change names what it breaks',
    object(''),
    object('a: {type: string}', 'a'),
    'both',
    ['! Thing: The field `a` was added, and is required. This breaks requests.'],
  ],
  [
    'a field that clients only read',
    object('a: {type: string, readOnly: true}'),
    object('a: {type: string, readOnly: true}', 'a'),
    'request',
    ['  Thing: The field `a` is now required.'],
  ],
  [
    'a wider number',
    object('a: {type: integer}'),
    object('a: {type: number}'),
    'request',
    ['  Thing: The type of the field `a` changed from `integer` to `number`.'],
  ],
  [
    'a wider number in responses',
    object('a: {type: integer}'),
    object('a: {type: number}'),
    'response',
    ['! Thing: The type of the field `a` changed from `integer` to `number`.'],
  ],
  [
    'a nested field',
    object(`a: ${object('b: {type: array, items: {type: string}}')}`),
    object(`a: ${object('b: {type: array, items: {type: integer}}')}`),
    'request',
    ['! Thing: The type of each item of `a.b` changed from `string` to `integer`.'],
  ],
  [
    'a shorter string',
    '{type: string, maxLength: 9}',
    '{type: string, maxLength: 5}',
    'request',
    ['! Thing: The `maxLength` of the model changed from `9` to `5`.'],
  ],
  [
    'a new limit',
    '{type: string}',
    "{type: string, pattern: '^a'}",
    'response',
    ['  Thing: The model now has a `pattern`: `^a`.'],
  ],
  [
    'a format',
    '{type: integer, format: int32}',
    '{type: integer, format: int64}',
    'response',
    ['! Thing: The `format` of the model changed from `int32` to `int64`.'],
  ],
  [
    'closed to other fields',
    '{type: object}',
    '{type: object, additionalProperties: false}',
    'request',
    ['! Thing: The model no longer accepts other fields.'],
  ],
  [
    'a variant',
    '{oneOf: [{type: string, title: A}, {type: integer, title: B}]}',
    '{oneOf: [{type: string, title: A}]}',
    'request',
    ['! Thing: The model may no longer be `integer`.'],
  ],
  [
    'a constant',
    '{const: a}',
    '{const: b}',
    'both',
    [
      '! Thing: The value `a` of the model was removed. This breaks requests.',
      '! Thing: The model has the new value `b`. This breaks responses.',
    ],
  ],
  [
    'fields under names that match a pattern',
    "{type: object, patternProperties: {'^x-': {type: string}}}",
    "{type: object, patternProperties: {'^x-': {type: integer}}}",
    'request',
    ['! Thing: The type of the field `^x-` changed from `string` to `integer`.'],
  ],
  [
    'other fields that have a type now',
    '{type: object}',
    '{type: object, additionalProperties: {type: string}}',
    'request',
    ['! Thing: The type of the field `*` changed from `any` to `string`.'],
  ],
  [
    'fields that no part of a schema names',
    '{type: object, unevaluatedProperties: false}',
    '{type: object}',
    'response',
    ['  Thing: The model now accepts other fields.'],
  ],
  [
    'a required field that is not declared',
    '{type: object, required: [a]}',
    '{type: object, required: [b]}',
    'both',
    [
      '! Thing: The field `a` is no longer required. This breaks responses.',
      '! Thing: The field `b` is now required. This breaks requests.',
    ],
  ],
  [
    'items of any type that get one',
    '{type: array}',
    '{type: array, items: {type: string}}',
    'request',
    ['! Thing: The type of each item of the model changed from `any` to `string`.'],
  ],
  [
    'another item with a schema of its own',
    '{type: array, prefixItems: [{type: string}]}',
    '{type: array, prefixItems: [{type: string}, {type: integer}]}',
    'request',
    ['! Thing: The number of items of the model changed from `1` to `2`.'],
  ],
  [
    'another item at the end of a closed list',
    '{type: array, prefixItems: [{type: string}], items: false}',
    '{type: array, prefixItems: [{type: string}, {type: integer}], items: false}',
    'both',
    ['! Thing: The number of items of the model changed from `1` to `2`. This breaks responses.'],
  ],
  [
    'a list that is closed',
    '{type: array, prefixItems: [{type: string}]}',
    '{type: array, prefixItems: [{type: string}], unevaluatedItems: false}',
    'both',
    ['! Thing: The model no longer accepts other items. This breaks requests.'],
  ],
  [
    'more items that must match',
    '{type: array, contains: {type: string}}',
    '{type: array, contains: {type: string}, minContains: 2}',
    'both',
    ['! Thing: The `minContains` of the model changed from `1` to `2`. This breaks requests.'],
  ],
  [
    'a new rule for items',
    '{type: array}',
    '{type: array, contains: {type: string}}',
    'both',
    ['! Thing: The model now has a `contains`: `{"type":"string"}`. This breaks requests.'],
  ],
  [
    'a rule for items that is gone',
    '{type: array, contains: {type: string}}',
    '{type: array}',
    'both',
    ['! Thing: The model no longer has a `contains`; it was `{"type":"string"}`. This breaks responses.'],
  ],
  [
    'shorter names',
    '{type: object, propertyNames: {maxLength: 9}}',
    '{type: object, propertyNames: {maxLength: 5}}',
    'both',
    [
      '! Thing: The `propertyNames` of the model changed from `{"maxLength":9}` to `{"maxLength":5}`. This breaks requests.',
    ],
  ],
  [
    'fields that another one requires',
    '{type: object, dependentRequired: {card: [number]}}',
    '{type: object, dependentRequired: {card: [number, code]}}',
    'both',
    [
      '! Thing: The `dependentRequired` of the model changed from `{"card":["number"]}` to `{"card":["number","code"]}`. This breaks requests.',
    ],
  ],
  [
    'what applies next to a field',
    '{type: object, dependentSchemas: {card: {maxProperties: 3}}}',
    '{type: object, dependentSchemas: {card: {maxProperties: 4}}}',
    'both',
    [
      '! Thing: The `dependentSchemas` of the model changed from `{"card":{"maxProperties":3}}` to `{"card":{"maxProperties":4}}`. This breaks responses.',
    ],
  ],
  [
    'the consequence of a condition',
    '{type: object, if: {required: [card]}, then: {required: [a]}}',
    '{type: object, if: {required: [card]}, then: {required: [a, b]}}',
    'both',
    [
      '! Thing: The `then` of the model changed from `{"if":{"required":["card"]},"then":{"required":["a"]}}` to `{"if":{"required":["card"]},"then":{"required":["a","b"]}}`. This breaks requests.',
    ],
  ],
  [
    'a new condition, in a part of the model',
    '{allOf: [{type: object}]}',
    '{allOf: [{type: object, if: {required: [a]}, else: {required: [b]}}]}',
    'both',
    [
      '! Thing: The model now has a `else`: `{"if":{"required":["a"]},"else":{"required":["b"]}}`. This breaks requests.',
    ],
  ],
  [
    'a rule that is too long to show its end',
    '{type: object, if: {properties: {method: {const: card}}}, then: {required: [cardNumber, securityCode, expiryYear]}}',
    '{type: object, if: {properties: {method: {const: card}}}, then: {required: [cardNumber, securityCode, expiryYear, holder]}}',
    'both',
    ['! Thing: The `then` of the model changed. This breaks requests.'],
  ],
  [
    'a rule that is worded differently',
    '{type: object, if: {required: [a]}, then: {required: [b], description: Old}}',
    '{type: object, if: {required: [a]}, then: {required: [b], description: New}}',
    'both',
    [],
  ],
  [
    'values that are excluded',
    '{type: string, not: {enum: [a]}}',
    '{type: string, not: {enum: [a, b]}}',
    'both',
    [
      '! Thing: The `not` of the model changed from `{"enum":["a"]}` to `{"enum":["a","b"]}`. This breaks requests.',
    ],
  ],
  [
    'a limit in the only part of a schema',
    object('a: {allOf: [{type: string, maxLength: 3}]}'),
    object('a: {allOf: [{type: string, maxLength: 2}]}'),
    'request',
    ['! Thing: The `maxLength` of the field `a` changed from `3` to `2`.'],
  ],
  [
    'a type that becomes one of several',
    '{type: string}',
    '{anyOf: [{type: string}, {type: integer}]}',
    'both',
    ['! Thing: The model may now be `integer`. This breaks responses.'],
  ],
  [
    'a model that becomes one of several',
    object("a: {$ref: '#/components/schemas/Thing'}"),
    object("a: {oneOf: [{$ref: '#/components/schemas/Thing'}, {type: 'null'}, {type: string}]}"),
    'both',
    [
      '! Thing: The field `a` may now be `null`. This breaks responses.',
      '! Thing: The field `a` may now be `string`. This breaks responses.',
    ],
  ],
  [
    'several types in another form',
    '{anyOf: [{type: string}, {type: integer}]}',
    '{type: [string, integer]}',
    'both',
    [],
  ],
  [
    'variants in another order',
    `{oneOf: [${object('a: {type: string}')}, ${object('b: {type: string}')}]}`,
    `{oneOf: [${object('b: {type: string}')}, ${object('a: {type: string}')}]}`,
    'both',
    [],
  ],
  [
    'a reference that gets a description',
    object("a: {$ref: '#/components/schemas/Thing'}"),
    object("a: {description: Old, allOf: [{$ref: '#/components/schemas/Thing'}]}"),
    'both',
    [],
  ],
  [
    'a model that contains itself',
    object("a: {$ref: '#/components/schemas/Thing'}"),
    object("a: {$ref: '#/components/schemas/Thing'}, b: {type: string}"),
    'both',
    ['  Thing: The field `b` was added.'],
  ],
])('%s', async (_, before, after, use, lines) => {
  expect(await compareModel(before, after, use)).toEqual(lines);
});

describe('how values are sent', () => {
  async function compareOperation(before: string, after: string): Promise<string[]> {
    const document = (parts: string) =>
      `openapi: 3.1.0
info: {title: Shop, version: '1'}
paths:
  /things/{id}:
    post: {summary: Make, ${parts.includes('responses:') ? '' : "responses: {'200': {description: Made}}, "}${parts}}
`;
    const site = await siteFolder({'old.yaml': document(before), 'new.yaml': document(after)});
    return (await compareFiles('old.yaml', 'new.yaml', site)).changes.map(line);
  }

  const query = (schema: string, form = '') =>
    `parameters: [{name: ids, in: query, schema: {${schema}}${form}}]`;
  const list = 'type: array, items: {type: string}';
  const object = 'type: object, properties: {a: {type: string}}';

  test.each([
    ['a list', query(list), query(list, ', explode: false'), 'ids=…,…', 'ids=…&ids=…'],
    ['an object', query(object), query(object, ', style: deepObject'), 'ids[a]=…', 'a=…'],
    [
      'JSON',
      query('type: string'),
      'parameters: [{name: ids, in: query, content: {application/json: {schema: {type: string}}}}]',
      'ids="…"',
      'ids=…',
    ],
  ])(
    '%s in a parameter that is written in another form breaks requests',
    async (_, before, after, to, from) => {
      expect(await compareOperation(before, after)).toEqual([
        `! POST /things/{id}: The query parameter \`ids\` is now written \`${to}\`; it was \`${from}\`.`,
      ]);
    },
  );

  test('a form that makes no difference is none', async () => {
    const plain = query('type: string');
    expect(await compareOperation(plain, query('type: string', ', style: form, explode: false'))).toEqual([]);
    expect(await compareOperation(query(list), query(list, ', style: form, explode: true'))).toEqual([]);
  });

  const body = (encoding: string) =>
    `requestBody: {content: {multipart/form-data: {schema: {type: object, properties: {photo: {type: string, contentMediaType: image/png}, tags: {${list}}}}${encoding}}}}`;

  test('fewer media types of a part break requests, more of them do not', async () => {
    const [one, any] = [
      body(', encoding: {photo: {contentType: image/png}}'),
      body(', encoding: {photo: {contentType: image/*}}'),
    ];
    expect(await compareOperation(any, one)).toEqual([
      '! POST /things/{id}: The field `photo` of the request body is now sent as `image/png`; before, as `image/*`.',
    ]);
    expect(await compareOperation(one, any)).toEqual([
      '  POST /things/{id}: The field `photo` of the request body is now sent as `image/*`; before, as `image/png`.',
    ]);
    expect(await compareOperation(body(''), body(', encoding: {tags: {contentType: text/plain}}'))).toEqual(
      [],
    );
  });

  test('a list in a form that is written in another form breaks requests', async () => {
    expect(await compareOperation(body(''), body(', encoding: {tags: {explode: false}}'))).toEqual([
      '! POST /things/{id}: The field `tags` of the request body is now written `tags=…,…`; it was `tags=…&tags=…`.',
    ]);
  });

  test('a header of a response that is written in another form breaks it', async () => {
    const response = (form: string) =>
      `responses: {'200': {description: Made, headers: {X-At: {schema: {${object}}${form}}}}}`;
    expect(await compareOperation(response(''), response(', explode: true'))).toEqual([
      '! POST /things/{id}: The header `X-At` of the response `200` is now written `a=…`; it was `a,…`.',
    ]);
  });
});

test('the Markdown report lists breaking changes first', async () => {
  const markdown = changesMarkdown(await compareFiles('shop-1.yaml', 'shop-2.yaml'), wordsIn('en'));
  expect(markdown).toMatch(
    /^# Shop: 1\.0 → 2\.0\n\n\d+ changes, \d+ of them breaking\.\n\n## Breaking changes\n\n- `/,
  );
  expect(markdown.indexOf('## Other changes')).toBeGreaterThan(markdown.indexOf('It was removed'));
  expect(markdown).toContain(
    '  - It now requires `bearer`; before, it required no sign-in.\n  - The query parameter `sort` was removed.',
  );
});

test('a document with errors is not compared', async () => {
  const site = await siteFolder({
    'old.yaml': 'openapi: 3.1.0\ninfo: {title: A, version: "1"}\npaths: {}\n',
    'new.yaml': 'swagger: "2.0"\n',
  });
  const {difference, problems} = await readDifference(`${site}/old.yaml`, `${site}/new.yaml`, site);
  expect(difference).toBeUndefined();
  expect(problems.flatMap((one) => one.problems)[0]?.message).toContain('Swagger 2.0');
});

test('a changelog page has a section for each version, breaking changes first', async () => {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const {compile, render, reference} = await renderTestReference(
    {'openapi.yaml': read('shop-2.yaml'), 'old/1.yaml': read('shop-1.yaml')},
    {
      changelog: [
        {path: 'openapi.yaml', date: '2025-03-01'},
        {path: 'old/1.yaml', date: '2024-11-20'},
      ],
    },
  );
  const page = render('api/changelog');
  const titles = [...page.querySelectorAll('h2, h3')].map((title) => title.textContent);
  expect(titles).toEqual(['2.0 (2025-03-01)', 'Breaking changes', 'Other changes', '1.0 (2024-11-20)']);
  expect(page.body.textContent).toContain('The query parameter limit is now required.');
  expect(compile('api/changelog').text.markdown).toContain(
    '\n- DELETE `/orders/{id}` Delete an order\n  - It was removed; it had been deprecated.\n- GET ',
  );
  const hrefOf = (name: string) =>
    [...page.querySelectorAll('a')].find((link) => link.textContent === name)?.getAttribute('href');
  expect(hrefOf('Create an order')).toMatch(/#createOrder$/);
  expect(hrefOf('Delete an order')).toBeUndefined();
  expect(hrefOf('Buyer')).toBe('/v1/docs/models/Buyer');
  expect(hrefOf('Customer')).toBeUndefined();
  expect(reference.pages.map(({id}) => id)).toContain('api/orders');
  expect(render('api/index').querySelector('.api-facts a[href="/v1/docs/api/changelog"]')).not.toBeNull();
});

test('in another language, the only English words in the changelog are the document’s', async () => {
  const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
  const {render, reference} = await renderTestReference(
    {'openapi.yaml': read('shop-2.yaml'), 'old/1.yaml': read('shop-1.yaml')},
    {changelog: [{path: 'openapi.yaml'}, {path: 'old/1.yaml'}]},
    'de',
  );
  expect(reference.pages.find(({kind}) => kind === 'changelog')).toMatchObject({
    id: 'api/changelog',
    title: 'Änderungsprotokoll',
  });
  const page = render('api/changelog');
  const titles = [...page.querySelectorAll('h3')].map((title) => title.textContent);
  expect(titles).toEqual(['Inkompatible Änderungen', 'Andere Änderungen']);
  const lines = [...page.querySelectorAll('li li')].map((item) => item.textContent);
  expect(lines).toContain('Abfrageparameter limit: jetzt erforderlich.');
  expect(lines).toContain('Feld total: Typ von integer in string geändert. Das bricht Antworten.');
  expect(lines.join('\n')).not.toMatch(/\b(?:the|was|now|field|changed|This breaks)\b/i);
});

test('without earlier versions there is no changelog', async () => {
  const files = {'openapi.yaml': readFileSync(path.join(folder, 'shop-2.yaml'), 'utf8')};
  for (const changelog of [[], [{path: 'openapi.yaml'}]]) {
    const {reference} = await renderTestReference(files, {changelog});
    expect(reference.pages.map(({kind}) => kind)).not.toContain('changelog');
  }
});

test('a mistake in an earlier version is reported with its file', async () => {
  const files = {
    'openapi.yaml': readFileSync(path.join(folder, 'shop-2.yaml'), 'utf8'),
    'old/1.yaml': 'openapi: 2\n',
  };
  const {problems} = await readTestReference(files, {
    changelog: [{path: 'old/1.yaml'}, {path: 'old/0.yaml'}],
  });
  expect(problems.map(({file, message}) => `${file}: ${message}`)).toEqual([
    'old/1.yaml: The OpenAPI document has the version 2; only 3.0, 3.1 and 3.2 are supported.',
    'undefined: The OpenAPI document `old/0.yaml` does not exist.',
  ]);
});

describe('requests that the server sends', () => {
  const document = (webhooks: string, callbacks = '{}') => `openapi: 3.1.0
info: {title: Shop, version: '1'}
paths:
  /orders:
    post: {summary: Order, responses: {'200': {description: Ordered}}, callbacks: ${callbacks}}
webhooks: ${webhooks}
components:
  schemas:
    Payment: {type: object, required: [id], properties: {id: {type: string}, at: {type: string}}}
`;

  async function compareTexts(before: string, after: string): Promise<string[]> {
    const site = await siteFolder({'old.yaml': before, 'new.yaml': after});
    return (await compareFiles('old.yaml', 'new.yaml', site)).changes.map(line);
  }

  test('webhooks that are added or removed are reported', async () => {
    const paid = '{paid: {post: {summary: Paid, responses: {}}}}';
    const sent = '{sent: {post: {summary: Sent, responses: {}}}}';
    expect(await compareTexts(document(paid), document(sent))).toEqual([
      '! POST paid (webhook): It was removed.',
      '  POST sent (webhook): It was added.',
    ]);
  });

  test('what is added to the request of a webhook breaks nobody, what is missing from it does', async () => {
    const webhook = (parts: string, response = '') =>
      document(
        `{paid: {post: {summary: Paid, ${parts}, responses: {'200': {description: Got it${response}}}}}}`,
      );
    const body = (properties: string) =>
      `requestBody: {required: true, content: {application/json: {schema: {type: object, required: [id], properties: {id: {type: string}${properties}}}}}}`;
    const signature = (required: boolean) =>
      `parameters: [{name: X-Signature, in: header, required: ${required}, schema: {type: string}}]`;
    const small = webhook(`${signature(false)}, ${body('')}`);
    const large = webhook(`${signature(true)}, ${body(', amount: {type: integer}')}`);
    expect(await compareTexts(small, large)).toEqual([
      '  POST paid (webhook): The header parameter `X-Signature` is now required.',
      '  POST paid (webhook): The field `amount` of the request body was added.',
    ]);
    expect(await compareTexts(large, small)).toEqual([
      '! POST paid (webhook): The header parameter `X-Signature` is no longer required.',
      '! POST paid (webhook): The field `amount` of the request body was removed.',
    ]);
  });

  test('a new required field in the response to a webhook breaks those who send it', async () => {
    const webhook = (required: string) =>
      document(
        `{paid: {post: {summary: Paid, responses: {'200': {description: Got it, content: {application/json: {schema: {type: object, required: ${required}, properties: {seen: {type: boolean}}}}}}}}}}`,
      );
    expect(await compareTexts(webhook('[]'), webhook('[seen]'))).toEqual([
      '! POST paid (webhook): The field `seen` of the response `200` is now required.',
    ]);
  });

  test('changes of a model are judged by the webhooks that send it', async () => {
    const hook =
      "{paid: {post: {summary: Paid, requestBody: {content: {application/json: {schema: {$ref: '#/components/schemas/Payment'}}}}, responses: {}}}}";
    const before = document(hook);
    expect(await compareTexts(before, before.replace(', at: {type: string}', ''))).toEqual([
      '! Payment: The field `at` was removed.',
    ]);
  });

  test('callbacks are compared with what they send', async () => {
    const callback = (properties: string) =>
      document(
        '{}',
        `{done: {'{$request.body#/url}': {post: {requestBody: {content: {application/json: {schema: {type: object, properties: {${properties}}}}}}, responses: {}}}}}`,
      );
    expect(await compareTexts(callback('id: {type: string}'), callback('key: {type: string}'))).toEqual([
      '! POST /orders: The field `id` of the callback `done` was removed.',
      '  POST /orders: The field `key` of the callback `done` was added.',
    ]);
    expect(await compareTexts(callback(''), document('{}'))).toEqual([
      '! POST /orders: The callback `done` was removed.',
    ]);
  });
});

describe('what selects a variant', () => {
  const by = (property: string, mapping = ''): string =>
    `, discriminator: {propertyName: ${property}${mapping && `, mapping: {${mapping}}`}}`;

  test.each([
    [
      'another field',
      by('kind'),
      by('type'),
      ['! Thing: The `discriminator` of the model changed from `kind` to `type`.'],
    ],
    [
      'a field where there was none',
      '',
      by('kind'),
      ['  Thing: The model now has a `discriminator`: `kind`.'],
    ],
    [
      'another value for a variant',
      by('kind'),
      by('kind', 'cat: Cat'),
      [
        '! Thing: The value `Cat` of the field `kind` was removed. This breaks requests.',
        '! Thing: The field `kind` has the new value `cat`. This breaks responses.',
      ],
    ],
    [
      'another variant for a value',
      by('kind', 'a: Cat, b: Dog'),
      by('kind', 'a: Dog, b: Cat'),
      [
        '! Thing: The `discriminator` of the model changed from `a: Cat` to `a: Dog`.',
        '! Thing: The `discriminator` of the model changed from `b: Dog` to `b: Cat`.',
      ],
    ],
    ['the same in other words', by('kind', 'Cat: Cat'), by('kind'), []],
  ])('%s', async (_name, before, after, changes) => {
    expect(await compareSelection(before, after)).toEqual(changes);
  });

  test('a variant that is gone is reported once', async () => {
    const variant = "{$ref: '#/components/schemas/Cat'}";
    const cat = 'Cat: {type: object, properties: {kind: {type: string}}}';
    const dog = 'Dog: {type: object, properties: {kind: {type: string}}}';
    const both = `{oneOf: [${variant}, {$ref: '#/components/schemas/Dog'}]${by('kind', 'cat: Cat, dog: Dog')}}, ${cat}, ${dog}`;
    const one = `{oneOf: [${variant}]${by('kind', 'cat: Cat')}}, ${cat}, ${dog}`;
    expect(await compareModel(both, one, 'both')).toEqual([
      '! Thing: The model may no longer be `Dog`. This breaks requests.',
    ]);
  });
});

test('models that all contain each other are compared under their new names', async () => {
  const named = (name: string) => mutualModels(Array.from({length: 20}, (_, index) => `${name}${index}`));
  const site = await siteFolder({'old.yaml': named('Old'), 'new.yaml': named('New')});
  const texts = async (file: string) =>
    (await compareFiles('old.yaml', file, site)).changes
      .filter(({subject}) => subject.kind === 'operation')
      .map(({text}) => phraseText(sentenceOf(text, wordsIn('en'))));
  expect(await texts('new.yaml')).toEqual([]);
});
