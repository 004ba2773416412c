import type {Page} from 'playwright';
import {describe, expect, test} from 'vitest';
import {openSearch, searchDialog, typeQuery} from '../support/searchDialog.ts';
import {hydrated, markDocument, useSiteBrowser} from '../support/siteBrowser.ts';

const browser = useSiteBrowser();
const START = 'docs/welcome';

describe('by keyboard', () => {
  test.each(['Control+k', 'Meta+k', '/'])(
    '%s opens the dialog, Escape closes it and restores the focus',
    async (key) => {
      const {page, messages, close} = await browser.open(START);
      const link = page.locator('main a[href]').first();
      await link.focus();
      await page.keyboard.press(key);
      const {dialog, field} = searchDialog(page);
      await dialog.waitFor();
      expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await field.inputValue()).toBe('');
      await page.keyboard.press('Escape');
      await dialog.waitFor({state: 'detached'});
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(messages).toEqual([]);
      await close();
    },
  );

  test('on a Cyrillic keyboard, Control and the key of K open the dialog', async () => {
    const {page, messages, close} = await browser.open(START);
    await pressLetter(page, 'л', 'KeyK', {ctrlKey: true});
    const {dialog} = searchDialog(page);
    await dialog.waitFor();
    expect(messages).toEqual([]);
    await close();
  });

  test('a slash that is typed into a field stays there', async () => {
    const {page, close} = await browser.open('search');
    await page.locator('.search-field').focus();
    await page.keyboard.type('a/b');
    expect(await page.locator('.search-field').inputValue()).toBe('a/b');
    expect(await searchDialog(page).dialog.count()).toBe(0);
    await close();
  });

  test('arrows, Home and End move, and Enter opens without loading a document', async () => {
    const {page, messages, close} = await browser.open(START);
    const isSameDocument = await markDocument(page);
    const {dialog, field, options, current} = await openSearch(page);
    await typeQuery(page, 'acl class');
    const names = await options.evaluateAll((all) => all.map((option) => option.getAttribute('href')));
    expect(names.length).toBeGreaterThan(2);
    const currentHref = () => current.getAttribute('href');
    expect(await currentHref()).toBe(names[0]);
    await page.keyboard.press('ArrowDown');
    expect(await currentHref()).toBe(names[1]);
    expect(await field.getAttribute('aria-activedescendant')).toBe(await current.getAttribute('id'));
    await page.keyboard.press('End');
    expect(await currentHref()).toBe(names.at(-1));
    expect(
      await current.evaluate((option) => {
        const box = option.getBoundingClientRect();
        return option.contains(document.elementFromPoint(box.left + 8, box.top + box.height / 2));
      }),
    ).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await currentHref()).toBe(names[0]);
    await page.keyboard.press('ArrowUp');
    expect(await currentHref()).toBe(names.at(-1));
    await page.keyboard.press('Home');
    expect(await currentHref()).toBe(names[0]);
    await page.keyboard.press('Enter');
    await dialog.waitFor({state: 'detached'});
    await page.locator('h1', {hasText: 'AclClass'}).waitFor();
    expect(new URL(page.url()).pathname).toBe(new URL(names[0] ?? '', page.url()).pathname);
    expect(await isSameDocument()).toBe(true);
    expect(messages).toEqual([]);
    await close();
  });

  test('Enter right after typing opens the result for what was typed', async () => {
    const {page, close} = await browser.open(START);
    await openSearch(page);
    await typeQuery(page, 'AclClass');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Forge overview');
    await page.keyboard.press('Enter');
    await page.locator('h1', {hasText: 'Forge Overview'}).waitFor();
    await close();
  });

  test('Tab goes from the field through the filters to the link below, and stays inside', async () => {
    const {page, close} = await browser.open(START);
    await openSearch(page);
    await typeQuery(page, 'workflow');
    const chips = await page.locator('.search-chip').count();
    const focused = () =>
      page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
      );
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Close search');
    for (let count = 0; count < chips; count++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.classList.contains('search-chip'))).toBe(true);
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('All results');
    for (let count = 0; count < 4; count++) {
      await page.keyboard.press('Tab');
      expect(
        await page.evaluate(
          () =>
            document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        ),
      ).toBe(true);
    }
    await close();
  });

  test('Control with Enter opens a new tab and leaves the dialog', async () => {
    const {page, close} = await browser.open(START);
    const {dialog} = await openSearch(page);
    await typeQuery(page, 'AclClass');
    const opened = page.context().waitForEvent('page');
    await page.keyboard.press('Control+Enter');
    expect((await opened).url()).toContain('AclClass');
    expect(await dialog.isVisible()).toBe(true);
    await close();
  });
});

