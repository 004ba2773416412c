import {expect, onTestFinished, test} from 'vitest';
import {createSite} from '../support/createSite.ts';

const CODE = '```haskell\nmodule Main where\n```\n\n```erb\n<p><%= if x %></p>\n```\n\n```js\nlet a\n```\n';

test('code in an additional language is highlighted in a built page', async () => {
  const site = createSite({
    'site.config.ts': `export default {
      title: 'Test', url: 'https://test.example',
      themeConfig: {prism: {additionalLanguages: ['haskell', 'ERB']}},
    };\n`,
    'docs/start.md': CODE,
  });
  onTestFinished(() => site.dispose());
  expect(await site.build()).toMatchObject({code: 0, stderr: ''});
  const html = site.output('docs/start/index.html');
  expect(html).toContain('<span class="tk-k">module</span>');
  expect(html).toContain('<span class="tk-k">if</span>');
  expect(html).toContain('<span class="tk-k">let</span>');
});
