import {readFileSync} from 'node:fs';
import type {Locator, Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';
import {boxOf} from '../support/boxOf.ts';
import {loadContentTools} from '../support/loadContentTools.ts';
import {hydrated, markDocument, useSiteBrowser} from '../support/siteBrowser.ts';
import {chooseDark} from '../support/readerSettings.ts';

const browser = useSiteBrowser();
const WORKFLOW = 'docs/api-docs/WorkflowApi';
const LOGIN = 'docs/api-docs/LoginApi';
const PRINCIPAL = 'docs/model-docs/model-doc-Principal';

/** The languages of the visible samples, without duplicates. */
async function languagesShown(page: Page): Promise<string[]> {
  const panels = page.locator('.operation-code [role=tabpanel]:visible');
  const values = await panels.evaluateAll((all) =>
    all.map((panel) => panel.getAttribute('data-value') ?? ''),
  );
  return [...new Set(values)];
}

/** Whether an element is in the window and not below the navbar. */
async function isInView(element: Locator): Promise<boolean> {
  return element.evaluate((target) => {
    const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
    const {top} = target.getBoundingClientRect();
    return top >= bar - 1 && top < window.innerHeight;
  });
}

describe('samples', () => {
  test('a chosen language applies to every operation, the next page and the next visit', async () => {
    const {page, messages, close} = await browser.open(WORKFLOW);
    expect(await languagesShown(page)).toEqual(['curl']);
    await page.getByRole('tab', {name: 'Python'}).first().click();
    expect(await languagesShown(page)).toEqual(['python']);
    const isMarked = await markDocument(page);
    await page.locator(`nav a[href="/v1/${LOGIN}"]`).first().click();
    await page.locator('h1', {hasText: 'LoginApi'}).waitFor();
    expect(await isMarked()).toBe(true);
    expect(await languagesShown(page)).toEqual(['python']);
    await page.reload();
    await hydrated(page);
    expect(await languagesShown(page)).toEqual(['python']);
    expect(messages).toEqual([]);
    await close();
  });

  test('the tabs work by keyboard', async () => {
    const {page, close} = await browser.open(LOGIN);
    await page.getByRole('tab', {name: 'curl'}).first().focus();
    await page.keyboard.press('ArrowRight');
    expect(await languagesShown(page)).toEqual(['ts']);
    await page.keyboard.press('End');
    expect(await languagesShown(page)).toEqual(['python']);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Python');
    await close();
  });
});

test('a text that is selected with its samples contains no words of buttons', async () => {
  const {page, close} = await browser.open(WORKFLOW, {viewport: {width: 390, height: 800}});
  await page.locator('section.operation figure.code pre:visible').first().hover();
  await page.locator('section.operation .code-wrap').first().waitFor();
  const text = await page
    .locator('section.operation')
    .first()
    .evaluate((section) => {
      document.getSelection()?.selectAllChildren(section);
      return `${document.getSelection()}`;
    });
  expect(text).toContain('curl ');
  expect(text).not.toMatch(/^(Copy|Fill in|Wrap|Show all \d+ lines)$/m);
  await close();
});

describe('a long sample', () => {
  test.each([
    {width: 1280, height: 600},
    {width: 390, height: 600},
  ])('is folded by a button that stays in view, at $width px', async (viewport) => {
    const {page, close} = await browser.open(WORKFLOW, {viewport});
    await loadContentTools(page);
    const button = page.locator('.code-fold > summary:visible').first();
    await button.click();
    await page.getByText('Show fewer lines').first().waitFor();
    expect(await isInView(button)).toBe(true);
    // The end of the sample at the top of the window: nothing of what stays when it is folded is in view.
    await button.evaluate((summary) => {
      summary.closest('figure')?.scrollIntoView({block: 'end', behavior: 'instant'});
      window.scrollBy({top: summary.getBoundingClientRect().top - 150, behavior: 'instant'});
    });
    expect(await isInView(button)).toBe(true);
    await button.press('Enter');
    await page
      .getByText(/Show all \d+ lines/)
      .first()
      .waitFor();
    await expect.poll(() => isInView(button)).toBe(true);
    await close();
  });
});

test('a form of a model is only folded if that hides several lines', async () => {
  const {page, close} = await browser.open('docs/model-docs/model-doc-AclEntry');
  const hidden: number[] = [];
  for (const tab of await page.locator('.model-code').getByRole('tab').all()) {
    await tab.click();
    const lines = await page
      .locator('.code-fold:not([open]) + pre:visible')
      .evaluateAll((all) =>
        all.map(
          (pre) =>
            (pre.scrollHeight - pre.clientHeight) / Number.parseFloat(getComputedStyle(pre).lineHeight),
        ),
      );
    hidden.push(...lines);
  }
  expect(hidden.length).toBeGreaterThan(0);
  expect(Math.min(...hidden)).toBeGreaterThan(3);
  await close();
});

test('next to the text a sample begins right below its tabs, and its buttons are in the header', async () => {
  const {page, close} = await browser.open(WORKFLOW, {viewport: {width: 1280, height: 900}});
  const panel = page.locator('.sample-panel').first();
  await panel.getByRole('tab', {name: 'Java'}).click();
  const code = panel.locator('pre:visible');
  await code.hover();
  const wrap = panel.getByRole('button', {name: 'Wrap long lines'});
  // As long as in other languages.
  await wrap.evaluate((button) => {
    button.textContent = 'Retour à la ligne';
    const frame = button.closest<HTMLElement>('.sample-panel');
    frame?.style.setProperty('--wrap-button', `${button.getBoundingClientRect().width}px`);
  });
  const tabs = await boxOf(panel.getByRole('tablist'));
  expect((await boxOf(code)).top - tabs.bottom).toBeLessThan(4);
  const head = await Promise.all(
    [panel.locator('.compose'), wrap, panel.getByRole('button', {name: 'Copy code'})].map(boxOf),
  );
  for (const [index, {left, bottom}] of head.entries()) {
    expect(bottom).toBeLessThan(tabs.top);
    expect(left).toBeGreaterThanOrEqual(head[index - 1]?.right ?? 0);
  }
  await close();
});

test('the further lines of a long response are below its status, not below the icon', async () => {
  const {page, close} = await browser.open(WORKFLOW, {viewport: {width: 390, height: 844}});
  const lines = await page
    .locator('.response > summary')
    .first()
    .evaluate((summary) => {
      const words = summary.querySelector('.status-text');
      if (words) words.textContent = 'and more '.repeat(20);
      const start = summary.querySelector('.status')?.getBoundingClientRect().left ?? 0;
      return [...(words?.getClientRects() ?? [])].slice(1).map(({left}) => Math.round(left - start));
    });
  expect(lines.length).toBeGreaterThan(1);
  expect(new Set(lines)).toEqual(new Set([0]));
  await close();
});

test('the focus ring of the button that unfolds a sample is not cut off', async () => {
  const {page, close} = await browser.open(WORKFLOW);
  const button = page.locator('.sample-panel .code-fold > summary:visible').first();
  await button.focus();
  const ring = await button.evaluate((summary) => {
    const {outlineStyle, outlineOffset, outlineWidth} = getComputedStyle(summary);
    const {left, right, bottom} = summary.getBoundingClientRect();
    const panel = summary.closest('.sample-panel')?.getBoundingClientRect();
    const reach = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    return {
      outlineStyle,
      fits:
        panel && left - reach >= panel.left && right + reach <= panel.right && bottom + reach <= panel.bottom,
    };
  });
  expect(ring).toEqual({outlineStyle: 'solid', fits: true});
  await close();
});

describe('fields', () => {
  test('the fields of a nested object open and close, by mouse and keyboard', async () => {
    const {page, close} = await browser.open('docs/api-docs/ContentDataApi');
    const details = page.locator('.operation-details > table .nested').first();
    const inner = details.locator('table').first();
    expect(await inner.isVisible()).toBe(false);
    await details.locator('summary').first().click();
    expect(await inner.isVisible()).toBe(true);
    await details.locator('summary').first().press('Enter');
    expect(await inner.isVisible()).toBe(false);
    await close();
  });

  test('a field has an address: its name links to it, and the row is marked', async () => {
    const {page, close} = await browser.open(PRINCIPAL);
    const row = page.locator('#field-avatarUrl');
    await row.locator('.field-link').click();
    expect(new URL(page.url()).hash).toBe('#field-avatarUrl');
    expect(await isInView(row)).toBe(true);
    const other = browser.site().url + PRINCIPAL;
    await page.goto(`${other}?again#field-email`);
    const email = page.locator('#field-email');
    expect(await isInView(email)).toBe(true);
    expect(await email.evaluate((element) => element.matches(':target'))).toBe(true);
    await close();
  });

  test('a field is marked, too, after a link from another page', async () => {
    const {page, close} = await browser.open(WORKFLOW);
    const color = (selector: string) =>
      page.locator(selector).evaluate((row) => getComputedStyle(row).backgroundColor);
    await page.locator('.api-facts a[href]').first().waitFor();
    await page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      link.textContent = 'The email of a principal';
      document.querySelector('main')?.prepend(link);
    }, `/v1/${PRINCIPAL}#field-email`);
    const isMarked = await markDocument(page);
    await page.getByRole('link', {name: 'The email of a principal'}).click();
    await page.locator('h1', {hasText: 'Principal'}).waitFor();
    await expect.poll(() => isInView(page.locator('#field-email'))).toBe(true);
    expect(await color('#field-email')).not.toBe(await color('#field-avatarUrl'));
    expect(await isMarked()).toBe(true);
    await close();
  });

  test('the name of a model opens its page without loading a document', async () => {
    const {page, messages, close} = await browser.open(WORKFLOW);
    const isMarked = await markDocument(page);
    await page.locator('.api-facts').getByRole('link', {name: 'Workflow', exact: true}).click();
    await page.locator('h1', {hasText: 'Workflow'}).waitFor();
    await page.locator('#field-tasks').getByRole('link', {name: 'Task', exact: true}).click();
    await page.waitForURL('**/docs/model-docs/model-doc-Task');
    await page.locator('#field-taskOrder').waitFor();
    expect(await isMarked()).toBe(true);
    expect(messages).toEqual([]);
    await close();
  });
});

