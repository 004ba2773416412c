import type {Locator} from 'playwright';
import {describe, expect, test} from 'vitest';
import {focused, openDemo} from './demoPages.ts';
import {useSiteBrowser} from '../../support/siteBrowser.ts';
import {paintFrames} from '../../support/paintFrames.ts';
import {violationsIn} from '../../support/violationsIn.ts';

const browser = useSiteBrowser();

describe('AlertDismissable', () => {
  test('by keyboard: an empty name is reported, and closing returns to the field', async () => {
    const {page, demo, close} = await openDemo(browser, 'AlertDismissable');
    const field = demo.getByLabel('Project name');
    await field.press('Enter');
    await demo.getByRole('heading', {name: 'Not saved'}).waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await focused(page)).toBe('Close');
    await page.keyboard.press('Enter');
    expect(await demo.getByRole('heading').count()).toBe(0);
    expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
    await close();
  });

  test('by mouse: a name is saved, and the message closes itself', async () => {
    const {demo, close} = await openDemo(browser, 'AlertDismissable');
    await demo.getByLabel('Project name').fill('Atlas');
    await demo.getByRole('button', {name: 'Save'}).click();
    await demo.getByText('The project Atlas is stored.').waitFor();
    await demo.getByRole('heading', {name: 'Saved'}).waitFor({state: 'detached'});
    await close();
  });
});

describe('AcceptCookies', () => {
  test('by mouse: accepting shows a welcome and hides the notice; no cookie is set', async () => {
    const {page, demo, close} = await openDemo(browser, 'AcceptCookies');
    await demo.getByRole('button', {name: 'Accept'}).click();
    await demo.getByRole('heading', {name: 'Welcome'}).waitFor();
    expect(await demo.getByRole('status').innerText()).toContain('accepted');
    await demo.getByRole('heading', {name: 'Welcome'}).waitFor({state: 'detached'});
    expect(await page.context().cookies()).toEqual([]);
    await close();
  });

  test('by keyboard: a refusal is remembered, and the settings show the notice again', async () => {
    const {page, demo, close} = await openDemo(browser, 'AcceptCookies');
    await demo.getByRole('button', {name: 'Refuse'}).press('Enter');
    expect(await demo.getByRole('status').innerText()).toContain('NOT_ACCEPTED');
    expect(await demo.getByRole('button', {name: 'Refuse'}).count()).toBe(0);
    expect(await focused(page)).toBe('Cookie settings');
    await page.keyboard.press('Enter');
    await demo.getByRole('button', {name: 'Refuse'}).waitFor();
    await demo.getByRole('button', {name: 'Close'}).press('Enter');
    expect(await focused(page)).toBe('Cookie settings');
    await close();
  });
});

describe('PermissionDialog', () => {
  test('by mouse: boxes and helpers are saved', async () => {
    const {demo, close} = await openDemo(browser, 'PermissionDialog');
    await demo.getByRole('button', {name: /^Permissions of/}).click();
    await demo.getByRole('checkbox', {name: 'DELETE'}).click();
    await demo.getByRole('button', {name: 'Grant SYSTEM decrypt'}).click();
    await demo.getByRole('button', {name: 'Save permissions'}).click();
    const grants = await demo.getByRole('list', {name: 'Grants'}).innerText();
    expect(grants).toMatch(/USER\s+READ, DELETE/);
    expect(grants).toMatch(/SYSTEM\s+VIEW_DECRYPTED/);
    expect(await demo.getByRole('dialog').count()).toBe(0);
    await close();
  });

  test('by keyboard: Escape changes nothing and returns to the button; the dialog passes axe', async () => {
    const {page, demo, close} = await openDemo(browser, 'PermissionDialog');
    await demo.getByRole('button', {name: /^Permissions of/}).press('Enter');
    await demo.getByRole('checkbox', {name: 'ADMIN'}).press(' ');
    expect(await demo.getByRole('checkbox', {name: 'ADMIN'}).isChecked()).toBe(true);
    for (const mode of ['light', 'dark'])
      expect(await violationsIn(page, '.permission-dialog', mode)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await demo.getByRole('list', {name: 'Grants'}).innerText()).not.toContain('ADMIN');
    expect(await focused(page)).toMatch(/^Permissions of/);
    await close();
  });

  test('the outline of the focused list of roles does not touch the text below it', async () => {
    const {demo, close} = await openDemo(browser, 'PermissionDialog');
    await demo.getByRole('button', {name: /^Permissions of/}).click();
    const [roles, boxes] = await Promise.all([
      demo.locator('dialog select').boundingBox(),
      demo.locator('dialog legend').boundingBox(),
    ]);
    if (roles === null || boxes === null) throw new Error('The dialog is not open.');
    expect(boxes.y - (roles.y + roles.height)).toBeGreaterThan(8);
    await close();
  });
});

