import {expect, test} from 'vitest';
import {mayBeType, moduleExports} from '../../../src/generator/files/code/moduleExports.ts';
import {missingExport} from '../../../src/generator/problems/missingExport.ts';

const from = 'src/components/Parts.tsx';

test.each([
  ['Boxx', 'export const [Box, Card] = [];', `\`${from}\` does not export \`Boxx\`.`, 'Did you mean `Box`?'],
  [
    'Boxx',
    'export default () => null;',
    `\`${from}\` does not export \`Boxx\`.`,
    "Without the braces it imports the default export: `import Frame from './Parts'`.",
  ],
  [
    'Boxx',
    'export const [Circle, Line] = [];',
    `\`${from}\` does not export \`Boxx\`.`,
    'It exports `Circle`, `Line`.',
  ],
  ['Boxx', 'const Box = 1;', `\`${from}\` does not export \`Boxx\`.`, 'It exports nothing.'],
  [
    'default',
    'export const [Box, Frame] = [];',
    `\`${from}\` has no default export.`,
    "Write `import {Frame} from './Parts'`, or `export default` in `src/components/Parts.tsx`.",
  ],
  [
    'Boxx',
    'export interface Boxx {}',
    `\`Boxx\` of \`${from}\` is a type, and nothing that a page can show.`,
    'Remove the import.',
  ],
])('%s of %s', (name, text, message, hint) => {
  expect(
    missingExport(
      {name, local: 'Frame', specifier: './Parts', from},
      moduleExports(text),
      mayBeType(text, name),
    ),
  ).toEqual({
    message,
    hint,
  });
});

test('names that are not known are not listed', () => {
  const used = {name: 'Boxx', specifier: 'parts', from: 'parts'};
  expect(missingExport(used, undefined)).toEqual({message: '`parts` does not export `Boxx`.'});
});
