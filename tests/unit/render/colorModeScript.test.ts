// @vitest-environment happy-dom
import {afterEach, expect, test, vi} from 'vitest';
import {
  COLOR_MODE_SCRIPT,
  SYSTEM_COLOR_MODE_SCRIPT,
} from '../../../src/generator/render/scripts/colorModeScript.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  for (const name of ['theme', 'js', 'dismissed', 'restoring']) {
    delete document.documentElement.dataset[name];
  }
});

function run(script = COLOR_MODE_SCRIPT): DOMStringMap {
  new Function(script)();
  return document.documentElement.dataset;
}

test('light is the default, and the page is marked as running JavaScript', () => {
  expect(run().theme).toBe('light');
  expect(document.documentElement.hasAttribute('data-js')).toBe(true);
});

test('the preference of the system is used where the site respects it', () => {
  const matchMedia = vi.spyOn(window, 'matchMedia');
  for (const [isDark, mode] of [
    [true, 'dark'],
    [false, 'light'],
  ] as const) {
    matchMedia.mockImplementation((query) =>
      Object.assign(new EventTarget() as MediaQueryList, {
        matches: isDark && query === '(prefers-color-scheme:dark)',
      }),
    );
    delete document.documentElement.dataset.theme;
    expect(run(SYSTEM_COLOR_MODE_SCRIPT).theme).toBe(mode);
  }
  localStorage.setItem('theme', 'dark');
  expect(run(SYSTEM_COLOR_MODE_SCRIPT).theme).toBe('dark');
  matchMedia.mockRestore();
});

test('the preference of the system is followed while the page is open, unless the reader has chosen', () => {
  const system = Object.assign(new EventTarget() as MediaQueryList, {matches: false});
  const matchMedia = vi.spyOn(window, 'matchMedia').mockReturnValue(system);
  let changes = 0;
  const count = () => changes++;
  document.addEventListener('colormodechange', count);
  const {dataset} = document.documentElement;
  const setSystem = (isDark: boolean) => {
    Object.assign(system, {matches: isDark});
    system.onchange?.(new Event('change') as MediaQueryListEvent);
    return dataset.theme;
  };
  run(SYSTEM_COLOR_MODE_SCRIPT);
  expect([setSystem(true), setSystem(false), changes]).toEqual(['dark', 'light', 2]);
  localStorage.setItem('theme', 'light');
  expect([setSystem(true), changes]).toEqual(['light', 2]);
  document.removeEventListener('colormodechange', count);
  matchMedia.mockRestore();
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
