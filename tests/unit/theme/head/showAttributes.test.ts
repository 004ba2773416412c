// @vitest-environment happy-dom
import {expect, test} from 'vitest';
import {showAttributes} from '../../../../src/generator/theme/head/showAttributes.ts';

function elementWith(html: string): Element {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild;
  if (element === null) throw new Error('No element');
  return element;
}

test('sets what differs, and removes what the previous page had set', () => {
  const element = elementWith('<p lang="en" class="first" data-theme="dark"></p>');
  const observer = new MutationObserver(() => undefined);
  observer.observe(element, {attributes: true});
  showAttributes(element, {lang: 'en', title: 'second'}, {lang: 'en', class: 'first'});
  expect(element.outerHTML).toBe('<p lang="en" data-theme="dark" title="second"></p>');
  expect(observer.takeRecords().map(({attributeName}) => attributeName)).toEqual(['class', 'title']);
});
