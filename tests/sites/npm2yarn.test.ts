import {afterAll, expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';

const site = createSite({
  'docusaurus.config.js': `module.exports = {
  title: 'N', url: 'https://n.example', baseUrl: '/',
  presets: [['classic', {docs: {remarkPlugins: [[require('@docusaurus/remark-plugin-npm2yarn'), {sync: true}]]}}]],
};`,
  'docs/a.md': '# A\n\n```bash npm2yarn\nnpm install lamp\n```\n',
  'docs/b.md': '# B\n\nNo commands.\n',
});
afterAll(() => site.dispose());

test('without its package, commands stay as they are, with a warning at the page that has some', async () => {
  site.remove('site.config.ts');
  const {code, stdout, stderr} = await site.build();
  expect(stdout + stderr).toMatch(
    /warning\s+docs\/a\.md:3:1\s+The plugin `npm2yarn` says: `@docusaurus\/remark-plugin-npm2yarn` is not installed, so commands are shown for npm alone\./,
  );
  expect(stdout + stderr).not.toContain('docs/b.md');
  expect(code).toBe(0);
  expect(site.output('docs/a.md')).toContain('npm install lamp');
});
