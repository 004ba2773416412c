// @vitest-environment happy-dom
import {beforeEach, expect, test} from 'vitest';
import {escapeJson} from '../../../../src/generator/shared/html/escapeJson.ts';
import {showElements} from '../../../../src/generator/theme/head/showElements.ts';

beforeEach(() => {
  document.head.innerHTML =
    '<title>A</title><script type="application/ld+json">{"@type":"BreadcrumbList","name":"a \\u003c b"}</script>';
});

const scripts = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')];
const types = () => scripts().map(({textContent}) => JSON.parse(textContent ?? '')['@type']);
const script = (data: object) => ({
  name: 'script',
  attributes: {type: 'application/ld+json'},
  text: escapeJson(data),
});

test('the next page replaces the previous page’s elements, and a page without any removes them', () => {
  const hideFirst = showElements(document.head, [script({'@type': 'BreadcrumbList', name: 'a < b'})]);
  hideFirst();
  const hide = showElements(document.head, [
    script({'@type': 'BlogPosting'}),
    script({'@type': 'BreadcrumbList'}),
  ]);
  expect(types()).toEqual(['BlogPosting', 'BreadcrumbList']);
  hide();
  expect(types()).toEqual([]);
  expect(document.title).toBe('A');
});

test('the first page’s scripts are kept', () => {
  const before = scripts();
  showElements(document.head, [script({'@type': 'BreadcrumbList', name: 'a < b'})]);
  expect(scripts()).toEqual(before);
  expect(scripts()[0]).toBe(before[0]);
});
