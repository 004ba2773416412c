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
