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