declare global {
  interface Window {
    /** How the browser left out the first operation, in the order of the frames, without repetitions. */
    visibilities?: string[];
  }
}

async function noteVisibility(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const values: string[] = [];
    window.visibilities = values;
    const look = (): void => {
      const section = document.querySelector('.operation');
      const value = section ? getComputedStyle(section).contentVisibility : undefined;
      if (value && value !== values.at(-1)) values.push(value);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** How many operations the browser has not laid out. */
async function countSkipped(page: Page): Promise<number> {
  const operations = page.locator('section.operation');
  return operations.evaluateAll(
    (all) =>
      all.filter((one) => !one.firstElementChild?.checkVisibility({contentVisibilityAuto: true})).length,
  );
}

describe('the layout of a long page', () => {
  const phone = {viewport: {width: 390, height: 700}};

  test('leaves out what is below the screen until the app starts, then is completed', async () => {
    const {page, close} = await browser.open(WORKFLOW, {...phone, javaScriptEnabled: false});
    expect(await countSkipped(page)).toBeGreaterThan(1);
    await close();
    const started = await browser.open(WORKFLOW, phone);
    await expect.poll(() => countSkipped(started.page)).toBe(0);
    await started.close();
  });

  test('keeps the operation that the address names in place', async () => {
    const {page, close} = await browser.open(`${WORKFLOW}#updateWorkflow`, phone);
    await expect.poll(() => countSkipped(page)).toBe(0);
    expect(await isInView(page.locator('h2#updateWorkflow'))).toBe(true);
    await close();
  });

  test('begins with a frame without any of them', async () => {
    const {page, close} = await browser.open(WORKFLOW, {...phone, before: noteVisibility});
    const noted = async () => (await page.evaluate(() => window.visibilities)) ?? [];
    await expect.poll(async () => (await noted()).at(-1)).toBe('visible');
    expect((await noted())[0]).toBe('hidden');
    await close();
  });

  test('a reload shows the same place', async () => {
    const {page, close} = await browser.open(WORKFLOW, phone);
    await expect.poll(() => countSkipped(page)).toBe(0);
    const place = await page.evaluate(() => {
      window.scrollTo({top: document.documentElement.scrollHeight - 2 * innerHeight, behavior: 'instant'});
      return window.scrollY;
    });
    await page.reload();
    await expect.poll(() => countSkipped(page)).toBe(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
    await close();
  });
});

describe('operations', () => {
  test('can be linked to, from another page and from the list at the top', async () => {
    const {page, close} = await browser.open(`${WORKFLOW}#updateWorkflow`);
    const heading = page.locator('h2#updateWorkflow');
    expect(await isInView(heading)).toBe(true);
    await page.evaluate(() => window.scrollTo({top: 0, behavior: 'instant'}));
    await page.locator('.operations a[href="#deleteWorkflow"]').click();
    expect(await isInView(page.locator('h2#deleteWorkflow'))).toBe(true);
    await page.goto(browser.site().url + PRINCIPAL);
    await hydrated(page);
    await page.locator('.uses a[href$="#postPrincipal"]').first().click();
    await page.locator('h2#postPrincipal').waitFor();
    expect(await isInView(page.locator('h2#postPrincipal'))).toBe(true);
    await close();
  });

  test('a response that a link points to is expanded', async () => {
    const {page, close} = await browser.open(WORKFLOW);
    const target = page.locator('#getWorkflowList-200');
    expect(await target.isVisible()).toBe(false);
    const links = page.locator('a[href="#getWorkflowList-200"]');
    const holder = page.locator('details.response', {has: links.first()}).first();
    await holder.locator('summary').first().click();
    await links.first().click();
    await target.locator('table').first().waitFor();
    expect(await isInView(page.locator('details.response', {has: target}).locator('summary').first())).toBe(
      true,
    );
    await close();
  });

  test('show their methods in the table of contents of a wide window', async () => {
    const {page, close} = await browser.open(LOGIN, {viewport: {width: 1920, height: 900}});
    const badges = page.locator('.toc .method');
    expect(await badges.allTextContents()).toEqual(['GET', 'POST', 'GET', 'PUT', 'DELETE']);
    expect(await page.locator('.toc').getByRole('link', {name: 'POST Sign in'}).count()).toBe(1);
    await close();
  });
});

describe('model previews', () => {
  test('a model shows its fields when its name is hovered or focused', async () => {
    const {page, messages, close} = await browser.open(WORKFLOW);
    const link = page.locator('.api-facts').getByRole('link', {name: 'Workflow', exact: true});
    const peek = page.locator('.model-peek');
    await link.hover();
    await peek.waitFor();
    expect(await peek.locator('dt').allTextContents()).toContain('tasks');
    await page.keyboard.press('Escape');
    await peek.waitFor({state: 'hidden'});
    await page.locator('.operations a').first().focus();
    await page.keyboard.press('Shift+Tab');
    // Until the page's tools have loaded, the box of the table is a separate tab stop.
    const isFocused = await link.evaluate((element) => element === document.activeElement);
    if (!isFocused) await page.keyboard.press('Shift+Tab');
    await peek.waitFor();
    expect(await link.getAttribute('aria-describedby')).toBe('model-peek');
    await page.keyboard.press('Tab');
    await peek.waitFor({state: 'hidden'});
    expect(messages).toEqual([]);
    await close();
  });

  test('the fields of a model never cover the link that has the focus, even in a low window', async () => {
    const options = {viewport: {width: 390, height: 400}};
    const {page, close} = await browser.open('docs/model-docs/model-doc-Workflow', options);
    await hydrated(page);
    const peek = page.locator('.model-peek');
    for (const position of ['start', 'center', 'end'] as const) {
      const link = page.locator('.fields [data-model]', {hasText: 'Task'}).first();
      await link.evaluate((element, block) => {
        element.scrollIntoView({block});
        element.focus({preventScroll: true});
      }, position);
      await peek.waitFor();
      const [box, own] = await Promise.all([peek.boundingBox(), link.boundingBox()]);
      if (box === null || own === null) throw new Error('The link or its preview is not shown.');
      expect(box.y >= own.y + own.height || box.y + box.height <= own.y, position).toBe(true);
      await page.keyboard.press('Escape');
      await link.blur();
      await peek.waitFor({state: 'hidden'});
    }
    await close();
  });
});

test('with text of twice the size, an operation is not wider than the window', async () => {
  const {page, close} = await browser.open(LOGIN, {viewport: {width: 1280, height: 800}});
  await page.addStyleTag({content: 'html {font-size: 200%}'});
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThan(1);
  await close();
});

test('in a document from left to right, sentences of a site from right to left keep their order', async () => {
  const {page, close} = await browser.open(LOGIN);
  const places = await page
    .locator('.operation-auth')
    .first()
    .evaluate((sentence) => {
      document.documentElement.dir = 'rtl';
      sentence.closest('article')?.setAttribute('dir', 'ltr');
      sentence.innerHTML = 'يتطلب رمز OAuth 2 في الترويسة <code>A</code> بالنطاق <code>b</code>.';
      return [...sentence.querySelectorAll('code')].map((code) => code.getBoundingClientRect().left);
    });
  const [first = 0, second = 0] = places;
  expect(first).toBeGreaterThan(second);
  await close();
});

test('on a touch screen, no field has a font for which iPhones would enlarge the page', async () => {
  const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};
  const {page, close} = await browser.open(LOGIN, phone);
  await page.locator('.compose').first().click();
  await page.locator('.composer input').first().waitFor({state: 'attached'});
  await page.getByRole('button', {name: 'Menu'}).click();
  await page.getByRole('dialog').locator('input').first().waitFor();
  const sizes = await page
    .locator('input:not([type="checkbox"], [type="radio"]), select, textarea')
    .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)));
  expect(sizes.length).toBeGreaterThan(2);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  await close();
});

