import type {Page} from 'playwright';
import {expect, test} from 'vitest';
import {hydrated} from '../support/siteBrowser.ts';
import {openSearch, typeQuery} from '../support/searchDialog.ts';
import {useServedSite} from '../support/useServedSite.ts';

const screen = `${'Text that fills the screen.\n\n'.repeat(60)}\n`;

const tab = (value: string, content: string) =>
  `<TabItem value="${value}" label="${value}">\n\n${content}\n\n</TabItem>`;

const served = useServedSite({
  'site.config.ts': `export default {
      title: 'Hidden', url: 'https://test.example', baseUrl: '/', favicon: 'icon.svg',
      themeConfig: {navbar: {items: [{type: 'search', position: 'right'}]}},
    };\n`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/pages/index.md':
    '# Home\n\n[Platypus](/docs/animals#platypus)\n\n[Wombat](/docs/animals#wombat)\n\n[Quokka](/docs/animals#quokka)\n\n[Numbat](/docs/animals#numbat)\n\n[Bilby](/docs/animals#bilby)\n',
  'docs/_moss.mdx': '## Moss\n\nIt is soft.\n',
  'docs/_cactus.mdx': '## Cactus\n\nIt stings.\n',
  'docs/grounds.mdx': `import Moss from './_moss.mdx';
import Cactus from './_cactus.mdx';

# Grounds

${screen}
<Tabs lazy groupId="grounds">
${tab('Sand', `<Tabs lazy>\n${tab('Dune', 'Nothing grows.')}\n${tab('Oasis', '<Cactus />')}\n</Tabs>`)}
${tab('Stone', '<Moss />')}
</Tabs>

${screen}`,
  'docs/plants.mdx': `# Plants

They grow.

<details>
<summary>In the desert</summary>

There is a welwitschia.

</details>

## Elsewhere

<details>
<summary>In the woods</summary>

There are welwitschias in greenhouses only.

</details>
`,
  'docs/animals.mdx': `# Animals

${screen}
<details>
<summary>In the water</summary>

## Platypus

It lays eggs.

</details>

## Monkeys

<details>
<summary>In America</summary>

Some are marmosets.

</details>

${screen}
<Tabs groupId="monkeys">
${tab('Africa', 'Some are colobuses.')}
${tab('Amazon', '```js\nconst some = tamarins.filter(Boolean);\n```')}
</Tabs>

${screen}
<Tabs>
${tab('Sky', 'No marsupials.')}
${tab(
  'Ground',
  `## Wombat

It digs.

<details>
<summary>On islands</summary>

<Tabs groupId="islands">
${tab('Kangaroo Island', 'It has koalas.')}
${tab('Rottnest', '## Quokka\n\nIt smiles.')}
</Tabs>

</details>`,
)}
</Tabs>

${screen}
<Tabs lazy>
${tab('Day', 'Most animals sleep.\n\n## Numbat\n\nIt eats termites.')}
${tab(
  'Night',
  `Others are awake.

<Tabs lazy groupId="deserts">
${tab('Gibson', 'It has thorny devils.')}
${tab('Tanami', '<div>\n\n## Bilby\n\nIt has long ears.\n\n</div>')}
</Tabs>`,
)}
</Tabs>

${screen}`,
});

const NAMES = ['Platypus', 'Wombat', 'Quokka', 'Numbat', 'Bilby'];

async function open(path: string): Promise<Page> {
  const page = await served.browser.newPage({viewport: {width: 1300, height: 800}});
  await page.goto(served.running.url + path);
  await hydrated(page);
  return page;
}

/** Waits until the heading is at the top of what the page shows. */
async function expectAtTop(page: Page, name: string): Promise<void> {
  const heading = page.locator('main').getByRole('heading', {name});
  await expect
    .poll(async () => (await heading.isVisible()) && ((await heading.boundingBox())?.y ?? -1))
    .toSatisfy((top) => typeof top === 'number' && top >= 0 && top < 150);
}

test.each(NAMES)('%s, in details or tabs, is shown to those who arrive at its address', async (name) => {
  const page = await open(`docs/animals#${name.toLowerCase()}`);
  await expectAtTop(page, name);
  await page.close();
});

