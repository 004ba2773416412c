import {expect, test} from 'vitest';
import {oncePerObject} from '../../../../src/generator/shared/collections/oncePerObject.ts';

test('a result is made once for each object, even if it is undefined', () => {
  const asked: object[] = [];
  const nameOf = oncePerObject((key: {name?: string}) => {
    asked.push(key);
    return key.name;
  });
  const [named, same, nameless] = [{name: 'a'}, {name: 'a'}, {}];
  expect([named, named, same, nameless, nameless].map(nameOf)).toEqual(['a', 'a', 'a', undefined, undefined]);
  expect(asked).toEqual([named, same, nameless]);
});