test('the names of the operations that use a model are aligned', async () => {
  const {page, close} = await browser.open(PRINCIPAL, {viewport: {width: 390, height: 844}});
  const links = page.locator('.uses > li:has(> .method) > a');
  const edges = await links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
  expect(edges.length).toBeGreaterThan(1);
  expect(new Set(edges).size).toBe(1);
  await close();
});

test('next to the fields, the heading of the code is for screen readers and has no link to focus', async () => {
  const {page, close} = await browser.open(PRINCIPAL, {viewport: {width: 1440, height: 900}});
  const link = page.locator('#code > .hash-link');
  expect(await link.isVisible()).toBe(false);
  await page.setViewportSize({width: 800, height: 900});
  expect(await link.isVisible()).toBe(true);
  await close();
});

test('the button to the top covers no sample next to the text', async () => {
  for (const width of [1366, 1680]) {
    const {page, close} = await browser.open(WORKFLOW, {viewport: {width, height: 800}});
    await page.evaluate(() => window.scrollTo(0, 1600));
    const button = page.getByRole('button', {name: 'Back to top'});
    await button.waitFor();
    const samples = await boxOf(page.locator('.sample-panel').first());
    expect((await boxOf(button)).left).toBeGreaterThanOrEqual(samples.right);
    await close();
  }
});

