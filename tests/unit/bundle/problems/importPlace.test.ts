import {expect, test} from 'vitest';
import {importPlace} from '../../../../src/generator/bundle/problems/importPlace.ts';

const TEXT = `import {useState} from 'react';
import Card, {
  Boxx as Frame,
} from './Parts';
import * as all from './all';

console.log(all.wall, all.hall);
`;

test.each([
  ['./Parts', 'Boxx', 'Frame', {line: 3, column: 3, isMember: false}],
  ['./Parts', 'default', 'Card', {line: 2, column: 8, isMember: false}],
  ['./all', 'hall', 'all', {line: 7, column: 23, isMember: true}],
  // Added by a plugin of the bundler.
  ['./Parts', 'Other', 'Other', {line: 4, column: 8, isMember: false}],
])('%s: %s as %s', (request, name, local, place) => {
  expect(importPlace(TEXT, request, name, local)).toEqual(place);
});
