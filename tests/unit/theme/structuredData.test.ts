// @vitest-environment happy-dom
import {beforeEach, expect, test} from 'vitest';
import {showStructuredData} from '../../../src/generator/theme/showStructuredData.ts';

beforeEach(() => {
  document.head.innerHTML =
    '<title>A</title><script type="application/ld+json">{"@type":"BreadcrumbList","name":"a \\u003c b"}</script>';
});

const scripts = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')];
const types = () => scripts().map(({textContent}) => JSON.parse(textContent ?? '')['@type']);

test('the next page replaces what the page before said of itself, and a page without any leaves none', () => {
  showStructuredData(document, [{'@type': 'BlogPosting'}, {'@type': 'BreadcrumbList'}]);
  expect(types()).toEqual(['BlogPosting', 'BreadcrumbList']);
  showStructuredData(document);
  expect(types()).toEqual([]);
  expect(document.title).toBe('A');
});

test('the page that the document was loaded with keeps its scripts', () => {
  const before = scripts();
  showStructuredData(document, [{'@type': 'BreadcrumbList', name: 'a < b'}]);
  expect(scripts()[0]).toBe(before[0]);
});