test('the preview of the search shows an operation as its page does', async () => {
  const {page, close} = await browser.open(WORKFLOW);
  const styleOf = (code: Locator) =>
    code.evaluate((element) => {
      const {borderTopWidth, backgroundColor} = getComputedStyle(element);
      return [
        borderTopWidth,
        backgroundColor,
        getComputedStyle(element.querySelector('var') ?? element).fontStyle,
      ];
    });
  const own = await styleOf(page.locator('main .endpoint > code', {hasText: '{id}'}).first());
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('GET /Workflow/{id}');
  const previewed = page.locator('.search-preview .endpoint > code');
  await previewed.waitFor();
  expect(await styleOf(previewed)).toEqual(own);
  await close();
});

test('the method of a search result is on a background lighter than its row in dark mode', async () => {
  const {page, close} = await browser.open(WORKFLOW, {
    before: chooseDark,
  });
  await page.keyboard.press('/');
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
    await page.getByRole('combobox').fill(`${method} Workflow`);
    const badge = page.locator('[aria-selected=true] .method', {hasText: method}).first();
    await badge.waitFor();
    const isLighter = await badge.evaluate((element) => {
      const context = document.createElement('canvas').getContext('2d');
      const light = (color: string): number => {
        if (!context) return 0;
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      };
      const row = element.closest('[role=option]') ?? element;
      return light(getComputedStyle(element).backgroundColor) > light(getComputedStyle(row).backgroundColor);
    });
    expect([method, isLighter]).toEqual([method, true]);
  }
  await close();
});

