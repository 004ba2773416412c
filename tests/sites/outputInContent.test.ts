import {expect, test} from 'vitest';
import {createSite} from '../support/createSite.ts';
import {listFiles} from '../support/listFiles.ts';

test('docs in the site folder itself do not include the pages of the last build', async () => {
  const site = createSite({
    'site.config.ts':
      "export default {title: 'Test', url: 'https://test.example', docs: {path: '.'}, blog: false, pages: false};\n",
    'guide/page.md': '---\ntitle: Page\n---\n\nText.\n',
  });
  try {
    expect((await site.build()).code).toBe(0);
    const first = listFiles(`${site.dir}/build`);
    const {code, stdout} = await site.build();
    expect(code).toBe(0);
    expect(stdout).toContain('nothing changed');
    expect(listFiles(`${site.dir}/build`)).toEqual(first);
  } finally {
    site.dispose();
  }
});
