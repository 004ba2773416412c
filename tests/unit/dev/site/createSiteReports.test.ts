import {expect, test} from 'vitest';
import {createSiteReports} from '../../../../src/generator/dev/site/createSiteReports.ts';
import {systemProblem} from '../../../../src/generator/problems/systemProblem.ts';
import type {Problem} from '../../../../src/generator/shared/problems/Problem.ts';

test('pages that are removed while they are read, as Git does on another branch, are not reported', () => {
  const reported: Problem[] = [];
  const problems = {set: (_: string, found: Problem[]) => reported.push(...found), during: () => undefined};
  const reports = createSiteReports({problems, send: () => undefined, log: () => undefined}, {}, () => true);
  const missing = (file: string): Problem =>
    systemProblem(Object.assign(new Error('no such file'), {code: 'ENOENT'}), {siteDir: '/site', file});
  const kept: Problem = {severity: 'error', file: 'docs/b.md', message: 'A mistake.'};
  reports.problems.set('content', [missing('/site/docs/a.md'), kept, missing('/site/blog/authors.yml')]);
  expect(reported.map(({file}) => file)).toEqual(['docs/b.md', 'blog/authors.yml']);
});
