import {expect, test} from 'vitest';
import {migratedPlugins} from '../../../src/generator/compat/lifecycle/migratedPlugins.ts';

const FILE = {file: 'docusaurus.config.js', locate: () => ({line: 1, column: 1})};

test.each([
  ['docusaurus-plugin-x', 'docusaurus-plugin-x'],
  ['/home/me/site/node_modules/@scope/theme/dist/index.js', '@scope/theme'],
  ['C:\\site\\node_modules\\theme\\index.js', 'theme'],
  ['./plugins/own.js', './plugins/own.js'],
])('the plugin %s is called %s', (name, expected) => {
  const [feature] = migratedPlugins([{entry: [name, {}], path: ['plugins', 0]}], [], FILE);
  expect(feature?.feature).toBe(`\`${expected}\``);
});
