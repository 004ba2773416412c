import {expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';

test('what a plugin of a site throws in a timer is an error at the page that waits for it', async () => {
  const site = createSite({
    'site.config.ts': `export default {
  title: 'F', url: 'https://f.example', baseUrl: '/',
  docs: {remarkPlugins: [function late() {
    return () => new Promise(() => setTimeout(() => { throw new Error('Too late'); }, 5));
  }]},
};`,
    'docs/a.md': '# A\n',
  });
  const {stdout, stderr, code} = await site.build();
  site.dispose();
  expect(code).toBe(1);
  expect(stdout + stderr).toMatch(/error {2}docs\/a\.md\n {2}The plugin `late` failed: Too late\./);
  expect(stdout + stderr).not.toContain('bug in the generator');
});