test('Back closes the dialog, which would hide the page before', async () => {
  const {page, messages, close} = await browser.open(START);
  await openSearch(page);
  await typeQuery(page, 'AclClass');
  await page.keyboard.press('Enter');
  await page.locator('h1', {hasText: 'AclClass'}).waitFor();
  const {dialog} = await openSearch(page);
  await page.goBack();
  await dialog.waitFor({state: 'detached'});
  await page.locator('h1', {hasText: 'Welcome'}).waitFor();
  expect(messages).toEqual([]);
  await close();
});

test('a page that only contains results is an option, too, and the best result is the current one', async () => {
  const {page, close} = await browser.open(START);
  const {dialog, options, current} = await openSearch(page);
  await typeQuery(page, 'cracks');
  const [first = '', second = ''] = await options.evaluateAll((all) =>
    all.map((option) => option.getAttribute('href') ?? ''),
  );
  expect(first).not.toContain('#');
  expect(second.startsWith(`${first}#`)).toBe(true);
  expect(await current.getAttribute('href')).toBe(second);
  await page.keyboard.press('ArrowUp');
  expect(await current.getAttribute('href')).toBe(first);
  await page.keyboard.press('Enter');
  await dialog.waitFor({state: 'detached'});
  await page.waitForURL((url) => url.pathname === first && url.hash === '');
  await close();
});

test('the icon of a result is beside the first line of its title, however many there are', async () => {
  const {page, close} = await browser.open('docs/products/Forge/overview', {
    viewport: {width: 320, height: 700},
  });
  const {dialog} = await openSearch(page);
  await typeQuery(page, 'workflow');
  const titles = await dialog.locator('.search-title').evaluateAll((all) =>
    all.map((title) => {
      const text = title.querySelector('.search-title-text') ?? title;
      const icon = (title.querySelector('.icon') ?? title).getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(text);
      const [first] = range.getClientRects();
      const middle = first ? (first.top + first.bottom) / 2 : Number.NaN;
      return {
        isLong: text.getBoundingClientRect().height > 1.5 * (first?.height ?? 0),
        distance: Math.abs((icon.top + icon.bottom) / 2 - middle),
      };
    }),
  );
  expect(titles.some(({isLong}) => isLong)).toBe(true);
  expect(Math.max(...titles.map(({distance}) => distance))).toBeLessThan(3);
  await close();
});

describe('filters', () => {
  test('are on one line, and the last of them can be reached', async () => {
    const {page, close} = await browser.open('docs/products/Forge/overview');
    const {dialog} = await openSearch(page);
    await typeQuery(page, 'workflow');
    const chips = await dialog
      .getByRole('group', {name: 'Product'})
      .getByRole('button')
      .evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().y));
    expect(chips.length).toBeGreaterThan(3);
    expect(new Set(chips).size).toBe(1);
    const last = dialog.getByRole('group', {name: 'Product'}).getByRole('button').last();
    await last.focus();
    const isInside = await last.evaluate((chip) => {
      const box = chip.closest('dialog')?.getBoundingClientRect();
      const {left, right} = chip.getBoundingClientRect();
      return box !== undefined && left >= box.left && right <= box.right;
    });
    expect(isInside).toBe(true);
    await close();
  });

  test('each shows how many pages it leaves, and both can be active', async () => {
    const {page, messages, close} = await browser.open(START);
    const {dialog} = await openSearch(page);
    await typeQuery(page, 'workflow');
    const badges = () =>
      dialog.locator('.search-badges').evaluateAll((all) => all.map(({textContent}) => textContent));
    const kind = dialog.getByRole('group', {name: 'Kind'}).getByRole('button', {name: /^Guides/});
    const count = Number(await kind.locator('.search-count').textContent());
    await kind.click();
    await dialog.locator('.search-body[aria-busy="false"]').waitFor();
    expect(await kind.getAttribute('aria-pressed')).toBe('true');
    for (const badge of await badges()) expect(badge).toContain('Guide');
    await expect.poll(() => dialog.getByRole('status').textContent()).toBe(`${count} pages found`);
    const product = dialog.getByRole('group', {name: 'Product'}).getByRole('button', {name: /^Anvil/});
    await product.click();
    await dialog.locator('.search-body[aria-busy="false"]').waitFor();
    const both = await badges();
    expect(both.length).toBeGreaterThan(0);
    for (const badge of both) expect(badge).toBe('GuideAnvil');
    await kind.click();
    await dialog.locator('.search-body[aria-busy="false"]').waitFor();
    expect(await kind.getAttribute('aria-pressed')).toBe('false');
    expect(await product.getAttribute('aria-pressed')).toBe('true');
    expect(messages).toEqual([]);
    await close();
  });
});