test('the preview of the search shows a model in one column, and scrolls', async () => {
  const {page, close} = await browser.open('docs/model-docs/map', {viewport: {width: 1280, height: 900}});
  await hydrated(page);
  await page.keyboard.press('/');
  await page.getByRole('combobox').fill('Workflow');
  const model = page.locator('.search-preview .model');
  const [whole, text] = await Promise.all([model.boundingBox(), model.locator('p').first().boundingBox()]);
  expect(text?.width).toBeGreaterThan(0.8 * (whole?.width ?? Infinity));
  const pane = page.locator('.search-preview');
  await pane.click({position: {x: 40, y: 80}});
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => (document.querySelector('.search-preview')?.scrollTop ?? 0) > 300);
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await close();
});

describe('long lists', () => {
  test('a word filters the pages of the sidebar, even after one is opened', async () => {
    const {page, messages, close} = await browser.open(PRINCIPAL);
    const field = page.locator('.sidebar').getByRole('searchbox', {name: 'Filter Data models'});
    const results = page.locator('.filter-results a');
    await field.fill('workflow');
    await results.first().waitFor();
    for (const label of await results.allTextContents()) expect(label.toLowerCase()).toContain('workflow');
    await results.getByText('WorkflowState').click();
    await page.locator('h1', {hasText: 'WorkflowState'}).waitFor();
    expect(await field.inputValue()).toBe('workflow');
    await field.press('Escape');
    expect(await results.count()).toBe(0);
    expect(await page.locator('.sidebar [aria-current=page]').isVisible()).toBe(true);
    expect(messages).toEqual([]);
    await close();
  });

  test('a word filters the rows of an index, and hides headings without rows', async () => {
    const {page, close} = await browser.open('docs/model-docs');
    expect(await page.locator('main .lead').innerText()).toMatch(/^Every data model of /);
    const headers = page.locator('.reference-index').first().locator('th');
    const [name = 0, , meaning = 0] = await headers.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().width),
    );
    expect(meaning).toBeGreaterThan(1.5 * name);
    const rows = page.locator('.reference-index tbody tr:visible');
    const all = await rows.count();
    await page.getByRole('searchbox', {name: 'Filter models by name'}).fill('Principal');
    await expect.poll(() => rows.count()).toBeLessThan(all);
    expect(await rows.count()).toBeGreaterThan(0);
    for (const text of await rows.allTextContents()) expect(text.toLowerCase()).toContain('principal');
    await close();
  });

  test('a filter says how many pages are left, and that there are none', async () => {
    const {page, messages, close} = await browser.open('docs/model-docs');
    const status = page.getByRole('status');
    const none = page.getByText('No results', {exact: true}).and(page.locator('.filter-results'));
    for (const name of ['Filter models by name', 'Filter Data models']) {
      const field = page.getByRole('searchbox', {name});
      await field.fill('SecureKey');
      await status.filter({hasText: /^1 page found$/}).waitFor({state: 'attached'});
      expect(await none.count()).toBe(0);
      await field.fill('xqzvkw');
      await none.waitFor();
      await status.filter({hasText: /^No results$/}).waitFor({state: 'attached'});
      await field.press('Escape');
      await none.waitFor({state: 'detached'});
      await status.evaluate((region) => region.replaceChildren());
    }
    expect(messages).toEqual([]);
    await close();
  });

  test('on a phone an index is as wide as the page, and its filter shows the same rows', async () => {
    const {page, close} = await browser.open('docs/model-docs', {viewport: {width: 390, height: 844}});
    const lists = page.locator('.table-scroll:has(> .reference-index)');
    const overflow = await lists.evaluateAll((all) => all.map((one) => one.scrollWidth - one.clientWidth));
    expect(overflow.length).toBeGreaterThan(0);
    expect(overflow.filter((pixels) => pixels > 0)).toEqual([]);
    await page.getByRole('searchbox', {name: 'Filter models by name'}).fill('AclEntry');
    const rows = page.locator('.reference-index tbody tr:visible');
    await expect
      .poll(async () => (await rows.allTextContents()).filter((text) => !/AclEntry/.test(text)))
      .toEqual([]);
    expect(await rows.count()).toBeGreaterThan(0);
    await close();
  });

  test('on a phone the table of operations is as wide as the page', async () => {
    const {page, close} = await browser.open(WORKFLOW, {viewport: {width: 390, height: 844}});
    const box = page.locator('.table-scroll:has(> .operations)');
    expect(await box.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
    await close();
  });

  test('there is no filter field without JavaScript', async () => {
    const {page, close} = await browser.open('docs/model-docs', {javaScriptEnabled: false});
    expect(await page.locator('.page-filter:visible').count()).toBe(0);
    await close();
  });
});

