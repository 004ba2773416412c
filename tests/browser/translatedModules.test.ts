import {expect, test} from 'vitest';
import {watchConsole} from '../support/browser.ts';
import {hydrated} from '../support/siteBrowser.ts';
import {useServedSite} from '../support/useServedSite.ts';

const translated = (id: string, message: string): string => `translate({id: '${id}', message: '${message}'})`;

const served = useServedSite({
  'docusaurus.config.js': `export default {
    title: 'Tea', url: 'https://test.example', baseUrl: '/', favicon: 'icon.svg',
    i18n: {defaultLocale: 'en', locales: ['en', 'fr']}, presets: [['classic', {docs: false, blog: false}]],
  };\n`,
  'package.json': '{}',
  'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
  'src/pages/index.js': `import Layout from '@theme/Layout';
import {useEffect, useState} from 'react';
import {translate} from '@docusaurus/Translate';
const sorts = [{name: ${translated('green', 'Green')}}];
export default function Home() {
  const [isShown, show] = useState(false);
  useEffect(() => show(true), []);
  return <Layout><h1>{sorts[0].name}</h1>{isShown && <p>{sorts[0].name}</p>}</Layout>;
}
`,
  // Part of the app's own script, which is evaluated before it reads anything.
  'src/theme/Footer/index.js': `import {translate} from '@docusaurus/Translate';
const label = ${translated('foot', 'Foot')};
export default () => <footer>{label}</footer>;
`,
  'i18n/fr/code.json': '{"green": {"message": "Vert"}, "foot": {"message": "Pied"}}',
});

test.each([
  ['', 'Green', 'Foot'],
  ['fr/', 'Vert', 'Pied'],
])(
  'texts that modules translate when they are loaded are the same in the browser: /%s',
  async (address, green, foot) => {
    const page = await served.browser.newPage();
    const messages = watchConsole(page);
    const html = await (await fetch(`${served.running.url}${address}`)).text();
    expect(html).toContain(`>${green}</h1>`);
    expect(html).toContain(`<footer>${foot}</footer>`);
    await page.goto(`${served.running.url}${address}`);
    await hydrated(page);
    expect(await page.locator('main p, h1 + p').first().textContent()).toBe(green);
    expect(await page.locator('footer').textContent()).toBe(foot);
    expect(messages).toEqual([]);
    await page.close();
  },
);
