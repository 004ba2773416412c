import {describe, expect, test} from 'vitest';
import {copyValue} from '../../../../src/generator/config/module/copyValue.ts';

function mistakeOf(value: unknown) {
  const result = copyValue(value);
  return 'mistake' in result ? result.mistake : undefined;
}

function nested(levels: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < levels; level++) value = {a: value};
  return value;
}

/** Each level contains the one below twice, so that little memory represents a lot of data. */
function doubled(levels: number): unknown {
  let value: unknown = ['x'];
  for (let level = 0; level < levels; level++) value = [value, value];
  return value;
}

test('plain data is copied, everything else is kept', () => {
  class Own {
    a = 1;
  }
  const own = new Own();
  const call = () => 1;
  const date = new Date(0);
  const value = {list: [1, {a: null, b: undefined}], own, call, date, ['__proto__']: 'own key'};
  const result = copyValue(value);
  expect('value' in result && result.value).toEqual(value);
  expect(result).toMatchObject({value: {own, call, date}});
});

test('a getter is read once', () => {
  let reads = 0;
  const value = {
    get a() {
      reads++;
      return reads;
    },
  };
  const result = copyValue(value);
  expect(result).toEqual({value: {a: 1}});
  expect(JSON.stringify(result)).toBe('{"value":{"a":1}}');
});

describe('what cannot be copied completely', () => {
  test('a getter that throws, and a proxy that does', () => {
    const error = new Error('boom');
    const thrower = {
      get a() {
        throw error;
      },
    };
    const proxy = new Proxy(
      {},
      {
        ownKeys() {
          throw error;
        },
      },
    );
    expect(mistakeOf({b: [thrower]})).toEqual({path: ['b', 0, 'a'], kind: 'thrown', thrown: error});
    expect(mistakeOf({p: proxy})).toMatchObject({path: ['p'], kind: 'thrown'});
  });

  test('a cycle, as opposed to the same object twice', () => {
    const value: {a?: unknown} = {};
    value.a = [value];
    expect(mistakeOf({root: value})).toEqual({path: ['root', 'a', 0], kind: 'circular'});
    const shared = {x: 1};
    expect(mistakeOf([shared, shared])).toBeUndefined();
  });

  test('thousands of levels', () => {
    expect(mistakeOf(nested(400))).toBeUndefined();
    expect(mistakeOf(nested(100_000))?.kind).toBe('deep');
  });

  test('a list that is doubled sixty times', () => {
    expect(mistakeOf(doubled(10))).toBeUndefined();
    expect(mistakeOf(doubled(60))?.kind).toBe('large');
  });

  test('half of a character', () => {
    expect(mistakeOf({label: '👍'})).toBeUndefined();
    expect(mistakeOf({label: 'Half \ud83d'})).toEqual({path: ['label'], kind: 'surrogate'});
  });
});
