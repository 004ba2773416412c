import {expect, onTestFinished, test, vi} from 'vitest';
import {createDevLoader} from '../../../src/generator/devClient/createDevLoader.ts';

test('a page that changes twice while the reader goes there is shown as it is now', async () => {
  let version = 0;
  const answers: (() => void)[] = [];
  const fetchPage = () => {
    const redirect = `/version-${++version}`;
    return new Promise<Response>((resolve) => answers.push(() => resolve(Response.json({redirect}))));
  };
  vi.stubGlobal('fetch', fetchPage);
  onTestFinished(() => void vi.unstubAllGlobals());
  const loader = createDevLoader({app: 'dev', baseUrl: '/', registry: {}});
  const page = loader.load('/page');
  for (const change of [1, 2]) {
    await vi.waitFor(() => expect(answers).toHaveLength(change));
    loader.forget(['/page']);
    answers.at(-1)?.();
  }
  await vi.waitFor(() => expect(answers).toHaveLength(3));
  answers.at(-1)?.();
  expect(await page).toEqual({redirect: '/version-3'});
});
