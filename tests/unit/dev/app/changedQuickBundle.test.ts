import {expect, test, vi} from 'vitest';
import {createQuickBundle} from '../../../../src/generator/dev/app/createQuickBundle.ts';
import type {QuickResult} from '../../../../src/generator/dev/app/quickPrerender.ts';
import {createDeferred} from '../../../../src/generator/workers/createDeferred.ts';
import {bundleRequest} from '../../../support/bundleRequest.ts';
import {appFacts} from '../../../../src/generator/shared/page/AppFacts.ts';
import {EMPTY_SITE_DATA} from '../../../support/emptySiteData.ts';

const {quickPrerender} = vi.hoisted(() => ({quickPrerender: vi.fn<() => Promise<QuickResult>>()}));
vi.mock('../../../../src/generator/dev/app/quickPrerender.ts', () => ({quickPrerender}));

test('a component that is saved while the first bundle is made is bundled again', async () => {
  const inputs = ['/site/src/Box.tsx'];
  const isBundled = createDeferred();
  quickPrerender.mockImplementationOnce(() => isBundled.promise.then(() => ({file: 'old.cjs', inputs})));
  quickPrerender.mockImplementationOnce(async () => ({file: 'new.cjs', inputs}));
  const bundle = createQuickBundle(() => undefined);
  const request = {...bundleRequest('/site'), site: appFacts(EMPTY_SITE_DATA), components: []};
  const asked = bundle.file([], request);
  bundle.change(new Set(['/site/docs/page.md', ...inputs]));
  isBundled.resolve();
  expect(await asked).toBe('new.cjs');
  expect(quickPrerender).toHaveBeenCalledTimes(2);
  // Other files may change all the time.
  bundle.change(new Set(['/site/docs/page.md']));
  expect(await bundle.file([], request)).toBe('new.cjs');
  expect(quickPrerender).toHaveBeenCalledTimes(2);
});
