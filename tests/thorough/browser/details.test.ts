import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {boxOf} from '../../support/boxOf.ts';
import {loadContentTools} from '../../support/loadContentTools.ts';
import {paintFrames} from '../../support/paintFrames.ts';
import {useSiteBrowser} from '../../support/siteBrowser.ts';

const browser = useSiteBrowser();
const PAGE = 'docs/products/Forge/code-generation';

/** Appends HTML to the page's text, in the form of compiled Markdown. */
async function append(page: Page, html: string): Promise<void> {
  await page
    .locator('.page-text')
    .evaluate((prose, text) => prose.insertAdjacentHTML('beforeend', text), html);
}

const announced = (page: Page): Promise<string | null> => page.locator('#__announcer').textContent();

describe('code blocks', () => {
  test('the copy button copies the code and says so', async () => {
    const {page, close} = await browser.open(PAGE, {permissions: ['clipboard-read', 'clipboard-write']});
    const block = page.locator('figure.code').first();
    await block.hover();
    await block.getByRole('button', {name: 'Copy code'}).click();
    await block.getByRole('button', {name: 'Copied'}).waitFor();
    expect(await announced(page)).toBe('Code copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).not.toBe('');
    await close();
  });

  test('long lines can be wrapped, by keyboard too', async () => {
    const {page, close} = await browser.open(PAGE);
    await append(
      page,
      `<figure class="code" id="long"><pre tabindex="0"><code>${'word '.repeat(80)}</code></pre><button type="button" class="code-copy" aria-label="Copy code">Copy</button></figure>`,
    );
    const pre = page.locator('#long pre');
    await pre.focus();
    await page.locator('#long .code-wrap').waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const button = page.locator('#long').getByRole('button', {name: 'Wrap long lines'});
    expect(await button.getAttribute('aria-pressed')).toBe('true');
    expect(await pre.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
    expect(await announced(page)).toBe('Long lines are wrapped');
    await button.click();
    expect(await pre.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await close();
  });

  test('the title of a block makes room for the wrap button, whose label is long in some languages', async () => {
    const {page, close} = await browser.open(PAGE);
    await page.addStyleTag({content: '.code .code-wrap {inline-size: 18rem}'});
    await append(
      page,
      `<figure class="code" id="long"><figcaption class="code-title"><span>${'file '.repeat(40)}</span></figcaption><pre tabindex="0"><code>${'word '.repeat(80)}</code></pre></figure>`,
    );
    await page.locator('#long').hover();
    const button = await boxOf(page.locator('#long .code-wrap'));
    const title = await boxOf(page.locator('#long .code-title span'));
    expect(title.right).toBeLessThan(button.left);
    await close();
  });

  test('short lines get no wrap button', async () => {
    const {page, close} = await browser.open(PAGE);
    await loadContentTools(page);
    await append(page, '<figure class="code" id="short"><pre tabindex="0"><code>a</code></pre></figure>');
    await page.locator('#short').hover();
    expect(await page.locator('#short .code-wrap').count()).toBe(0);
    await close();
  });
});

describe('headings, links and tables', () => {
  test('the # of a heading shows on focus, and following it copies the address', async () => {
    const {page, close} = await browser.open(PAGE, {permissions: ['clipboard-read', 'clipboard-write']});
    const link = page.locator('main h2 .hash-link').first();
    expect(await link.getAttribute('aria-label')).toMatch(/^Direct link to /);
    await link.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => link.evaluate((element) => getComputedStyle(element).opacity)).toBe('1');
    await page.keyboard.press('Enter');
    const hash = await link.getAttribute('href');
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain(`${hash}`);
    expect(new URL(page.url()).hash).toBe(hash);
    await close();
  });

  test('external links are marked', async () => {
    const {page, close} = await browser.open(PAGE);
    const mark = await page
      .locator('footer a.external')
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').maskImage);
    expect(mark).toContain('url(');
    await close();
  });

  test('a wide table scrolls in its own box, with a visible focus', async () => {
    const {page, close} = await browser.open(PAGE, {viewport: {width: 390, height: 800}});
    const cells = Array.from({length: 14}, (_, index) => `<td>column-number-${index}</td>`).join('');
    await append(
      page,
      `<div class="table-scroll" id="wide" tabindex="0"><table><tr>${cells}</tr></table></div>`,
    );
    const box = page.locator('#wide');
    expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await box.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    expect(await box.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
    await close();
  });
});

test('a table in an admonition has the color of the admonition at its ends', async () => {
  const {page, close} = await browser.open(PAGE);
  await append(
    page,
    '<div class="admonition admonition-tip"><div class="table-scroll"><table><tr><td>a</td></tr></table></div></div>',
  );
  const tinted = page.locator('.admonition-tip').last();
  const color = await tinted.evaluate((element) => getComputedStyle(element).backgroundColor);
  const covers = await tinted
    .locator('.table-scroll')
    .evaluate((element) => getComputedStyle(element).backgroundImage);
  expect(covers.split(color)).toHaveLength(3);
  await close();
});

describe('images', () => {
  const SVG = encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1200"><rect width="2400" height="1200"/></svg>',
  );

  test('larger ones open in a dialog, by click and by keyboard, and Escape closes it', async () => {
    const {page, messages, close} = await browser.open(PAGE);
    await append(
      page,
      `<p><img id="large" src="data:image/svg+xml,${SVG}" alt="A map" width="2400" height="1200"></p>`,
    );
    const image = page.getByRole('button', {name: 'Enlarge image: A map'});
    await image.click();
    const dialog = page.getByRole('dialog', {name: 'A map'});
    await dialog.waitFor();
    const widthOf = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
    expect(await widthOf('dialog.zoom img')).toBeGreaterThan(await widthOf('#large'));
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    await image.focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await dialog.getByRole('button', {name: 'Close'}).click();
    await dialog.waitFor({state: 'detached'});
    expect(await image.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(messages).toEqual([]);
    await close();
  });

  test('small ones and linked ones are unchanged', async () => {
    const {page, close} = await browser.open(PAGE);
    await loadContentTools(page);
    await append(
      page,
      `<p><img src="/v1/img/logo.svg" alt="Logo" id="small"><a href="/v1/blog"><img id="linked" src="data:image/svg+xml,${SVG}" alt="Blog"></a></p>`,
    );
    for (const id of ['small', 'linked'])
      await page.waitForFunction((one) => document.querySelector<HTMLImageElement>(one)?.complete, `#${id}`);
    await paintFrames(page);
    expect(await page.locator('#small[role], #linked[role]').count()).toBe(0);
    await close();
  });
});

describe('keyboard', () => {
  test('] and [ turn the pages', async () => {
    const {page, close} = await browser.open(PAGE);
    const start = new URL(page.url()).pathname;
    const next = await page.locator('.pagination a[rel="next"]').getAttribute('href');
    await page.keyboard.press(']');
    await page.waitForURL(`**${next}`);
    await expect.poll(() => page.locator('.pagination a[rel="prev"]').getAttribute('href')).toBe(start);
    await page.keyboard.press('[');
    await page.waitForURL(`**${start}`);
    await close();
  });

  test('? lists the shortcuts, and single-key ones can be turned off there', async () => {
    const {page, messages, close} = await browser.open(PAGE);
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog', {name: 'Keyboard shortcuts'});
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain('Next page');
    await dialog.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await dialog.waitFor({state: 'detached'});
    const address = page.url();
    await page.keyboard.press(']');
    await page.keyboard.press('?');
    expect(page.url()).toBe(address);
    // A second dialog would be an error here.
    await page.getByRole('button', {name: 'Keyboard shortcuts'}).click();
    await dialog.waitFor();
    expect(await dialog.getByRole('checkbox').isChecked()).toBe(false);
    expect(messages).toEqual([]);
    await close();
  });

  test('not while the reader types', async () => {
    const {page, close} = await browser.open(PAGE);
    await append(page, '<input id="field" aria-label="Field">');
    const address = page.url();
    await page.locator('#field').pressSequentially('a]?[');
    expect(await page.locator('#field').inputValue()).toBe('a]?[');
    expect(page.url()).toBe(address);
    await page.locator('#field').blur();
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await close();
  });
});

describe('preferences of the reader', () => {
  test('less motion: nothing is animated', async () => {
    const {page, close} = await browser.open(PAGE, {
      reducedMotion: 'reduce',
      viewport: {width: 390, height: 800},
    });
    await page.getByRole('button', {name: 'Menu', exact: true}).click();
    const duration = await page
      .getByRole('dialog', {name: 'Menu'})
      .evaluate((element) => getComputedStyle(element).animationDuration);
    expect(Number.parseFloat(duration)).toBeLessThan(0.01);
    await close();
  });

  test('print: the text alone, on white, with the code wrapped', async () => {
    const {page, close} = await browser.open(PAGE);
    await page.getByRole('button', {name: 'Dark mode'}).click();
    await page.emulateMedia({media: 'print'});
    for (const selector of ['.navbar', '.shell-sidebar', '.footer', '.pagination', '.announcement']) {
      expect(await page.locator(selector).isVisible()).toBe(false);
    }
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    const spaces = await page
      .locator('figure.code pre')
      .first()
      .evaluate((element) => getComputedStyle(element).whiteSpace);
    expect(spaces).toBe('pre-wrap');
    await close();
  });

  test('forced colors: icons and current items still show', async () => {
    const {page, close} = await browser.open(PAGE, {forcedColors: 'active'});
    const icon = page.locator('.color-mode-switch .icon');
    const [shape, ground] = await icon.evaluate((element) => [
      getComputedStyle(element).backgroundColor,
      getComputedStyle(document.body).backgroundColor,
    ]);
    expect(shape).not.toBe(ground);
    const current = page.locator('.shell-sidebar [aria-current="page"]');
    const width = await current.evaluate((element) => getComputedStyle(element).borderInlineStartWidth);
    expect(width).toBe('3px');
    await close();
  });

  test('forced colors: a diagram has the ground that its colors are chosen for', async () => {
    const {page, close} = await browser.open('docs/welcome', {forcedColors: 'active', colorScheme: 'dark'});
    const diagram = page.locator('.diagram > svg').first();
    expect(await diagram.evaluate((svg) => getComputedStyle(svg).backgroundColor)).toBe('rgb(255, 255, 255)');
    await close();
  });

  test('forced colors: only what is selected has a border that marks it', async () => {
    const {page, close} = await browser.open(PAGE, {forcedColors: 'active'});
    await page.locator('.toc [aria-current]').waitFor();
    const marked = await page.evaluate(() => {
      const ground = getComputedStyle(document.body).backgroundColor;
      const texts = (selector: string): string[] =>
        [...document.querySelectorAll(selector)]
          .filter((part) => getComputedStyle(part).borderInlineStartColor !== ground)
          .map((part) => part.textContent?.trim() ?? '');
      return {
        lines: texts('.code .line'),
        named: [...document.querySelectorAll('.code .highlight')].map((line) => line.textContent?.trim()),
        sections: texts('.toc .toc-link').length,
      };
    });
    expect(marked.named.length).toBeGreaterThan(0);
    expect(marked.lines).toEqual(marked.named);
    expect(marked.sections).toBe(1);
    await close();
  });
});
