import type {Page} from 'playwright';
import {expect, test} from 'vitest';
import {boxOf} from '../support/boxOf.ts';
import {watchConsole} from '../support/browser.ts';
import {hydrated} from '../support/siteBrowser.ts';
import {useServedSite} from '../support/useServedSite.ts';

const LONG = Array.from({length: 40}, (_, index) => `const line${index + 1} = ${index + 1};`).join('\n');

const served = useServedSite({
  'site.config.ts': `export default {
      title: 'Lines', url: 'https://test.example', baseUrl: '/', favicon: 'icon.svg',
      i18n: {defaultLocale: 'en', locales: ['en', 'ar']},
    };\n`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/pages/index.md': '# Home\n\n[Lines](/docs/long#L30-31)\n',
  'docs/marks.md': `# Marks

\`\`\`js error={2} warning={3}
const one = 1;
const two = null.x;
const three = '3' + 3;
// highlight-next-line
const four = 4;
\`\`\`

\`\`\`js focus={2}
const one = 1;
const two = 2;
\`\`\`
`,
  'docs/long.md': `# Long\n\n\`\`\`js showLineNumbers\n${LONG}\n\`\`\`\n`,
  'docs/hidden.mdx': `# Hidden

import Tabs from '@theme/Tabs';
import TabItem from '@theme/TabItem';

${'Text.\n\n'.repeat(40)}
<Tabs>
<TabItem value="yarn">

Yarn.

</TabItem>
<TabItem value="npm">

## With npm

<details>
<summary>More</summary>

\`\`\`js showLineNumbers
${LONG}
\`\`\`

</details>
</TabItem>
</Tabs>

${'Text.\n\n'.repeat(40)}
`,
  'docs/note.md': '# Note\n\n:::warning A title\n\nText.\n\n:::\n',
});

async function open(address: string): Promise<{page: Page; messages: string[]}> {
  const page = await served.browser.newPage({viewport: {width: 1280, height: 800}});
  const messages = watchConsole(page);
  await page.goto(served.running.url + address);
  await hydrated(page);
  return {page, messages};
}

test('the signs of error and warning are on their lines, and a comment still highlights the next one', async () => {
  const {page, messages} = await open('docs/marks');
  for (const kind of ['error', 'warning']) {
    const place = await page.locator(`.line.${kind}`).evaluate((line) => {
      const {content, top} = getComputedStyle(line, '::after');
      return {content, top: Number.parseFloat(top), height: line.getBoundingClientRect().height};
    });
    expect(place.content).toBe(kind === 'error' ? '"✕"' : '"!"');
    expect(place.top).toBeLessThan(place.height / 3);
  }
  expect(await page.locator('.line.highlight').innerText()).toBe('const four = 4;\n');
  expect(await page.locator('main').innerText()).not.toContain('highlight-next-line');
  const dimmed = page.locator('.code:has(.focus) .line:not(.focus)');
  await dimmed.evaluate((line) => Promise.all(line.getAnimations().map((one) => one.finished)));
  expect(Number(await dimmed.evaluate((line) => getComputedStyle(line).opacity))).toBeLessThan(1);
  expect(messages).toEqual([]);
  await page.close();
});

test('a link to lines opens the folded block, shows and marks them; a number sets the address', async () => {
  const {page, messages} = await open('');
  await page.getByRole('link', {name: 'Lines', exact: true}).last().click();
  await page.locator('h1', {hasText: 'Long'}).waitFor();
  const marked = page.locator('.line[data-named]');
  await marked.first().waitFor();
  expect(await marked.allInnerTexts()).toEqual(['const line30 = 30;\n', 'const line31 = 31;\n']);
  const {top: first} = await boxOf(marked.first());
  expect(first).toBeGreaterThan(60);
  expect(first).toBeLessThan(780);

  const fifth = page.locator('.line').nth(34);
  const {left, top, bottom} = await boxOf(fifth);
  await page.mouse.click(left + 20, (top + bottom) / 2);
  await page.waitForFunction(() => location.hash === '#L35');
  expect(await marked.allInnerTexts()).toEqual(['const line35 = 35;\n']);
  expect(messages).toEqual([]);
  await page.close();
});

test.each(['', 'ar/'])(
  'in /%s an admonition’s icon is next to its title, where a line begins',
  async (language) => {
    const {page} = await open(`${language}docs/note`);
    const gap = await page
      .locator('.admonition-title')
      .first()
      .evaluate((title) => {
        const range = document.createRange();
        range.selectNodeContents(title);
        const [text, box] = [range.getBoundingClientRect(), title.getBoundingClientRect()];
        return getComputedStyle(title).direction === 'rtl' ? box.right - text.right : text.left - box.left;
      });
    // The icon and the space after it.
    expect(gap).toBeGreaterThan(12);
    expect(gap).toBeLessThan(40);
    await page.close();
  },
);

test.each([
  ['#with-npm', 'h2#with-npm'],
  ['#L30', '.line[data-named]'],
])('the address %s in a tab that is not selected shows its place', async (hash, selector) => {
  const {page, messages} = await open(`docs/hidden${hash}`);
  const target = page.locator(selector);
  await target.waitFor();
  await expect
    .poll(async () => {
      const {top, bottom} = await boxOf(target);
      return top > 56 && bottom < 800;
    })
    .toBe(true);
  expect(messages).toEqual([]);
  await page.close();
});
