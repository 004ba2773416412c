// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {installBehaviors} from '../../../../src/generator/theme/behaviors/installBehaviors.ts';
import {EMPTY_SITE_DATA} from '../../../support/emptySiteData.ts';

let copied: string[] = [];
let listeners: AbortController;

beforeEach(() => {
  copied = [];
  vi.stubGlobal('navigator', {clipboard: {writeText: async (text: string) => void copied.push(text)}});
  listeners = new AbortController();
  installBehaviors(document, EMPTY_SITE_DATA, listeners.signal);
});

afterEach(() => {
  listeners.abort();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
});

function block(language: string, code: string): string {
  return (
    `<figure class="code"><pre><code class="language-${language}">${code}</code></pre>` +
    '<button type="button" class="code-copy" aria-label="Copy code">Copy</button></figure>'
  );
}

async function pressCopy(html: string): Promise<HTMLElement | null> {
  document.body.innerHTML = html;
  const button = document.querySelector<HTMLElement>('.code-copy');
  button?.click();
  await expect.poll(() => document.querySelector('[role="status"]')?.textContent).toBeTruthy();
  return button;
}

test('the button copies the code, says so, and announces it', async () => {
  const button = await pressCopy(block('ts', '<span class="tk-k">const</span> a = 1;\n'));
  expect(copied).toEqual(['const a = 1;']);
  expect(button?.textContent).toBe('Copied');
  const region = document.querySelector('[aria-live="polite"]');
  expect(region?.textContent).toBe('Code copied');
});

test('a button that is pressed twice gets its name back', async () => {
  vi.useFakeTimers({toFake: ['setTimeout']});
  const button = await pressCopy(block('ts', 'a'));
  vi.advanceTimersByTime(1000);
  button?.click();
  await expect.poll(() => copied.length).toBe(2);
  expect(button?.getAttribute('aria-label')).toBe('Copied');
  vi.advanceTimersByTime(3000);
  expect(button?.getAttribute('aria-label')).toBe('Copy code');
  vi.useRealTimers();
});

test('removed lines and diff signs are not copied', async () => {
  await pressCopy(
    block(
      'diff',
      '<span class="line">a\n</span><span class="line deleted"><span class="diff-sign">-</span>b\n</span>' +
        '<span class="line inserted"><span class="diff-sign">+</span>c\n</span>',
    ),
  );
  expect(copied).toEqual(['a\nc']);
});

test('shell prompts are not copied, dollar signs of other languages are', async () => {
  await pressCopy(block('bash', '$ npm install\n$ npm start'));
  await pressCopy(block('php', '$ a'));
  expect(copied).toEqual(['npm install\nnpm start', '$ a']);
});

test('without a clipboard the code is selected for the reader', async () => {
  vi.stubGlobal('navigator', {});
  await pressCopy(block('ts', 'let b;'));
  expect(document.getSelection()?.toString()).toBe('let b;');
  expect(document.querySelector('[role="status"]')?.textContent).toContain('selected');
});

test('following the link of a heading copies its address', async () => {
  document.body.innerHTML =
    '<h2 id="x">X<a class="hash-link" href="#x" aria-label="Direct link to X"></a></h2>';
  document.querySelector<HTMLElement>('.hash-link')?.click();
  await expect.poll(() => document.querySelector('[role="status"]')?.textContent).toBe('Link copied');
  expect(copied[0]).toMatch(/#x$/);
});
