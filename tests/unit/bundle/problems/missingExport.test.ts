import {expect, test} from 'vitest';
import {missingExport} from '../../../../src/generator/bundle/problems/missingExport.ts';

const TEXT = `import {useState} from 'react';
import Card, {
  Boxx as Frame,
} from './Parts';
`;

const message = (name: string, local: string, exports: string): string =>
  `export '${name}' (imported as '${local}') was not found in './Parts' (${exports})`;

test.each([
  [
    message('Boxx', 'Frame', 'possible exports: Box, Card, default'),
    [3, 3],
    '`./Parts` has no export `Boxx`.',
    'Did you mean `Box`?',
  ],
  [
    message('Boxx', 'Frame', 'possible exports: default'),
    [3, 3],
    '`./Parts` has no export `Boxx`.',
    "To import its default export, write `import Frame from './Parts'`.",
  ],
  [
    message('Boxx', 'Frame', 'possible exports: Circle, Line'),
    [3, 3],
    '`./Parts` has no export `Boxx`.',
    'It exports `Circle`, `Line`.',
  ],
  [
    message('default', 'Card', 'possible exports: Box, Card'),
    [2, 8],
    '`./Parts` has no default export, which `Card` is imported from.',
    'Write `{Card}` to import the export of this name.',
  ],
  [
    message('default', 'Other', 'module has no exports'),
    [4, 8],
    '`./Parts` has no default export, which `Other` is imported from.',
    'It exports nothing.',
  ],
])('%s', (text, [line, column], reason, hint) => {
  expect(missingExport(text, TEXT)).toEqual({line, column, message: reason, hint});
});

test('other messages are left as they are', () => {
  expect(missingExport('Critical dependency: the request of a dependency is an expression', TEXT)).toBe(
    undefined,
  );
});