test.each(NAMES)('%s is shown to those who follow a link from another page', async (name) => {
  const page = await open('');
  await page.getByRole('link', {name}).click();
  await expectAtTop(page, name);
  // The keyboard goes on from there.
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(name.toLowerCase());
  await page.close();
});

test('a heading of a partial in a tab that is not rendered is shown', async () => {
  const page = await open('docs/grounds#cactus');
  await expectAtTop(page, 'Cactus');
  await page.getByRole('link', {name: 'Moss'}).first().click();
  await expectAtTop(page, 'Moss');
  expect(await page.getByRole('tab', {name: 'Stone', selected: true}).count()).toBe(1);
  // An address that nothing on the page has changes nothing.
  await page.getByRole('tab', {name: 'Sand'}).click();
  await page.evaluate(async () => {
    const changed = new Promise((resolve) => window.addEventListener('hashchange', resolve, {once: true}));
    location.hash = '#lichen';
    await changed;
  });
  expect(await page.getByRole('tab', {name: 'Sand', selected: true}).count()).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.tab.grounds'))).toBe('Sand');
  await page.close();
});

test('the search opens the section that it has found', async () => {
  const page = await open('');
  await openSearch(page);
  await typeQuery(page, 'smiles');
  await page.keyboard.press('Enter');
  await expectAtTop(page, 'Quokka');
  await page.close();
});

test.each(['marmosets', 'tamarins.filter', 'colobuses'])(
  'the search shows %s below the heading',
  async (word) => {
    const page = await open('docs/animals');
    await openSearch(page);
    await typeQuery(page, word);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/animals#monkeys');
    const text = page.locator('main').getByText(word);
    await expect.poll(() => text.isVisible()).toBe(true);
    // Only what the word needs is opened.
    expect(await page.getByText('Some are marmosets.').isVisible()).toBe(word === 'marmosets');
    expect(await page.getByRole('tab', {name: 'Amazon', selected: true}).count()).toBe(
      word === 'tamarins.filter' ? 1 : 0,
    );
    if (word !== 'colobuses') await expect.poll(async () => (await text.boundingBox())?.y).toBeLessThan(800);
    await page.close();
  },
);

test('the search shows a word in a closed part of another page', async () => {
  const page = await open('');
  await openSearch(page);
  await typeQuery(page, 'tamarins');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/animals#monkeys');
  await expect.poll(() => page.locator('main').getByText('tamarins').isVisible()).toBe(true);
  await page.close();
});

test.each(['', 'docs/plants'])(
  'the search shows a word in a closed part at the beginning of a page, from "%s"',
  async (from) => {
    const page = await open(from);
    await openSearch(page);
    await typeQuery(page, 'welwitschia desert');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/plants');
    await expect.poll(() => page.getByText('There is a welwitschia.').isVisible()).toBe(true);
    expect(await page.getByText('greenhouses').isVisible()).toBe(false);
    await page.close();
  },
);

test('the table of contents shows the section, and again after the reader has closed it', async () => {
  const page = await open('docs/animals');
  const link = page.locator('.toc').getByRole('link', {name: 'Quokka'});
  await link.click();
  await expectAtTop(page, 'Quokka');
  await page.getByRole('tab', {name: 'Sky'}).click();
  expect(await page.locator('#quokka').isVisible()).toBe(false);
  await link.click();
  await expectAtTop(page, 'Quokka');
  await page.close();
});

test('a tab that is not rendered until it is chosen is chosen for a heading in it, and again', async () => {
  const page = await open('docs/animals');
  const link = page.locator('.toc').getByRole('link', {name: 'Bilby'});
  expect(await page.locator('#bilby').count()).toBe(0);
  await link.click();
  await expectAtTop(page, 'Bilby');
  await page.getByRole('tab', {name: 'Day'}).click();
  expect(await page.locator('#bilby').count()).toBe(0);
  await link.click();
  await expectAtTop(page, 'Bilby');
  await page.close();
});

test('a heading in one tab is shown although the browser remembers another tab', async () => {
  const page = await open('docs/animals');
  await page.evaluate(() => localStorage.setItem('docusaurus.tab.deserts', 'Gibson'));
  await page.goto(`${served.running.url}docs/animals#bilby`);
  await expectAtTop(page, 'Bilby');
  await page.close();
});
