// @vitest-environment happy-dom
import {afterEach, expect, test} from 'vitest';
import {readLineAddress} from '../../../../src/generator/shared/address/lineAddress.ts';
import {installShowLines} from '../../../../src/generator/theme/behaviors/showLines.ts';

const listeners = new AbortController();

afterEach(() => {
  listeners.abort();
  document.body.innerHTML = '';
  location.hash = '';
});

test.each([
  ['#L3', {first: 3, last: 3}],
  ['#L3-5', {first: 3, last: 5}],
  ['#retry:L7-9', {id: 'retry', first: 7, last: 9}],
  ['#Limits', undefined],
  ['#L3-x', undefined],
])('%s names lines', (hash, address) => {
  expect(readLineAddress(hash)).toEqual(address);
});

test('the lines that the address names are marked, and a folded block is opened', () => {
  const lines = (count: number): string => '<span class="line">a\n</span>'.repeat(count);
  document.body.innerHTML =
    `<figure class="code"><pre class="line-numbers"><code>${lines(3)}</code></pre></figure>` +
    `<figure class="code" id="retry"><details class="code-fold"></details><pre><code data-start="10">${lines(4)}</code></pre></figure>`;
  location.hash = '#retry:L11-12';
  installShowLines(document, listeners.signal);
  const named = [...document.querySelectorAll('#retry .line')].map((line) => line.hasAttribute('data-named'));
  expect(named).toEqual([false, true, true, false]);
  expect(document.querySelectorAll('[data-named]')).toHaveLength(2);
  expect(document.querySelector('details')?.hasAttribute('open')).toBe(true);
});
