// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test} from 'vitest';
import {toHtml} from 'hast-util-to-html';
import type {ElementContent} from 'hast';
import {element, text} from '../../../../src/generator/shared/markup/element.ts';
import {tabs} from '../../../../src/generator/shared/markup/tabs.ts';
import {installStaticTabs, restoreStaticTabs} from '../../../../src/generator/theme/content/staticTabs.ts';

let listeners: AbortController;

beforeEach(() => {
  localStorage.clear();
  const group = (id: string, values: string[]) =>
    tabs<ElementContent>({
      id,
      tabs: values.map((value) => ({value, label: value.toUpperCase()})),
      panels: values.map((value) => ({value, children: [element('p', {}, [text(value)])]})),
      selected: values[0] ?? null,
      label: 'Samples',
      group: 'lang',
    });
  document.body.innerHTML = toHtml([
    group('tabs-1', ['curl', 'ts', 'java']),
    group('tabs-2', ['json', 'ts']),
    group('tabs-3', ['json', 'yaml']),
  ]);
  listeners = new AbortController();
  installStaticTabs(document, listeners.signal);
});

afterEach(() => listeners.abort());

/** The selected tab of each group. */
function shown(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[role=tabpanel]')]
    .filter(({hidden}) => !hidden)
    .map(({textContent}) => textContent ?? '');
}

function tab(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[role=tab][data-value=${name}]`);
  if (!found) throw new Error(`No tab ${name}`);
  return found;
}

test('a choice applies to all tabs of the group, and is remembered under Docusaurus’ key', () => {
  expect(shown()).toEqual(['curl', 'json', 'json']);
  tab('ts').click();
  expect(shown()).toEqual(['ts', 'ts', 'json']);
  expect(tab('ts').getAttribute('aria-selected')).toBe('true');
  expect(tab('curl').getAttribute('aria-selected')).toBe('false');
  expect(localStorage.getItem('docusaurus.tab.lang')).toBe('ts');
});

test('arrow keys, Home and End move and select; only the selected tab is in the tab order', () => {
  const press = (key: string) =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true}),
    );
  tab('curl').focus();
  press('ArrowLeft');
  expect([document.activeElement?.textContent, shown()[0]]).toEqual(['JAVA', 'java']);
  press('ArrowRight');
  expect([document.activeElement?.textContent, shown()[0]]).toEqual(['CURL', 'curl']);
  press('End');
  press('ArrowLeft');
  expect(shown()[0]).toBe('ts');
  expect([tab('curl').tabIndex, tab('ts').tabIndex]).toEqual([-1, 0]);
});

test('content added to the page shows the earlier choice', () => {
  localStorage.setItem('docusaurus.tab.lang', 'java');
  restoreStaticTabs(document);
  expect(shown()).toEqual(['java', 'json', 'json']);
});

test('follows a choice made in another window', () => {
  window.dispatchEvent(new StorageEvent('storage', {key: 'docusaurus.tab.lang', newValue: 'yaml'}));
  expect(shown()).toEqual(['curl', 'json', 'yaml']);
});
