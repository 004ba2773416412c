import {expect, test} from 'vitest';
import {useServedSite} from '../support/useServedSite.ts';

const COLUMNS = Array.from({length: 16}, (_, index) => `c${index}`);

const served = useServedSite({
  'site.config.ts': `export default {
      title: 'Wide', url: 'https://test.example', baseUrl: '/',
      books: [{label: 'Guide', path: '/docs/guide'}],
    };\n`,
  'src/pages/index.md': '# Home\n',
  'docs/guide/_category_.json': '{"label": "Guide"}',
  'docs/guide/wide.md': `# Wide\n\n| ${COLUMNS.join(' | ')} |\n|${' - |'.repeat(COLUMNS.length)}\n| ${COLUMNS.join(' | ')} |\n`,
});

test('a table that is wider than a phone scrolls on the page of a book, and the page does not', async () => {
  const page = await served.browser.newPage({viewport: {width: 320, height: 800}});
  await page.goto(`${served.running.url}print/guide`);
  const beyond = (selector: string) =>
    page.locator(selector).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth);
  expect(await beyond('html')).toBe(0);
  expect(await beyond('.table-scroll')).toBeGreaterThan(0);
  await page.close();
});