describe('in the docs of a product', () => {
  test('its pages come first among those of the same name, until the reader turns that off', async () => {
    const {page, messages, close} = await browser.open('docs/products/Lathe/disclaimer');
    const {dialog, options} = await openSearch(page);
    await typeQuery(page, 'getting started');
    const here = dialog.getByRole('switch', {name: 'Lathe first'});
    expect(await here.isChecked()).toBe(true);
    expect(await options.first().textContent()).toContain('Getting started with Lathe');
    await here.click();
    await dialog.locator('.search-body[aria-busy="false"]').waitFor();
    expect(await here.isChecked()).toBe(false);
    expect(await options.first().textContent()).not.toContain('Lathe');
    await typeQuery(page, 'AclClass');
    expect(await options.first().textContent()).toContain('AclClass');
    expect(messages).toEqual([]);
    await close();
  });

  test('elsewhere no product comes first', async () => {
    const {page, close} = await browser.open(START);
    const {dialog} = await openSearch(page);
    await typeQuery(page, 'getting started');
    expect(await dialog.getByRole('group', {name: 'Product'}).count()).toBe(1);
    expect(await dialog.getByRole('switch').count()).toBe(0);
    await close();
  });
});

describe('before the app is there', () => {
  /** Opens a page whose scripts wait until `arrive` is called. */
  async function openEarly(path: string) {
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const opened = await browser.open(undefined, {
      before: (page) =>
        page.route('**/assets/*.js', async (route) => {
          await arrived;
          await route.continue();
        }),
    });
    // A script at the end of the document keeps keys, and the browser ignores those before the first paint.
    await opened.page.goto(browser.site().url + path, {waitUntil: 'domcontentloaded'});
    await opened.page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    return {...opened, arrive};
  }

  test.each(['Control+k', 'Meta+k', '/'])('%s is kept, and so is what is typed', async (key) => {
    const {page, messages, arrive, close} = await openEarly(START);
    await page.keyboard.press(key);
    await page.keyboard.type('acl clx');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('ass');
    const {dialog, field, options} = searchDialog(page);
    expect(await dialog.count()).toBe(0);
    arrive();
    await dialog.waitFor();
    await page.keyboard.type(' api');
    expect(await field.inputValue()).toBe('acl class api');
    await options.first().waitFor();
    expect(messages).toEqual([]);
    await close();
  });

  test('Enter opens the first result once it is there, and an arrow before it the next one', async () => {
    for (const [keys, index] of [
      [['Enter'], 0],
      [['ArrowDown', 'Enter'], 1],
    ] as const) {
      const {page, messages, arrive, close} = await openEarly(START);
      await page.locator('main a[href]').first().focus();
      await page.keyboard.press('/');
      await page.keyboard.type('acl class');
      for (const key of keys) await page.keyboard.press(key);
      arrive();
      await page.waitForURL((url) => !url.pathname.endsWith(START));
      const opened = new URL(page.url()).pathname;
      await openSearch(page);
      await typeQuery(page, 'acl class');
      const {options} = searchDialog(page);
      expect(opened).toBe(await options.nth(index).getAttribute('href'));
      expect(messages).toEqual([]);
      await close();
    }
  });

  /** The scripts that a hydrated page loads from now on wait until `arrive` is called. */
  async function openWithoutDialog() {
    const opened = await browser.open(START);
    await hydrated(opened.page);
    let arrive = (): void => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await opened.page.route('**/assets/*.js', async (route) => {
      await arrived;
      await route.continue();
    });
    return {...opened, arrive};
  }

  test('Escape while only the dialog is missing cancels it, and the keys after it are for the page', async () => {
    const {page, messages, arrive, close} = await openWithoutDialog();
    const takenKeys = await noteTakenKeys(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('ac');
    await page.keyboard.press('Escape');
    await page.keyboard.type('l');
    expect(await takenKeys()).not.toMatch(/l/);
    await page.keyboard.press('Control+k');
    arrive();
    await searchDialog(page).dialog.waitFor();
    expect(await searchDialog(page).field.inputValue()).toBe('');
    expect(messages).toEqual([]);
    await close();
  });

  test('Enter while only the dialog is missing opens the result, and typing on takes it back', async () => {
    const {page, messages, arrive, close} = await openWithoutDialog();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('AclClass');
    await page.keyboard.press('Enter');
    for (let count = 0; count < 'AclClass'.length; count++) await page.keyboard.press('Backspace');
    await page.keyboard.type('Forge overview');
    await page.keyboard.press('Enter');
    arrive();
    await page.locator('h1', {hasText: 'Forge Overview'}).waitFor();
    expect(messages).toEqual([]);
    await close();
  });

  test('on the search page, what is typed is searched for', async () => {
    const {page, messages, arrive, close} = await openEarly('search');
    await page.keyboard.press('/');
    await page.keyboard.type('acl');
    arrive();
    await page.locator('.search-result').first().waitFor();
    expect(await page.locator('.search-field').inputValue()).toBe('acl');
    expect(messages).toEqual([]);
    await close();
  });

  test.each(['search', 'search?q=workflow'])(
    'what is typed into the field of %s is searched for',
    async (path) => {
      const {page, messages, arrive, close} = await openEarly(path);
      await page.locator('.search-field').focus();
      await page.keyboard.type('acl');
      arrive();
      await page.waitForURL('**/search?q=acl');
      await page.locator('.search-result', {hasText: 'AclClass'}).first().waitFor();
      expect(await page.locator('.search-field').inputValue()).toBe('acl');
      expect(messages).toEqual([]);
      await close();
    },
  );

  test('Escape cancels it', async () => {
    const {page, arrive, close} = await openEarly(START);
    await page.keyboard.press('/');
    await page.keyboard.type('acl');
    await page.keyboard.press('Escape');
    arrive();
    await hydrated(page);
    await page.keyboard.press('/');
    await searchDialog(page).dialog.waitFor();
    expect(await searchDialog(page).field.inputValue()).toBe('');
    await close();
  });

  /** Notes the keys that the browser and the focused element do not get. */
  async function noteTakenKeys(page: Page): Promise<() => Promise<string | undefined>> {
    await page.evaluate(() =>
      window.addEventListener('keydown', ({key, defaultPrevented}) => {
        const {dataset} = document.body;
        if (defaultPrevented) dataset.taken = (dataset.taken ?? '') + key;
      }),
    );
    return () => page.evaluate(() => document.body.dataset.taken);
  }

  test('keys for a field, other commands, and a slash of readers who have turned shortcuts off are left alone', async () => {
    const {page, messages, arrive, close} = await openEarly('search');
    const takenKeys = await noteTakenKeys(page);
    for (const key of ['a', 'Control+b', 'Control+Shift+K', 'Alt+/']) await page.keyboard.press(key);
    await page.locator('.search-field').focus();
    await page.keyboard.type('a/b');
    expect(await page.locator('.search-field').inputValue()).toBe('a/b');
    await page.locator('.search-field').blur();
    await page.evaluate(() => localStorage.setItem('shortcuts', 'off'));
    await page.keyboard.press('/');
    expect(await takenKeys()).toBeUndefined();
    await page.keyboard.press('Control+k');
    expect(await takenKeys()).toBe('k');
    expect(messages).toEqual([]);
    arrive();
    await close();
  });

  test('if the app cannot be loaded, keys are left alone', async () => {
    const {page, close} = await browser.open(undefined, {
      before: (page) => page.route('**/assets/*.js', (route) => route.abort()),
    });
    await page.goto(`${browser.site().url}${START}`);
    await page.waitForFunction(() => 'early' in document);
    const takenKeys = await noteTakenKeys(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.press('/');
    expect(await takenKeys()).toBeUndefined();
    await close();
  });
});

describe('before anything is typed', () => {
  test('there are links, then successful queries, until they are cleared', async () => {
    const {page, close} = await browser.open(START);
    const {dialog, field, options} = await openSearch(page);
    await expect.poll(() => options.count()).toBe(3);
    await typeQuery(page, 'AclClass');
    await page.keyboard.press('Enter');
    await dialog.waitFor({state: 'detached'});
    await page.keyboard.press('/');
    await dialog.waitFor();
    expect(await options.first().textContent()).toBe('AclClass');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await field.inputValue()).toBe('AclClass');
    await dialog.locator('.search-title', {hasText: 'AclClass'}).first().waitFor();
    await field.fill('');
    await dialog.getByRole('button', {name: 'Clear recent searches'}).click();
    await expect.poll(() => options.count()).toBe(3);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => localStorage.getItem('search.recent'))).toBeNull();
    await close();
  });

  test('without storage only recent searches are missing', async () => {
    const {page, messages, close} = await browser.open(START, {
      before: (fresh) =>
        fresh.addInitScript(() => {
          Object.defineProperty(window, 'localStorage', {
            get: () => {
              throw new DOMException('forbidden', 'SecurityError');
            },
          });
        }),
    });
    const {dialog, options} = await openSearch(page);
    await typeQuery(page, 'AclClass');
    await options.first().click();
    await dialog.waitFor({state: 'detached'});
    expect(messages).toEqual([]);
    await close();
  });
});

