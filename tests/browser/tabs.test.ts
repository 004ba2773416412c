import type {Locator} from 'playwright';
import {expect, test} from 'vitest';
import {hydrated} from '../support/siteBrowser.ts';
import {useServedSite} from '../support/useServedSite.ts';

const LANGUAGES = ['curl', 'TypeScript', 'Python', 'Kotlin', 'Swift', 'Haskell', 'Erlang', 'Fortran'];

const tabs = (group: string) =>
  `<Tabs groupId="${group}">\n${LANGUAGES.map(
    (name) => `<TabItem value="${name}" label="${name}">\n\n${name} of ${group}\n\n</TabItem>`,
  ).join('\n')}\n</Tabs>\n`;

const served = useServedSite({
  'site.config.ts': `export default {
      title: 'Tabs', url: 'https://test.example', baseUrl: '/', favicon: 'icon.svg',
      i18n: {defaultLocale: 'en', locales: ['en', 'ar']},
    };\n`,
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/pages/index.md': '# Home\n',
  'docs/samples.mdx': `# Samples\n\n${tabs('language')}\n## Again\n\n${tabs('language')}\n`,
});

/** Whether a tab is completely within what its list shows. */
function isShown(tab: Locator): Promise<boolean> {
  return tab.evaluate((element) => {
    const {left, right} = element.getBoundingClientRect();
    const list = element.parentElement?.getBoundingClientRect();
    return list !== undefined && left >= list.left - 1 && right <= list.right + 1;
  });
}

test('a tab that was out of sight is shown when a key selects it, in each list of its group', async () => {
  const page = await served.browser.newPage({viewport: {width: 390, height: 800}});
  await page.goto(`${served.running.url}docs/samples`);
  await hydrated(page);
  const last = page.getByRole('tab', {name: 'Fortran'});
  expect(await isShown(last.first())).toBe(false);
  await page.getByRole('tab', {name: 'curl'}).first().focus();
  await page.keyboard.press('End');
  expect(await last.first().evaluate((tab) => tab === document.activeElement)).toBe(true);
  for (const tab of await last.all()) await expect.poll(() => isShown(tab)).toBe(true);
  await page.close();
});

test('a tab that the browser has remembered is in sight on the next visit, and the page stays at its top', async () => {
  const context = await served.browser.newContext({viewport: {width: 390, height: 400}});
  await context.addInitScript(() => localStorage.setItem('docusaurus.tab.language', 'Fortran'));
  const page = await context.newPage();
  await page.goto(`${served.running.url}docs/samples`);
  await hydrated(page);
  const remembered = page.getByRole('tab', {name: 'Fortran', selected: true});
  await expect.poll(() => remembered.count()).toBe(2);
  for (const tab of await remembered.all()) await expect.poll(() => isShown(tab)).toBe(true);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await context.close();
});
