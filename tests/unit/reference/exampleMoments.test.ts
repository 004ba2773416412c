import {expect, test} from 'vitest';
import {createExample} from '../../../src/generator/reference/example/createExample.ts';
import type {ExampleOptions} from '../../../src/generator/reference/example/ExampleOptions.ts';
import type {Schema} from '../../../src/generator/reference/model/Schema.ts';

/** An example object with a time for each name; some have examples of their own. */
function timesOf(
  names: Record<string, string | undefined>,
  options: Partial<ExampleOptions> = {},
): Record<string, string> {
  const schema: Schema = {
    types: ['object'],
    properties: Object.entries(names).map(([name, example]) => ({
      name,
      required: true,
      schema: {
        types: ['string'],
        format: 'date-time',
        ...(example !== undefined && {example: {value: example}}),
      },
    })),
  };
  return createExample(schema, {schemas: {}, direction: 'both', minimal: false, ...options}) as Record<
    string,
    string
  >;
}

const NAMES = ['createdDate', 'startTime', 'paidAt', 'endTime', 'updated_at', 'lastSeen', 'dueDate'];

test('times of a record are in the order of its life cycle', () => {
  const times = timesOf(Object.fromEntries(NAMES.map((name) => [name, undefined])));
  const inOrder = NAMES.map((name) => times[name] ?? '');
  expect(inOrder).toEqual([...inOrder].sort());
  expect(new Set(inOrder).size).toBe(NAMES.length);
});

test('a record that was just created has not been changed since', () => {
  const {
    createdDate,
    updated_at,
    dueDate = '',
  } = timesOf({createdDate: undefined, updated_at: undefined, dueDate: undefined}, {isNew: true});
  expect(updated_at).toBe(createdDate);
  expect(dueDate > String(createdDate)).toBe(true);
});

test('generated times are close to those in the author’s examples', () => {
  const times = timesOf({
    createdDate: undefined,
    orderDate: '2026-04-18T16:05:00Z',
    shippedDate: '2026-05-02T08:00:00Z',
    expirationDate: '2020-01-01T00:00:00Z',
    lastModifiedDate: undefined,
  });
  expect(times.createdDate).toBe('2026-04-18T16:05:00Z');
  expect(times.lastModifiedDate).toBe('2026-05-02T09:00:00Z');
  const ended = timesOf({createdDate: undefined, closeDate: '2026-04-20T12:00:00Z'});
  expect(ended.createdDate).toBe('2026-04-18T12:00:00Z');
});
