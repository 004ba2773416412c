import {expect, test} from 'vitest';
import {siteImport} from '../../../../src/generator/files/code/siteImport.ts';
import {siteFolder} from '../../config/siteFolder.ts';

test.each([
  ['src/components/Box', 'src/components/Box.tsx', '@site/src/components/Box'],
  ['@/components/Box', 'src/components/Box/index.jsx', '@site/src/components/Box'],
  ['~/data.json', 'src/data.json', '@site/src/data.json'],
  ['docs/_part', 'docs/_part.mdx', '@site/docs/_part'],
  ['src/components/Bin', 'src/components/Box.tsx', undefined],
  ['@scope/name', 'src/scope/name.ts', undefined],
  ['name', 'name.js', undefined],
  ['src/components', 'src/components/Box.tsx', undefined],
])('`%s` with the file `%s` means %j', async (request, file, meant) => {
  expect(siteImport(await siteFolder({[file]: ''}), request)).toBe(meant);
});
