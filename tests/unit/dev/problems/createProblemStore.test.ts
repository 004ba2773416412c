import {afterEach, expect, test} from 'vitest';
import {createProblemStore} from '../../../../src/generator/dev/problems/createProblemStore.ts';
import {createSite, type TestSite} from '../../../support/createSite.ts';

let site: TestSite | undefined;
afterEach(() => site?.dispose());

test('problems include the lines around them, are reported once, and disappear when fixed', async () => {
  site = createSite({'docs/a.mdx': 'one\ntwo\nthree\nfour\n'});
  let reported = 0;
  const store = createProblemStore(site.dir, () => reported++);
  const problem = {
    severity: 'error' as const,
    file: 'docs/a.mdx',
    line: 2,
    column: 2,
    message: 'Wrong.',
    hint: 'Fix it.',
  };
  store.set('page:docs/a.mdx', [problem]);
  store.set('content', [problem]);
  store.set('links:/a', [{severity: 'warning', message: 'Broken.'}], '/a');
  const {problems, dev} = store.list();
  expect(problems).toHaveLength(2);
  expect(dev[0]).toMatchObject({
    ...problem,
    frame: '  1 │ one\n> 2 │ two\n    │  ^\n  3 │ three',
  });
  expect(dev[1]).toEqual({severity: 'warning', message: 'Broken.', path: '/a'});
  await expect.poll(() => reported).toBe(1);

  store.set('page:docs/a.mdx', []);
  store.clear('content');
  store.clear('links:');
  expect(store.list().problems).toEqual([]);
  await expect.poll(() => reported).toBe(2);
});

test('the problems are not settled while work goes on that may find more, even if it fails', async () => {
  let reported = 0;
  const store = createProblemStore('/site', () => reported++);
  let fail: (error: Error) => void = () => undefined;
  store.during(new Promise((_, reject) => (fail = reject)));
  store.during(Promise.resolve());
  await expect.poll(() => reported).toBe(1);
  expect(store.list().isSettled).toBe(false);
  fail(new Error('Stopped'));
  await expect.poll(() => reported).toBe(2);
  expect(store.list().isSettled).toBe(true);
});
