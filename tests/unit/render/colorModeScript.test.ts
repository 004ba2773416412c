// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import {COLOR_MODE_SCRIPT} from '../../../src/generator/render/scripts/colorModeScript.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['theme', 'js', 'dismissed', 'restoring']) {
    delete document.documentElement.dataset[name];
  }
});

function run(): DOMStringMap {
  new Function(COLOR_MODE_SCRIPT)();
  return document.documentElement.dataset;
}

test('light is the default, and the page is marked as running JavaScript', () => {
  expect(run().theme).toBe('light');
  expect(document.documentElement.hasAttribute('data-js')).toBe(true);
});

test('a stored choice is used, anything else is ignored', () => {
  localStorage.setItem('theme', 'dark');
  expect(run().theme).toBe('dark');
  delete document.documentElement.dataset.theme;
  localStorage.setItem('theme', 'purple');
  expect(run().theme).toBe('light');
});

test('the document’s mode is the default', () => {
  document.documentElement.dataset.theme = 'dark';
  expect(run().theme).toBe('dark');
  localStorage.setItem('theme', 'light');
  expect(run().theme).toBe('light');
});

test('a sidebar that the reader has changed is hidden until it is restored', () => {
  expect(run().restoring).toBeUndefined();
  sessionStorage.setItem('sidebar-changed', '1');
  expect(run().restoring).toBe('');
});

test('the script is small', () => {
  expect(COLOR_MODE_SCRIPT.length).toBeLessThan(450);
});
