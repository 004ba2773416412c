import {describe, expect, test} from 'vitest';
import {createExample} from '../../../src/generator/reference/example/createExample.ts';
import type {ExampleOptions} from '../../../src/generator/reference/example/ExampleOptions.ts';
import {readSchema} from '../../../src/generator/reference/model/readSchema.ts';

describe('examples are valid where a schema', () => {
  const exampleOf = (schema: object, options: Partial<ExampleOptions> = {}) =>
    createExample(readSchema(schema, {document: {}, flags: []}), {
      schemas: {},
      direction: 'both',
      minimal: false,
      ...options,
    });
  const contact = {
    type: 'object',
    required: ['name'],
    properties: {
      name: {type: 'string', example: 'Ann'},
      email: {type: 'string', example: 'ann@example.com'},
      phone: {type: 'string', example: '+1'},
    },
  };
  const tags = {type: 'array', items: {type: 'string', example: 'a'}};
  const [name, email] = [{name: 'Ann'}, {email: 'ann@example.com'}];

  test('has variants that require one of its fields', () => {
    const variants = [{required: ['email']}, {required: ['phone']}];
    expect(exampleOf({...contact, oneOf: variants})).toEqual({...name, ...email});
    expect(exampleOf({...contact, anyOf: variants})).toEqual({...name, ...email, phone: '+1'});
    expect(exampleOf({...contact, anyOf: variants}, {minimal: true})).toEqual({...name, ...email});
  });

  test('excludes fields next to others', () => {
    const not = {required: ['email', 'phone']};
    expect(exampleOf({...contact, not})).toEqual({...name, ...email});
    expect(exampleOf({...contact, not: {anyOf: [not, {required: ['email']}]}})).toEqual({...name});
  });

  test('has a default that it does not allow', () => {
    expect(exampleOf({type: 'string', enum: ['a', 'b'], default: []})).toBe('a');
    expect(exampleOf({type: 'string', enum: ['a', 'b'], default: 'b'})).toBe('b');
  });

  test('requires fields that it does not declare', () => {
    const more = {additionalProperties: {type: 'integer', example: 7}};
    const required = ['name', 'rank'];
    expect(exampleOf({...contact, required}, {minimal: true})).toEqual({...name, rank: 'Example rank'});
    expect(exampleOf({...contact, required, ...more}, {minimal: true})).toEqual({...name, rank: 7});
    expect(exampleOf({type: 'object', oneOf: [{required: ['rank']}]})).toEqual({rank: 'Example rank'});
  });

  test('requires fields because of other ones', () => {
    const minimal = {minimal: true};
    const ofName = JSON.parse(
      '{"if": {"properties": {"name": {"const": "Ann"}}}, "then": {"required": ["phone"]}}',
    );
    expect(exampleOf({...contact, dependentRequired: {name: ['phone']}}, minimal)).toEqual({
      ...name,
      phone: '+1',
    });
    expect(exampleOf({...contact, allOf: [ofName]}, minimal)).toEqual({...name, phone: '+1'});
    const inZone = {required: ['zone'], properties: {zone: {type: 'integer', example: 3}}};
    expect(exampleOf({...contact, dependentSchemas: {name: inZone}}, minimal)).toEqual({...name, zone: 3});
  });

  test('has a variant that is not of its type, or a field that requests do not send', () => {
    const off = {type: 'string', enum: ['off']};
    expect(exampleOf({type: 'object', oneOf: [off, contact]}, {minimal: true})).toEqual(name);
    const id = {type: 'string', readOnly: true};
    const whole = {
      type: 'object',
      properties: {...contact.properties, id},
      dependentRequired: {name: ['id']},
    };
    expect(exampleOf(whole, {direction: 'request'})).not.toHaveProperty('id');
  });

  test('requires objects deep inside', () => {
    const inside = (depth: number): object =>
      depth === 0
        ? {
            type: 'object',
            required: ['city'],
            properties: {city: {type: 'string', example: 'Rome'}, zone: contact},
          }
        : {type: 'object', required: ['a'], properties: {a: inside(depth - 1), b: inside(0)}};
    const nested = (depth: number): object => (depth === 0 ? {city: 'Rome'} : {a: nested(depth - 1)});
    expect(exampleOf(inside(7), {minimal: true})).toEqual(nested(7));
    const deep = ['a', 'b', 'c', 'd'].reduce(
      (inner: object, key) => ({type: 'object', required: [key], properties: {[key]: inner}}),
      {type: 'object', required: ['tags'], properties: {tags}},
    );
    expect(exampleOf(deep)).toEqual({d: {c: {b: {a: {tags: []}}}}});
  });

  test('limits the number of properties', () => {
    const labels = {type: 'object', additionalProperties: {type: 'string', example: 'x'}};
    expect(exampleOf({...labels, minProperties: 3})).toEqual({key: 'x', key2: 'x', key3: 'x'});
    expect(exampleOf({...labels, minProperties: 2, propertyNames: {enum: ['open', 'done']}})).toEqual({
      open: 'x',
      done: 'x',
    });
    expect(exampleOf({...labels, propertyNames: {pattern: '^x-[a-z]+$'}})).toEqual({'x-key': 'x'});
    expect(exampleOf({...labels, maxProperties: 0})).toEqual({});
    expect(exampleOf({...contact, minProperties: 2}, {minimal: true})).toEqual({...name, ...email});
    expect(exampleOf({...contact, maxProperties: 1})).toEqual(name);
    const query = {type: 'object', minProperties: 1, maxProperties: 1, properties: {match: tags, term: tags}};
    expect(exampleOf(query)).toEqual({match: ['a']});
  });

  test('is one of several variants that have the same fields', () => {
    const [by, id] = [contact.properties.name, {type: 'integer', example: 7}];
    const byName = {type: 'object', required: ['name'], properties: {name: by, id}};
    const byId = {type: 'object', required: ['id'], properties: {name: by, id}};
    expect(exampleOf({oneOf: [byName, byId]})).toEqual(name);
    expect(exampleOf({type: 'object', oneOf: [byId, byName]})).toEqual({id: 7});
    expect(exampleOf({anyOf: [byName, byId]})).toEqual({...name, id: 7});
    // Another type, or a field that the other variant does not have, already makes a difference.
    const text = {type: 'object', required: ['id'], properties: {name: by, id: {type: 'string'}}};
    expect(exampleOf({oneOf: [byName, text]})).toEqual({...name, id: 7});
    const closed = {type: 'object', required: ['id'], properties: {id}, additionalProperties: false};
    expect(exampleOf({oneOf: [byName, closed]})).toEqual({...name, id: 7});
  });

  test('is an operation of JSON Patch', () => {
    const path = {type: 'string'};
    const replace = {
      type: 'object',
      required: ['op', 'path', 'value'],
      properties: {op: {enum: ['replace', 'add']}, path, value: {}},
    };
    expect(exampleOf(replace)).toEqual({op: 'replace', path: '/name', value: 'Example name'});
    const any = {type: 'object', properties: {op: path, path, from: path, value: {}}};
    expect(exampleOf(any)).toMatchObject({op: 'replace', path: '/name'});
    const own = {...replace, properties: {...replace.properties, path: {type: 'string', enum: ['/status']}}};
    expect(exampleOf(own)).toMatchObject({path: '/status'});
    expect(exampleOf({...replace, properties: {...replace.properties, op: {enum: ['read']}}})).toMatchObject({
      path: '/data/report.pdf',
    });
  });
});
