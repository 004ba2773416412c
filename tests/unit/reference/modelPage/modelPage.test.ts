// @vitest-environment happy-dom
import {describe, expect, test} from 'vitest';
import {mutualModels} from '../../../support/mutualModels.ts';
import {head, renderTestReference} from '../readTestReference.ts';
import {options, shop, text} from '../shop.ts';

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

test('a model with another one as its only part is built on an object, and otherwise a name of its values', async () => {
  const {render} = await renderTestReference({
    'openapi.yaml': `${head}paths: {}
components:
  schemas:
    Code: {type: string, enum: [sold, lost]}
    Reason: {description: Why., allOf: [{$ref: '#/components/schemas/Code'}]}
    Cause: {description: Of what., allOf: [{$ref: '#/components/schemas/Reason'}]}
    Any: {oneOf: [{$ref: '#/components/schemas/Code'}, {type: integer}]}
    Some: {allOf: [{$ref: '#/components/schemas/Any'}]}
    Base: {type: object, properties: {id: {type: integer}}}
    Pet: {description: An animal., allOf: [{$ref: '#/components/schemas/Base'}]}
    End: {type: object, required: [reason], properties: {reason: {$ref: '#/components/schemas/Cause'}}}
`,
  });
  const code = (name: string, value: string) => {
    const samples = [...render(`models/${name}`).querySelectorAll('.model-code [role=tabpanel]')];
    return samples.find((one) => one.getAttribute('data-value') === value)?.querySelector('code')
      ?.textContent;
  };
  expect(code('Cause', 'ts')).toBe('export type Cause = Reason;');
  expect(code('Some', 'ts')).toBe('export type Some = Any;');
  expect(code('Pet', 'ts')).toBe('export interface Pet extends Base {}');
  expect(code('Reason', 'json')).toBe('"sold"');
  expect(code('Reason', 'java')).toBeUndefined();
  expect(JSON.parse(code('End', 'json') ?? '')).toEqual({reason: 'sold'});
  expect(text(render('models/Reason').querySelector('.model-about'))).toContain('Code');
  expect(text(render('models/Reason').querySelector('.model-about'))).not.toContain('Built on');
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

test('models without pages that all contain each other are shown, nested to the greatest depth', async () => {
  const names = Array.from({length: 20}, (_, index) => `Part${index}`);
  const {render} = await renderTestReference({'openapi.yaml': mutualModels(names, true)});
  const fields = [...render('api/A').querySelectorAll('table.fields th code')].map(
    ({textContent}) => textContent,
  );
  expect(fields).toContain('f1');
  expect(Math.max(...fields.map((name) => name.split('.').length))).toBe(10);
});
