import {expect, test} from 'vitest';
import {closeContext, watchConsole} from '../support/browser.ts';
import {hydrated} from '../support/siteBrowser.ts';
import {useServedSite} from '../support/useServedSite.ts';

const served = useServedSite({
  'site.config.ts': `export default {title: 'Kettle', url: 'https://kettle.example', baseUrl: '/', favicon: 'kettle.svg'};\n`,
  'static/kettle.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/pages/index.md': `# Kettle

\`\`\`mermaid
stateDiagram-v2
  accTitle: When the kettle stops
  state hot <<choice>>
  Heating --> hot
  hot --> Heating: below 100 °C
  hot --> Off: boils
\`\`\`

\`\`\`mermaid
pie title Water
  "Tea": 3
  "Coffee": 2
\`\`\`
`,
  'src/pages/parts.md': `# Parts

\`\`\`mermaid
flowchart LR
  subgraph Kitchen counter
    Kettle --> Cup
  end
\`\`\`
`,
});

test('a label at the left side of a box stays in it on a page written from right to left', async () => {
  const context = await served.browser.newContext();
  const page = await context.newPage();
  await page.goto(`${served.running.url}parts`);
  await hydrated(page);
  const label = page.locator('.diagram').getByText('Kitchen counter');
  const before = await label.boundingBox();
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  const box = await page.locator('.diagram svg').boundingBox();
  const after = await label.boundingBox();
  expect(after?.width).toBe(before?.width);
  expect(after?.x).toBeGreaterThan(box?.x ?? Number.POSITIVE_INFINITY);
  await closeContext(context);
});

test('a state diagram with a choice is drawn in the colors of the page, in both color modes', async () => {
  const context = await served.browser.newContext();
  const page = await context.newPage();
  const messages = watchConsole(page);
  await page.goto(served.running.url);
  await hydrated(page);
  const diagram = page.getByRole('img', {name: 'When the kettle stops'});
  await diagram.getByText('boils').waitFor();
  await page.getByRole('img', {name: 'Diagram: pie'}).getByText('Coffee').waitFor();
  expect(await page.locator('code.language-mermaid').count()).toBe(0);

  const fillOfBox = () =>
    diagram
      .locator('g.node rect')
      .first()
      .evaluate((box) => getComputedStyle(box).fill);
  const sunken = () =>
    page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.color = 'var(--bg-sunken)';
      const {color} = getComputedStyle(probe);
      probe.remove();
      return color;
    });
  const light = await sunken();
  expect(await fillOfBox()).toBe(light);
  await page.getByRole('button', {name: /dark mode/i}).click();
  await expect.poll(fillOfBox).not.toBe(light);
  await expect.poll(async () => (await fillOfBox()) === (await sunken())).toBe(true);
  expect(messages).toEqual([]);
  await closeContext(context);
});

test('without JavaScript, it is its source', async () => {
  const context = await served.browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(served.running.url);
  expect(await page.locator('code.language-mermaid').first().textContent()).toContain('<<choice>>');
  await closeContext(context);
});
