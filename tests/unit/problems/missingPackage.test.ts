import {expect, test} from 'vitest';
import {missingPackage} from '../../../src/generator/problems/missingPackage.ts';

test('a Markdown plugin has to be installed, a package that the generator replaces does not', () => {
  expect(missingPackage('@docusaurus/remark-plugin-npm2yarn', 'remove the plugin').hint).toBe(
    'Install it with `npm install @docusaurus/remark-plugin-npm2yarn`, or remove the plugin.',
  );
  expect(missingPackage('@docusaurus/types').hint).toContain('This generator does not need it');
});

test('a module of Node and an address are not called packages', () => {
  for (const name of ['fs', 'node:fs/promises'])
    expect(missingPackage(name).message).toBe(`\`${name}\` is a module of Node, which browsers do not have.`);
  const {message, hint} = missingPackage('https://esm.sh/three');
  expect(message).toBe(
    '`https://esm.sh/three` is an address on the web, and only files and packages can be imported.',
  );
  expect(hint).toBe('Install the package with npm, and import it by its name.');
});
