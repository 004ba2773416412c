import {expect, test, vi} from 'vitest';
import {createPrerenderBundle} from '../../../src/generator/client/prerender.tsx';
import {runWithin} from '../../../src/generator/render/runLimited.ts';
import {pages, site} from '../theme/fixtures.ts';

test('a page that had the whole time limit is not rendered again, and those after it are rendered', async () => {
  let time = 0;
  let renders = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => time);
  const Page = () => {
    if (++renders > 1) return <h1>Other page</h1>;
    time = 20_000;
    for (;;);
  };
  const {renderPages} = createPrerenderBundle({registry: {home: async () => ({default: Page})}});
  const page = {data: pages.component, modules: {}};
  const [endless, next] = await renderPages(site, [page, page], (work) => runWithin(1000, work));
  expect(endless).toMatchObject({error: {code: 'ERR_SCRIPT_EXECUTION_TIMEOUT'}});
  expect(next).toMatchObject({body: expect.stringContaining('<h1>Other page</h1>')});
});
