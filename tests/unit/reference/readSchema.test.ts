import {expect, test} from 'vitest';
import {exampleNumber} from '../../../src/generator/reference/example/exampleValues.ts';
import {enumMeaning} from '../../../src/generator/reference/model/enumMeaning.ts';
import {readSchema} from '../../../src/generator/reference/model/readSchema.ts';

const read = (value: unknown) => readSchema(value, {document: {}, flags: []});

test('descriptions of enum values in a list are in the order of the document, with `null`', () => {
  const schema = read({
    enum: [null, 'open', 'paid'],
    'x-enumDescriptions': ['Unknown', 'Waits', 'Is settled'],
  });
  expect(schema.enum?.map((value) => enumMeaning(schema, value))).toEqual(['Waits', 'Is settled']);
});

test('numbers of an enum mean what generated code calls them, unless the document describes them', () => {
  const meanings = (value: object) => {
    const schema = read(value);
    return schema.enum?.map((one) => enumMeaning(schema, one));
  };
  const names = {'x-enum-varnames': ['OPEN', 'PAID']};
  expect(meanings({enum: [0, 1], ...names})).toEqual(['OPEN', 'PAID']);
  expect(meanings({enum: [0, 1], 'x-enumNames': ['Open', 'Paid']})).toEqual(['Open', 'Paid']);
  expect(meanings({enum: [0, 1], ...names, 'x-enum-descriptions': ['Waits', 'Is settled']})).toEqual([
    'Waits',
    'Is settled',
  ]);
  expect(meanings({enum: ['open', 'paid'], ...names})).toEqual([undefined, undefined]);
});

test.each([
  [{multipleOf: 5, minimum: 7}, 10],
  [{multipleOf: 5, maximum: 3}, 0],
  [{multipleOf: 20, minimum: 100, maximum: 200}, 100],
  [{multipleOf: 25, exclusiveMinimum: 50}, 75],
  [{multipleOf: 0.01, minimum: 0.5}, 0.5],
  [{minimum: 70}, 70],
])('an example number meets the limits %o', (limits, number) => {
  expect(exampleNumber(read({type: 'number', ...limits}), 'size')).toBe(number);
});

test('fields and items of other types, which have no effect, are left out', () => {
  const contents = {properties: {a: {type: 'string'}}, required: ['a'], items: {type: 'string'}};
  expect(read({type: 'string', ...contents})).toEqual({types: ['string']});
  expect(read({type: ['object', 'null'], ...contents})).not.toHaveProperty('items');
  expect(read({type: ['array', 'null'], ...contents})).not.toHaveProperty('properties');
  expect(read({type: ['string', 'object'], ...contents})).toHaveProperty('properties');
  expect(read({type: 'any', ...contents})).toHaveProperty('properties');
});

test('limits of other types, which have no effect, are left out', () => {
  expect(read({type: 'string', uniqueItems: true, minimum: 1, maxLength: 5}).limits).toEqual({maxLength: 5});
  expect(read({type: ['integer', 'null'], pattern: 'a', exclusiveMinimum: true, minimum: 1}).limits).toEqual({
    exclusiveMinimum: 1,
  });
  expect(read({type: 'string', uniqueItems: true}).limits).toBeUndefined();
  expect(read({minLength: 2, uniqueItems: true}).limits).toEqual({minLength: 2, uniqueItems: true});
});
