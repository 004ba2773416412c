import {expect, test} from 'vitest';
import type {CompiledMeta} from '../../../src/generator/markdown/CompiledMeta.ts';
import {createRoutes} from '../../../src/generator/routes/createRoutes.ts';
import {loadTestSite, testConfig} from '../content/loadTestSite.ts';

test('in the data of a list of posts, an image next to a post has the address of its copy', async () => {
  const file = 'blog/2024-01-02-a.md';
  const {content} = await loadTestSite({
    [file]: '---\nimage: ./a.png\n---\n# A\n',
    'blog/2024-01-01-b.md': '---\nimage: /img/b.png\n---\n# B\n',
  });
  const meta = {image: '/v1/assets/images/a-1234.png', toc: [] as CompiledMeta['toc']} as CompiledMeta;
  const compiled = new Map([[file, meta]]);
  const config = testConfig();
  const {routes} = createRoutes(config, content, compiled);
  const list = routes.find(({path}) => path === '/v1/blog');
  expect(list?.data.head.structuredData).toMatchObject([
    {
      '@type': 'Blog',
      blogPost: [
        {name: 'A', image: `${config.url}/v1/assets/images/a-1234.png`},
        {name: 'B', image: `${config.url}/v1/img/b.png`},
      ],
    },
  ]);
});
