// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import {showSearchFault} from '../../../../src/generator/theme/search/showSearchFault.ts';

const MESSAGES = {searchOffline: 'Search could not be loaded', retry: 'Retry', close: 'Close'};

afterEach(() => document.body.replaceChildren());

/** Shows the message, and presses one of its buttons. */
function press(name: string): number {
  let retries = 0;
  showSearchFault(document, MESSAGES, () => retries++);
  expect(document.querySelector('dialog')?.textContent).toContain('Search could not be loaded');
  [...document.querySelectorAll('button')].find(({textContent}) => textContent === name)?.click();
  return retries;
}

test('the message that search could not be loaded can be closed, or search be tried again', () => {
  expect(press('Close')).toBe(0);
  expect(document.querySelector('dialog')).toBeNull();
  expect(press('Retry')).toBe(1);
  expect(document.querySelector('dialog')).toBeNull();
});
