import {expect, test} from 'vitest';
import {cutRegion} from '../../../src/generator/markdown/modules/cutRegion.ts';

const SOURCE = [
  'const a = 1;',
  'function run() {',
  '  // #region setup',
  '  const key = create();',
  '  // #region inner',
  '',
  '    key.rotate();',
  '  // #endregion inner',
  '  // #endregion setup',
  '}',
  '# region plain',
  'last',
  '# endregion',
].join('\n');

test('a region is extracted without markers and indentation', () => {
  expect(cutRegion(SOURCE, 'setup')).toEqual({text: 'const key = create();\n\n  key.rotate();\n'});
  expect(cutRegion(SOURCE, 'inner')).toEqual({text: '\nkey.rotate();\n'});
  expect(cutRegion(SOURCE, 'plain')).toEqual({text: 'last\n'});
});

test('for a missing region, the existing ones are listed', () => {
  expect(cutRegion(SOURCE, 'set-up')).toEqual({names: ['setup', 'inner', 'plain']});
});