test('the page behind the dialog neither scrolls nor moves', async () => {
  const {page, close} = await browser.open(START);
  const place = () =>
    page.evaluate(() => [window.scrollY, document.querySelector('h1')?.getBoundingClientRect().x]);
  const before = await place();
  await openSearch(page);
  await page.mouse.move(40, 600);
  await page.mouse.wheel(0, 400);
  // Scrolling takes a frame or two; the results do scroll, which shows that the wheel event was handled.
  await typeQuery(page, 'workflow');
  await page.mouse.move(640, 600);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.locator('.search-body').evaluate((body) => body.scrollTop)).toBeGreaterThan(0);
  expect(await place()).toEqual(before);
  await close();
});

test('in a low window, such as at a zoom of 400 %, half of it is for the results', async () => {
  const {page, close} = await browser.open(START, {viewport: {width: 320, height: 256}});
  const {dialog} = await openSearch(page);
  await typeQuery(page, 'workflow');
  const box = await dialog.locator('.search-body').boundingBox();
  expect(box?.height).toBeGreaterThan(128);
  const filter = dialog.getByRole('group', {name: 'Product'}).getByRole('button').last();
  await filter.click();
  expect(await filter.getAttribute('aria-pressed')).toBe('true');
  await close();
});

test('on a phone on its side, the dialog is as high as the window', async () => {
  const {page, close} = await browser.open(START, {viewport: {width: 740, height: 360}, hasTouch: true});
  const {dialog} = await openSearch(page);
  await typeQuery(page, 'workflow');
  expect(await dialog.boundingBox()).toMatchObject({y: 0, height: 360});
  const box = await dialog.locator('.search-body').boundingBox();
  expect(box?.height).toBeGreaterThan(200);
  await close();
});

