import {expect, test} from 'vitest';
import {missingPackage} from '../../../src/generator/problems/missingPackage.ts';

test('a Markdown plugin has to be installed, a package that the generator replaces does not', () => {
  expect(missingPackage('@docusaurus/remark-plugin-npm2yarn', 'remove the plugin').hint).toBe(
    'Install it with `npm install @docusaurus/remark-plugin-npm2yarn`, or remove the plugin.',
  );
  expect(missingPackage('@docusaurus/types').hint).toContain('This generator does not need it');
});
