import {expect, test} from 'vitest';
import {useServedSite} from '../support/useServedSite.ts';

const TEXT = '# A\n\n## Part\n\nText.\n';

const served = useServedSite({
  'docusaurus.config.js':
    "module.exports = {title: 'T', url: 'https://t.example', baseUrl: '/', presets: ['classic']};\n",
  'docs/a.md': TEXT,
  'docs/b.md': `---\ndisplayed_sidebar: null\n---\n\n${TEXT}`,
  'src/theme/DocItem/Layout/index.jsx':
    'import TOC from \'@theme/DocItem/TOC/Desktop\';\nexport default ({children}) => <div className="row"><div className="col">{children}</div><div className="col col--3"><TOC /></div></div>;\n',
  'src/theme/DocRoot/Layout/Main/index.jsx':
    'import Main from \'@theme-original/DocRoot/Layout/Main\';\nexport default (props) => <div id="around"><Main {...props} /></div>;\n',
});

test('a doc that the site lays out and wraps has the place beside the sidebar, which it has to itself', async () => {
  const page = await served.browser.newPage({viewport: {width: 1300, height: 800}});
  const boxes = async (path: string) => {
    await page.goto(`${served.running.url}${path}`);
    return page
      .locator('.shell, #around')
      .evaluateAll((parts) =>
        parts.map((part) => part.getBoundingClientRect()).map(({x, right}) => ({x, right})),
      );
  };
  const [shell, beside] = await boxes('docs/a');
  expect(beside?.right).toBe(shell?.right);
  expect(beside?.x).toBeGreaterThan(100);
  const [, alone] = await boxes('docs/b');
  expect(alone).toEqual(shell);
  await page.close();
});
