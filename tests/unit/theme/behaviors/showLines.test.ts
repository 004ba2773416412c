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

test.each([
  ['#retry:L3', []],
  ['#retry:L8-10', ['10']],
  ['#retry:L13-99', ['13', '14', '15', '16', '17', '18', '19']],
])('%s names no line before the first', (hash, marked) => {
  const lines = Array.from({length: 10}, (_, index) => `<span class="line">${index + 10}</span>`);
  document.body.innerHTML = `<figure class="code" id="retry"><pre><code data-start="10">${lines.join('')}</code></pre></figure>`;
  location.hash = hash;
  installShowLines(document, listeners.signal);
  expect([...document.querySelectorAll('[data-named]')].map((line) => line.textContent)).toEqual(marked);
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