test('the document can be downloaded as equal YAML and JSON', async () => {
  const {page, close} = await browser.open('docs/api-docs/');
  const texts: string[] = [];
  for (const name of ['YAML', 'JSON']) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('main').getByRole('link', {name, exact: true}).first().click(),
    ]);
    expect(download.suggestedFilename()).toBe(`openapi.${name.toLowerCase()}`);
    texts.push(readFileSync(await download.path(), 'utf8'));
  }
  const [yaml = '', json = ''] = texts;
  expect(parse(yaml)).toEqual(JSON.parse(json));
  expect(Object.keys(JSON.parse(json).paths).length).toBe(46);
  await close();
});

test('a long name in the sidebar wraps between its parts and is read as one word', async () => {
  const {page, close} = await browser.open('docs/api-docs/ChatCompletionRequestApi');
  const label = page.locator('.sidebar').getByRole('link', {name: 'ChatCompletionRequestApi', exact: true});
  expect(await label.textContent()).toBe('ChatCompletionRequestApi');
  const lines = await label.evaluate((link) => {
    const range = document.createRange();
    const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    const byLine = new Map<number, string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const [index, letter] of [...(node.textContent ?? '')].entries()) {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const {top} = range.getBoundingClientRect();
        byLine.set(top, (byLine.get(top) ?? '') + letter);
      }
    }
    return [...byLine.values()];
  });
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^[A-Z].*[a-z]$/);
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const names = nodes.filter(({role}) => role?.value === 'link').map(({name}) => name?.value);
  expect(names).toContain('ChatCompletionRequestApi');
  await close();
});

