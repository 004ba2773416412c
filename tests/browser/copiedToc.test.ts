import {expect, test} from 'vitest';
import {hydrated} from '../support/siteBrowser.ts';
import {useServedSite} from '../support/useServedSite.ts';

const served = useServedSite({
  'docusaurus.config.js': `module.exports = {
    title: 'C', url: 'https://test.example', baseUrl: '/', presets: [['classic', {blog: false, theme: {customCss: './src/css/custom.css'}}]],
  };\n`,
  'package.json': '{}',
  // Without a unit, it makes every `calc()` that uses it invalid.
  'src/css/custom.css': ':root { --ifm-navbar-height: 0; }\n',
  'src/pages/index.md': '# Home\n',
  'docs/a.md': `# A\n\n${['One', 'Two', 'Three'].map((name) => `## ${name}\n\n### In ${name}\n\n${'Text.\n\n'.repeat(30)}`).join('')}`,
  // As \`docusaurus swizzle --eject\` writes it, shortened.
  'src/theme/TOCItems/index.js': `import {useMemo} from 'react';
import {useFilteredAndTreeifiedTOC, useTOCHighlight} from '@docusaurus/theme-common/internal';
import Tree from '@theme/TOCItems/Tree';
export default function TOCItems({
  toc, className = 'table-of-contents', linkClassName = 'table-of-contents__link', linkActiveClassName, ...props
}) {
  const tree = useFilteredAndTreeifiedTOC({toc, minHeadingLevel: 2, maxHeadingLevel: 3});
  const config = useMemo(() => linkActiveClassName && {linkClassName, linkActiveClassName}, [linkClassName, linkActiveClassName]);
  useTOCHighlight(config);
  return <Tree toc={tree} className={className} linkClassName={linkClassName} {...props} />;
}
`,
});

test('a copied table of contents marks the section in view, and its inner lists have no bullets', async () => {
  const page = await served.browser.newPage({viewport: {width: 1400, height: 600}});
  await page.goto(`${served.running.url}docs/a`);
  await hydrated(page);
  const current = page.locator('.toc a[aria-current]');
  await expect.poll(() => current.allTextContents()).toEqual(['One']);
  await page.locator('.toc').getByRole('link', {name: 'In Two'}).click();
  await expect.poll(() => current.allTextContents()).toEqual(['In Two']);
  expect(await current.getAttribute('class')).toBe('toc-link table-of-contents__link--active');
  const inner = page.locator('.toc ul ul').first();
  expect(await inner.evaluate((list) => getComputedStyle(list).listStyleType)).toBe('none');
  await page.close();
});
