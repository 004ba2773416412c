import {expect, test} from 'vitest';
import {useServedSite} from '../support/useServedSite.ts';

const served = useServedSite(
  {
    'docusaurus.config.js':
      "module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', themeConfig: {navbar: {logo: {alt: 'T', src: 'logo.svg'}}, footer: {links: [{label: 'Away', href: 'https://away.example'}]}}, presets: [['classic', {docs: {routeBasePath: '/'}, theme: {customCss: './custom.css'}}]]};\n",
    'labels.css': '.get > .menu__link::before { content: "get"; width: 2rem; flex-shrink: 0; }',
    'custom.css': `@import url('labels.css') screen;
.endpoint { display: flex; }
img { height: auto; }
.theme-doc-sidebar-container { position: relative; }
.navbar { display: flex; height: 5rem; padding: 2rem 3rem; }
figure { display: flex; flex-direction: column; align-items: center; text-align: center; }\n`,
    'static/favicon.ico': '',
    'static/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="240" height="80"/>',
    'docs/a.mdx': `---\nsidebar_label: Find all of the pets by their status in the store\nsidebar_class_name: get\n---

# A

## A section of the page

<pre className="endpoint"><h2 className="path">/pets</h2></pre>

<details>
  <summary><h3>Parameters</h3></summary>

Text.

</details>

<div className="row">
  <div className="col" id="first">One</div>
  <div className="col" id="second">Two</div>
</div>

<a className="button button--secondary button--outline" href="/a">More</a>
<a className="button" href="https://away.example">Away</a> and [away](https://away.example)

\`\`\`js
let a;
\`\`\`
`,
  },
  {isQuiet: true},
);

test('labels before links of the sidebar, and headings and code of components, stand as in Docusaurus', async () => {
  const page = await served.browser.newPage({viewport: {width: 1300, height: 800}});
  await page.goto(`${served.running.url}a`);
  // The link is that of the current page, and its text wraps beside the label.
  const label = await page.locator('.get > a').evaluate((link) => {
    const range = document.createRange();
    range.selectNodeContents(link);
    const {position, borderInlineStartWidth} = getComputedStyle(link, '::before');
    const start = link.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(link).paddingLeft);
    return {
      position,
      borderInlineStartWidth,
      textStart: Math.min(...[...range.getClientRects()].map(({left}) => left)) - start,
    };
  });
  expect(label).toEqual({position: 'static', borderInlineStartWidth: '0px', textStart: 32});

  // Rules for figures are not meant for code, which is as wide as its block.
  const widths = await page
    .locator('figure.code, figure.code > pre')
    .evaluateAll((elements) => elements.map(({clientWidth}) => clientWidth));
  expect(widths[1]).toBe(widths[0]);

  const top = (selector: string): Promise<string> =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).marginTop);
  expect(await top('.path')).toBe('0px');
  expect(await top('#a-section-of-the-page')).not.toBe('0px');
  expect(
    await page.locator('.endpoint').evaluate((element) => getComputedStyle(element).backgroundColor),
  ).not.toBe('rgba(0, 0, 0, 0)');

  const summary = page.locator('summary', {hasText: 'Parameters'});
  const [line, heading] = [await summary.boundingBox(), await summary.locator('h3').boundingBox()];
  expect(heading?.x).toBeGreaterThan(line?.x ?? 0);
  expect(line?.height).toBeLessThan(2 * (heading?.height ?? 0));
  await page.close();
});

test('columns, outlined buttons and the sidebar look as in Docusaurus', async () => {
  const page = await served.browser.newPage({viewport: {width: 1300, height: 800}});
  await page.goto(`${served.running.url}a`);
  const topOf = (selector: string): Promise<number> =>
    page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const colorOf = (selector: string): Promise<string> =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).color);

  // Next to each other, but below each other in a narrow window.
  expect(await topOf('#second')).toBe(await topOf('#first'));
  // Not in the color of a surface, which the button is on.
  expect(await colorOf('.button--outline')).toBe(await colorOf('#first'));
  // Links of the site look as it draws them; those of the text and the navigation are marked.
  const marks = await page
    .locator('[href^="https://away"]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content !== 'none'));
  expect(marks).toEqual([false, true, true]);
  // A site makes it the place of its children; it stays where it is, and in view.
  expect(await topOf('.shell-sidebar')).toBe(await topOf('.shell'));

  await page.setViewportSize({width: 390, height: 800});
  expect(await topOf('#second')).toBeGreaterThan(await topOf('#first'));
  await page.close();
});

test('the navbar has the height and the distances that a site gives it, with its content in the middle', async () => {
  const page = await served.browser.newPage({viewport: {width: 1000, height: 800}});
  await page.goto(`${served.running.url}a`);
  // Its rule for images is not meant for the logo.
  expect(await page.locator('.navbar-brand img').boundingBox()).toMatchObject({height: 28, width: 84});
  const [bar, content] = await page
    .locator('.navbar, .navbar-inner')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().toJSON()));
  expect(bar).toMatchObject({height: 80, width: 1000});
  expect(content).toMatchObject({x: 48, width: 904});
  expect(Math.abs(content.y + content.height / 2 - 40)).toBeLessThan(1);
  await page.close();
});
