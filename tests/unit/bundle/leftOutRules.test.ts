import {expect, test} from 'vitest';
import {leftOutRules, sendableBundling} from '../../../src/generator/bundle/requests/siteBundling.ts';

function bundling(plugin: unknown) {
  const use = [{loader: 'postcss-loader', options: {postcssOptions: {plugins: [plugin]}}}];
  return {browser: [{module: {rules: [{test: /\.css$/, use}]}}], prerender: []};
}

test('a rule with a function is named, and one without is not', () => {
  const [problem] = leftOutRules(
    bundling(() => undefined),
    'docusaurus.config.js',
  );
  expect(problem?.severity).toBe('warning');
  expect(problem?.file).toBe('docusaurus.config.js');
  expect(problem?.message).toContain('leaves out the rule for `/\\.css$/`');
  expect(leftOutRules(bundling(['cssnano', {}]), 'docusaurus.config.js')).toEqual([]);
});

test('modules that come from elsewhere do so in the dev server as well, unless a function names them', () => {
  const [named, found] = sendableBundling({
    browser: [{externals: {typescript: 'window.ts'}}, {externals: () => undefined}],
    prerender: [],
  }).browser;
  expect(named?.externals).toEqual({typescript: 'window.ts'});
  expect(found?.externals).toBe(undefined);
});