describe('AudioPlayer', () => {
  const isPaused = (demo: Locator) =>
    demo.locator('audio').evaluate((audio: HTMLAudioElement) => audio.paused);

  test('by keyboard: it is silent until Space starts it, and shows its duration', async () => {
    const {demo, close} = await openDemo(browser, 'AudioPlayer');
    expect(await isPaused(demo)).toBe(true);
    await demo.locator('audio').press(' ');
    await expect.poll(() => isPaused(demo)).toBe(false);
    expect(await demo.locator('audio').evaluate((audio: HTMLAudioElement) => audio.duration)).toBe(3);
    await close();
  });

  test('by mouse: one section is open at a time', async () => {
    const {demo, close} = await openDemo(browser, 'AudioPlayer');
    await demo.getByText('Details', {exact: true}).click();
    await demo.getByText('2025-03-10').waitFor();
    expect(await demo.locator('audio').isVisible()).toBe(false);
    await close();
  });
});

describe('RBGrid editors', () => {
  test('by keyboard: an invalid value is refused, a valid one kept, and Escape restores', async () => {
    const {page, demo, close} = await openDemo(browser, 'RBGridEditors');
    await demo.getByRole('button', {name: 'hours, row 1: 6. Edit'}).press('Enter');
    const editor = demo.getByLabel('hours, row 1');
    await editor.fill('99');
    await editor.press('Enter');
    await demo.getByText('The greatest value is 40.').waitFor();
    await editor.fill('8');
    await editor.press('Enter');
    expect(await demo.getByRole('status').innerText()).toBe('Row a: hours is now 8.');
    expect(await focused(page)).toBe('hours, row 1: 8. Edit');
    await page.keyboard.press('Enter');
    await editor.fill('12');
    await editor.press('Escape');
    await demo.getByRole('button', {name: 'hours, row 1: 8. Edit'}).waitFor();
    await close();
  });

  test('by mouse: a list, a date, a checkbox, and a secret that is revealed first', async () => {
    const {demo, close} = await openDemo(browser, 'RBGridEditors');
    await demo.getByRole('button', {name: 'status, row 1: running. Edit'}).click();
    await demo.getByRole('combobox', {name: 'status, row 1'}).selectOption('stopped');
    await demo.getByRole('button', {name: 'due, row 1: 2025-04-02. Edit'}).click();
    await demo.getByRole('button', {name: 'status, row 1: stopped. Edit'}).waitFor();
    await demo.getByLabel('due, row 1').fill('2025-05-01');
    await demo.getByRole('checkbox', {name: 'billable, row 2'}).click();
    await demo.getByRole('button', {name: 'due, row 1: 2025-05-01. Edit'}).waitFor();
    await demo.getByRole('button', {name: 'token, row 1, hidden. Show'}).click();
    await demo.getByRole('button', {name: 'token, row 1: demo-token-1. Edit'}).waitFor();
    await close();
  });
});

describe.each(['LinesBackground', 'ThreeBackground'] as const)('%s', (name) => {
  const isMoving = (demo: Locator) => demo.locator('canvas').getAttribute('data-moving');
  const image = (demo: Locator) =>
    demo.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

  test('moves on screen, stops off screen, and can be stopped by mouse and keyboard', async () => {
    const {page, demo, close} = await openDemo(browser, name);
    await expect.poll(() => isMoving(demo)).toBe('true');
    await demo.getByRole('button', {name: 'Pause'}).click();
    await expect.poll(() => isMoving(demo)).toBe('false');
    const still = await image(demo);
    await paintFrames(page, 10);
    expect(await image(demo)).toBe(still);
    await demo.getByRole('button', {name: 'Play'}).press('Enter');
    await expect.poll(() => image(demo)).not.toBe(still);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => isMoving(demo)).toBe('false');
    await close();
  });

  test('with reduced motion, is a still image that is not empty', async () => {
    const {page, demo, close} = await openDemo(browser, name, {reducedMotion: 'reduce'});
    await expect.poll(() => isMoving(demo)).toBe('false');
    expect(await demo.getByRole('button').count()).toBe(0);
    const still = await image(demo);
    await paintFrames(page, 10);
    expect(await image(demo)).toBe(still);
    const painted = await demo.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return pixels.some((value) => value > 0);
    });
    expect(painted).toBe(true);
    await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'dark'));
    await expect.poll(() => image(demo)).not.toBe(still);
    await close();
  });
});

