import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Locator, Page} from 'playwright';
import {afterEach, describe, expect, test} from 'vitest';
import {prepareForChecks} from '../../support/checkRoute.ts';
import {hydrated, useSiteBrowser} from '../../support/siteBrowser.ts';
import {violationsIn} from '../../support/violationsIn.ts';

const browser = useSiteBrowser();
const WORKFLOW = 'docs/api-docs/WorkflowApi';

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Starts an API on a free port; returns its address. */
async function startApi(
  respond: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<string> {
  const server = createServer(respond);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

/** Opens the form of an operation. */
async function openForm(page: Page, operation: string): Promise<{form: Locator; samples: Locator}> {
  const section = page.locator(`section.operation[aria-labelledby="${operation}"]`);
  await section.getByRole('button', {name: /^Fill in/}).click();
  const form = section.getByRole('form', {name: /^Fill in the request/});
  await form.waitFor();
  return {form, samples: section.locator('.operation-code .sample-panel').first()};
}

async function useServer(form: Locator, address: string, token = ''): Promise<void> {
  const base = form.getByLabel('Base URL');
  if (!(await base.isVisible())) await form.getByText('Your values', {exact: true}).click();
  await base.fill(address);
  await form.getByLabel('Token').fill(token);
}

async function send(form: Locator): Promise<string> {
  const response = form.locator('.composer-response');
  await form.getByRole('button', {name: 'Send'}).click();
  await expect.poll(() => response.innerText()).not.toBe('');
  return response.innerText();
}

describe('filling in an operation', () => {
  test('changes every sample as the reader types', async () => {
    const {page, messages, close} = await browser.open(WORKFLOW);
    const {form, samples} = await openForm(page, 'postWorkflow');
    await form.getByLabel('name', {exact: false}).first().fill("Ada's run");
    await expect.poll(() => samples.innerText()).toContain(`"name": "Ada'\\''s run"`);
    for (const language of ['TypeScript', 'Java', 'Python']) {
      await samples.getByRole('tab', {name: language}).click();
      await expect.poll(() => samples.innerText(), {message: language}).toMatch(/Ada\\?'s run/);
    }
    await form.getByRole('button', {name: 'Add to tasks'}).click();
    await form.getByLabel('Edit as JSON').check();
    const json = form.getByRole('textbox', {name: /^Body/});
    expect(await json.inputValue()).toContain('"tasks": [');
    await json.fill('{"name": "raw"}');
    await expect.poll(() => samples.innerText()).toContain('"name": "raw"');
    await json.fill('{"name": ');
    await json.blur();
    expect(await form.innerText()).toContain('This is not valid JSON.');
    expect(messages).toEqual([]);
    await close();
  });

  test('opens the form in the upper half of the window', async () => {
    const {page, close} = await browser.open(WORKFLOW, {viewport: {width: 1280, height: 600}});
    const text = page.locator('section[aria-labelledby="postWorkflow"] > .operation-text');
    await text.evaluate((element) => element.scrollIntoView({block: 'end'}));
    const {form} = await openForm(page, 'postWorkflow');
    const top = async () => (await form.boundingBox())?.y ?? Number.NaN;
    await expect.poll(top).toBeLessThan(300);
    expect(await top()).toBeGreaterThan(0);
    await close();
  });

  test('loads nothing before the first form is opened', async () => {
    const requests: string[] = [];
    const {page, close} = await browser.open(WORKFLOW, {
      before: async (opened) => opened.on('request', (request) => requests.push(request.url())),
    });
    expect(requests.filter((url) => url.includes('composer'))).toEqual([]);
    const before = requests.length;
    await openForm(page, 'postWorkflow');
    const loaded = requests.slice(before);
    expect(loaded.filter((url) => url.endsWith('/WorkflowApi/composer.json'))).toHaveLength(1);
    expect(loaded.some((url) => url.endsWith('.js'))).toBe(true);
    await close();
  });

  test('works by keyboard: the form receives the focus, mistakes are announced, closing restores the focus', async () => {
    const {page, close} = await browser.open(WORKFLOW);
    const button = page.locator('section[aria-labelledby="getWorkflowList"] .compose');
    await button.focus();
    await page.keyboard.press('Enter');
    const form = page.locator('form.composer');
    await form.waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
    await expect.poll(focused).toContain('Fill in the request: List Workflow records');
    const field = form.getByLabel('page', {exact: false}).first();
    await field.focus();
    await page.keyboard.type('-1');
    await page.keyboard.press('Enter');
    const about = () =>
      field.evaluate((input) => {
        const text = document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
        return [input.getAttribute('aria-invalid'), text, document.activeElement === input];
      });
    await expect.poll(about).toEqual(['true', 'Enter 0 or more. Page of the list.', true]);
    expect(await form.getByRole('status').innerText()).toBe('One value needs a correction.');
    await form.getByRole('button', {name: 'Close'}).press('Enter');
    expect(await form.count()).toBe(0);
    expect(await button.evaluate((element) => document.activeElement === element)).toBe(true);
    expect(await button.getAttribute('aria-expanded')).toBe('false');
    // The filled-in values are kept.
    await button.press('Enter');
    expect(await form.getByLabel('page', {exact: false}).first().inputValue()).toBe('-1');
    await close();
  });

  test.each([
    ['wide', 1440],
    ['narrow', 320],
  ])('is accessible, and fits the window: %s', async (_, width) => {
    const {page, close} = await browser.open(WORKFLOW, {
      viewport: {width, height: 900},
      before: prepareForChecks,
    });
    const {form} = await openForm(page, 'postWorkflow');
    await useServer(form, 'nowhere');
    await form.getByRole('button', {name: 'Send'}).click();
    for (const mode of ['light', 'dark']) expect(await violationsIn(page, 'form.composer', mode)).toEqual([]);
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await page.evaluate(overflow)).toBe(0);
    await close();
  });

  test('has no button without JavaScript', async () => {
    const {page, close} = await browser.open(WORKFLOW, {javaScriptEnabled: false});
    const sample = page.locator('.operation-code pre').first();
    await sample.waitFor();
    expect(await sample.innerText()).toContain('curl');
    expect(await page.locator('.compose').first().isVisible()).toBe(false);
    await close();
  });
});

describe('sending', () => {
  test('shows status, time, headers and body, and sends the request of the samples', async () => {
    const received: string[] = [];
    const address = await startApi((request, response) => {
      response.setHeader('Access-Control-Allow-Origin', '*');
      response.setHeader('Access-Control-Allow-Headers', 'authorization, content-type');
      response.setHeader('Access-Control-Expose-Headers', 'X-Trace');
      response.setHeader('X-Trace', 'trace-7');
      response.setHeader('Content-Type', 'application/json');
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      let body = '';
      request.on('data', (part: Buffer) => {
        body += part.toString();
      });
      request.on('end', () => {
        const {method, url, headers} = request;
        received.push(`${method} ${url} ${headers.authorization} ${headers.cookie} ${body}`);
        response.writeHead(409).end('{"error":"taken"}');
      });
    });
    const {page, close} = await browser.open(WORKFLOW);
    const {form, samples} = await openForm(page, 'postWorkflow');
    await useServer(form, `${address}/v3/`, 'secret');
    await form.getByLabel('name', {exact: false}).first().fill('Nightly');
    const shown = await send(form);
    expect(shown).toMatch(/^409 Conflict in [\d,]+ ms/);
    expect(shown).toContain('"error": "taken"');
    await form.locator('.composer-response summary').click();
    expect(await form.locator('.composer-headers').innerText()).toContain('trace-7');
    expect(received).toEqual(['POST /v3/Workflow Bearer secret undefined {"name":"Nightly"}']);
    await expect.poll(() => samples.innerText()).toContain(`'${address}/v3/Workflow'`);
    expect(await samples.innerText()).toContain('Bearer secret');
    for (const [language, line] of [
      ['TypeScript', "const token = 'secret';"],
      ['Java', '"Bearer secret"'],
      ['Python', 'f"Bearer secret"'],
    ] as const) {
      await samples.getByRole('tab', {name: language}).click();
      expect(await samples.innerText(), language).toContain(line);
    }
    await close();
  });

  test('explains why there is no response', async () => {
    const closed = await startApi((_, response) => response.end('{}'));
    const {page, close} = await browser.open(WORKFLOW);
    const {form} = await openForm(page, 'getWorkflowList');
    await useServer(form, closed);
    expect(await send(form)).toContain(
      `${closed} is running, but does not let pages of ${browser.site().origin} read`,
    );
    await useServer(form, 'http://localhost:1');
    await expect.poll(() => send(form)).toContain('http://localhost:1 could not be reached.');
    await useServer(form, 'https://api.example.com');
    await expect
      .poll(() => send(form))
      .toContain('does not allow requests to https://api.example.com. It allows http://localhost:*');
    await close();
  });
});

test('values are entered once: other forms and pages have them until the tab is closed', async () => {
  const {page, close} = await browser.open(WORKFLOW);
  const printed = await page
    .locator('[aria-labelledby="deleteWorkflow"] .operation-code pre')
    .first()
    .innerText();
  const id = /\/Workflow\/([\da-f-]{36})/.exec(printed)?.[1] ?? '';
  const {form} = await openForm(page, 'postWorkflow');
  await useServer(form, 'http://localhost:9001', 'mine');
  await form.getByLabel('Workflow', {exact: true}).fill('my-id');
  const shown = () =>
    page.locator('[aria-labelledby="deleteWorkflow"] .operation-code pre').first().innerText();
  await expect.poll(shown).toContain('http://localhost:9001/Workflow/my-id');
  expect(await shown()).not.toContain(id);
  await page.locator('nav a[href="/v1/docs/api-docs/LoginApi"]').first().click();
  await page.locator('h1', {hasText: 'LoginApi'}).waitFor();
  const login = () => page.locator('.operation-code pre').first().innerText();
  await expect.poll(login).toContain('http://localhost:9001/');
  await page.reload();
  await hydrated(page);
  await expect.poll(login).toContain('http://localhost:9001/');
  const stored = await page.evaluate(() => [
    localStorage.getItem('your-values'),
    sessionStorage.getItem('your-values'),
  ]);
  expect(stored[0]).toBeNull();
  expect(stored[1]).toContain('mine');
  const again = await page.locator('.operation').first().getAttribute('aria-labelledby');
  const other = await openForm(page, again ?? '');
  await other.form.getByRole('button', {name: 'Clear values'}).click();
  await expect.poll(login).toContain('http://localhost:8080/v1/');
  expect(await page.evaluate(() => sessionStorage.getItem('your-values'))).toBeNull();
  await close();
});