describe('without JavaScript', () => {
  test('an API page shows every sample, its responses can be expanded, and its links work', async () => {
    const {page, close} = await browser.open(LOGIN, {javaScriptEnabled: false});
    const samples = page.locator('section[aria-labelledby=postLogin] .operation-code');
    for (const text of ['curl -X POST', 'await fetch', 'HttpRequest', 'requests.post'])
      await samples.getByText(text).first().waitFor();
    const answer = page.locator('section[aria-labelledby=getLoginList] details.response').first();
    await answer.locator('summary').first().click();
    expect(await answer.locator('table').first().isVisible()).toBe(true);
    await page.locator('.operations a[href="#deleteLogin"]').click();
    expect(await isInView(page.locator('h2#deleteLogin'))).toBe(true);
    await page.locator('.api-facts').getByRole('link', {name: 'Login', exact: true}).click();
    expect(await page.locator('h1').textContent()).toBe('Login');
    expect(await page.locator('.sidebar a[aria-current=page]').textContent()).toBe('Login');
    await close();
  });

  test('a model page shows its code in every language', async () => {
    const {page, close} = await browser.open(PRINCIPAL, {javaScriptEnabled: false});
    for (const text of ['export interface Principal', 'public class Principal'])
      expect(await page.getByText(text).first().isVisible()).toBe(true);
    const [name, code] = await page
      .locator('.sample-panel .tab-panel')
      .first()
      .evaluate((panel) => {
        const start = (target: Element, part?: string): string =>
          getComputedStyle(target, part).paddingInlineStart;
        return [start(panel, '::before'), start(panel.querySelector('pre > code') ?? panel)];
      });
    expect(name, 'the name of a language begins where its code does').toBe(code);
    await close();
  });
});