describe('workflow metrics', () => {
  test('by mouse: filters change the figures and the chart', async () => {
    const {demo, close} = await openDemo(browser, 'WorkflowMetricsDashboard');
    const figures = demo.locator('dl');
    expect(await figures.innerText()).toMatch(/Runs\s+435/);
    await demo.getByLabel('Workflow').selectOption('Send invoices');
    expect(await figures.innerText()).toMatch(/Runs\s+139/);
    await demo.getByLabel('Time range').selectOption('3 days');
    expect(await demo.locator('svg text', {hasText: /^03-/}).allInnerTexts()).toHaveLength(3);
    const bars = await demo.locator('svg rect').count();
    await demo.getByRole('checkbox', {name: 'SUCCESS'}).click();
    expect(await demo.locator('svg rect').count()).toBe(bars - 3);
    await close();
  });

  test('by keyboard: the table holds the same numbers', async () => {
    const {demo, close} = await openDemo(browser, 'WorkflowMetricsDashboard');
    await demo.getByRole('button', {name: 'Show as table'}).press('Enter');
    expect(await demo.getByRole('row', {name: /2025-03-06/}).innerText()).toMatch(/45\s+12\s+1\s+4/);
    await demo.getByRole('checkbox', {name: 'TIMEOUT'}).press(' ');
    expect(await demo.getByRole('columnheader', {name: 'TIMEOUT'}).count()).toBe(0);
    await close();
  });
});

describe('ApplicationForm', () => {
  test('by keyboard: an error moves the focus to its field, and a corrected form sends what changed', async () => {
    const {page, demo, close} = await openDemo(browser, 'ApplicationForm');
    const address = demo.getByLabel('entrypointUrl');
    await address.fill('example');
    await demo.getByRole('button', {name: 'Update application'}).press('Enter');
    await demo.getByText('Enter a complete address').waitFor();
    expect(await address.evaluate((input) => input === document.activeElement)).toBe(true);
    await address.fill('https://example.com/desk');
    await page.keyboard.press('Enter');
    const request = await demo.locator('output').innerText();
    expect(request).toMatch(/^PUT \/Application\/[0-9a-f-]{36}/);
    expect(Object.keys(JSON.parse(request.slice(request.indexOf('{'))))).toEqual(['id', 'entrypointUrl']);
    await close();
  });

  test('by mouse: check boxes, lists and references', async () => {
    const {demo, close} = await openDemo(browser, 'ApplicationForm');
    await demo.getByLabel('isTemplate').click();
    await demo.getByLabel('status').selectOption('deployed');
    await demo.getByText('Advanced').click();
    await demo.getByLabel('openAPISpec').selectOption('Orders API 1.2');
    await demo.getByLabel('Screenshot (image)').click();
    await demo.getByRole('button', {name: 'Update application'}).click();
    const request = await demo.locator('output').innerText();
    expect(JSON.parse(request.slice(request.indexOf('{')))).toMatchObject({
      isTemplate: true,
      status: 'deployed',
      openAPISpec: {id: '0b5e7c1a-3f42-4d8e-a6b9-7c2d1e4f5a60'},
      contentMedia: [{id: 'c41d8e6a-7b95-4f20-8a3e-6d0b9c2f1e57'}],
    });
    await close();
  });
});

describe('BPML designer', () => {
  test('by keyboard: move, connect, delete', async () => {
    const {page, demo, close} = await openDemo(browser, 'BpmlDesigner');
    await demo.getByRole('button', {name: /^Receive order .* at 20, 30/}).press('ArrowRight');
    const task = demo.getByRole('button', {name: /^Receive order .* at 30, 30/});
    await task.press('Enter');
    await demo.getByLabel('Connect to').selectOption('Tell customer');
    await demo.getByRole('combobox', {name: 'Branch'}).selectOption('CONDITIONAL');
    await demo.getByRole('button', {name: 'Connect', exact: true}).press('Enter');
    await demo.getByText('CONDITIONAL to Tell customer').waitFor();
    await demo.getByRole('button', {name: /^Check stock /}).press('Delete');
    expect(await demo.getByRole('list', {name: 'Tasks and connections'}).innerText()).not.toContain(
      'Check stock',
    );
    for (const mode of ['light', 'dark'])
      expect(await violationsIn(page, '[data-demo="BpmlDesigner"]', mode)).toEqual([]);
    await close();
  });

  test('by mouse: add, drag, disconnect', async () => {
    const {page, demo, close} = await openDemo(browser, 'BpmlDesigner');
    await demo.getByLabel('Name').fill('Archive');
    await demo.getByRole('button', {name: 'Add task'}).click();
    expect(await demo.getByRole('status').innerText()).toContain('2 tasks have no incoming connection');
    const task = demo.getByRole('button', {name: /^Receive order /});
    const box = await task.boundingBox();
    if (!box) throw new Error('The task is not drawn.');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 140, box.y + 60, {steps: 4});
    await page.mouse.up();
    expect(await task.getAttribute('aria-label')).not.toContain('at 20, 30');
    expect(await task.getAttribute('aria-pressed')).toBe('true');
    await demo.getByRole('button', {name: 'Remove the connection from Receive order to Check stock'}).click();
    await demo.getByText('Receive order (RestApiModule): leads nowhere').waitFor();
    await close();
  });
});
