// @vitest-environment happy-dom
import {describe, expect, test} from 'vitest';
import {writeYaml} from '../../../src/generator/reference/source/writeYaml.ts';
import {composerData} from '../../../src/generator/reference/composer/composerData.ts';
import {checkField} from '../../../src/generator/shared/composer/checkField.ts';
import {head, renderTestReference, wordsIn} from './readTestReference.ts';
import {options, shop, text} from './shop.ts';

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

test('the full stop at the end of a summary is no part of it, unless there are more sentences', async () => {
  const get = (summary: string) =>
    `{tags: [A], summary: '${summary}', description: '${summary}', responses: {}}`;
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths: {/a: {get: ${get('Get a.')}, put: ${get('Set it. Or not.')}, post: ${get('Wait...')}}}\n`,
  });
  const titles = [...render('api/A').querySelectorAll('.operations a')].map(text);
  expect(titles).toEqual(['Get a', 'Wait...', 'Set it. Or not.']);
  expect(render('api/A').querySelector('.operation-text')?.textContent).not.toContain('Get a');
});

test('the line break at the end of a summary is no part of it', async () => {
  const operation = (id: string) =>
    `{tags: [Orders], operationId: ${id}, summary: "Reads ${id}.\\n", responses: {'200': {description: Done}}}`;
  const document = `${head}paths: {/a: {get: ${operation('a')}, put: ${operation('b')}}}\n`;
  const {reference} = await renderTestReference({'openapi.yaml': document});
  const page = reference.pages.find(({id}) => id === 'api/Orders');
  expect(page?.description).toBe('Orders API: reads a; reads b.');
});

test('code in a summary is code in headings and tables, and a text without backticks elsewhere', async () => {
  const {reference, compile, render} = await renderTestReference({
    'openapi.yaml': `${head}paths: {/a: {get: {tags: [A], operationId: a, summary: 'Read the \`*b*\` of a', responses: {}}}}\n`,
  });
  const page = render('api/A');
  expect(page.querySelector('h2')?.innerHTML).toContain('Read the <code>*b*</code> of a');
  expect(page.querySelector('.operations a')?.innerHTML).toBe('Read the <code>*b*</code> of a');
  expect(compile('api/A').toc[0]?.html).toMatch(/ Read the \*b\* of a$/);
  expect(compile('api/A').text.markdown).toContain('## Read the `*b*` of a\n');
  expect(compile('api/A').text.markdown).toContain('| [Read the `*b*` of a](#a) |');
  expect(reference.model.groups[0]?.operations[0]?.summary).toBe('Read the *b* of a');
});

test('an operation with nothing short to name it has the words of its id as a title', async () => {
  const long = `It ${'really '.repeat(12)}lists them.`;
  const operation = (id: string, more = '') => `{tags: [A], ${id}, responses: {}${more}}`;
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a: {get: ${operation('operationId: listMyAPIKeys')}, put: ${operation('operationId: a/b')}, post: ${operation('operationId: get_key', `, description: ${long}`)}}
  /b: {get: ${operation('description: Lists.')}, put: ${operation(`description: ${long}`)}}
`,
  });
  const titles = [...render('api/A').querySelectorAll('.operations a')].map(text);
  expect(titles).toEqual(['List my API keys', 'Get key', 'PUT /a', 'Lists', 'PUT /b']);
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

test('the Markdown of a response without a schema has its media types', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a:
    get:
      tags: [A]
      responses:
        '200': {description: OK, content: {application/json: {schema: {type: integer}}, text/csv: {}}}
        '400': {description: Wrong, content: {application/xml: {example: <a/>}}}
`,
  });
  const {markdown} = compile('api/A').text;
  expect(markdown).toContain('| 200 | OK | integer (`application/json`), `text/csv` |');
  expect(markdown).toContain('| 400 | Bad Request. Wrong | `application/xml` |');
});

test('the title of a field without a description is one, unless it only repeats the name', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Usage:
      properties:
        total_tokens: {type: integer, title: Total Tokens}
        fileUrl: {type: string, title: File Url}
        max: {type: integer, title: Most tokens}
        stop: {title: Stop, type: array, items: {type: string, description: Ends the text.}}
`,
  });
  const {markdown} = compile('models/Usage').text;
  expect(markdown).toContain('| `total_tokens` | integer |  |\n| `fileUrl` | string |  |\n');
  expect(markdown).toContain('| `max` | integer | Most tokens |\n');
  expect(markdown).toContain('| `stop` | array of string | Ends the text. |');
});

test('in Markdown, a description without a full stop gets one before the next sentence', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Project:
      properties:
        kind: {type: string, description: What it is, enum: [a, b]}
        name: {type: string, description: 'Its \`name\`', maxLength: 9, enum: [a]}
        asked: {type: string, description: Which?, enum: [a]}
        ja: {type: string, description: 種類, enum: [a]}
        note: {type: string, description: A note, maxLength: 9}
`,
  });
  const {markdown} = compile('models/Project').text;
  for (const cell of [
    'What it is. One of `a`, `b`.',
    'Its `name` (up to 9 characters). One of `a`.',
    'Which? One of `a`.',
    '種類 One of `a`.',
    'A note (up to 9 characters)',
  ])
    expect(markdown).toContain(`| ${cell} |`);
});

test('in Markdown, what is said of fields follows their table, not that of fields within them', async () => {
  const {compile} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Cat: {type: object}
    Order:
      additionalProperties: false
      oneOf: [{required: [buyer]}, {$ref: '#/components/schemas/Cat'}]
      properties:
        buyer: {type: object, additionalProperties: false, properties: {name: {type: string}}}
`,
  });
  const {markdown} = compile('models/Order').text;
  const places = [
    '| `buyer` |',
    'One of these:',
    'Other keys are not allowed.',
    'Fields of `buyer`:',
    '| `name` |',
  ];
  const found = places.map((place) => markdown.indexOf(place));
  expect(found).not.toContain(-1);
  expect(found).toEqual([...found].sort((one, other) => one - other));
});

test('an operation has the id that the document gives it, not the one made for links to it', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths:
  /a: {get: {tags: [A], responses: {}}, put: {tags: [A], operationId: setA, responses: {}}}
`,
  });
  const page = render('api/A');
  expect(page.querySelector('h2')?.id).toBe('get-a');
  expect([...page.querySelectorAll('.operation-names')].map(text)).toEqual(['Operation ID setA']);
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
  const forms = [...page.querySelectorAll('#list-query-created .limits code')].map(text);
  expect(forms).toEqual(['created[gt]=…', 'created=…']);
  expect(text(page.querySelector('#list-query-filter .nested'))).toContain('kindstringOf pet.');
  expect(compile('api/A').text.markdown).toContain('Fields of `filter`:');
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