test('a click opens a result, and a click outside closes the dialog', async () => {
  const {page, close} = await browser.open(START);
  const {dialog, options} = await openSearch(page);
  await page.mouse.click(5, 400);
  await dialog.waitFor({state: 'detached'});
  await openSearch(page);
  await typeQuery(page, 'AclClass');
  await options.first().click();
  await dialog.waitFor({state: 'detached'});
  await page.locator('h1', {hasText: 'AclClass'}).waitFor();
  await close();
});

test('the page of the current result is prefetched', async () => {
  const {page, close} = await browser.open(START);
  const {current} = await openSearch(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await typeQuery(page, 'AclClass');
  const path = new URL((await current.getAttribute('href')) ?? '', page.url()).pathname;
  await expect.poll(() => requests).toContain(`${path}/page.json`);
  await close();
});

test('without results the query is shown, with links to go on', async () => {
  const {page, close} = await browser.open(START);
  const {dialog, field} = await openSearch(page);
  await typeQuery(page, 'xqzvkw jjqq');
  await dialog.getByText('No page matches “xqzvkw jjqq”.').waitFor();
  expect(await field.getAttribute('aria-expanded')).toBe('false');
  await expect.poll(() => dialog.getByRole('status').textContent()).toBe('No results');
  expect(await dialog.locator('.search-keys').textContent()).toBe('Esc to close> for commands');
  await page.keyboard.press('Enter');
  await dialog.getByRole('link', {name: 'Blog', exact: true}).click();
  await page.waitForURL('**/v1/blog');
  await close();
});

/** Presses a key of another keyboard than the browser's. */
async function pressLetter(page: Page, key: string, code: string, modifiers = {}): Promise<void> {
  const event = {key, code, bubbles: true, cancelable: true, ...modifiers};
  await page.evaluate((init) => document.body.dispatchEvent(new KeyboardEvent('keydown', init)), event);
}
