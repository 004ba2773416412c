import {execFile} from 'node:child_process';
import {symlinkSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, test} from 'vitest';
import {systemProblem} from '../../../src/generator/problems/systemProblem.ts';
import {siteFolder} from '../config/siteFolder.ts';
import {isSystemFault, type SystemFault} from '../../../src/generator/shared/problems/SystemFault.ts';

const SITE = '/home/ann/my-site';

function fault(code: string, more: Partial<SystemFault> = {}): SystemFault {
  return Object.assign(new Error(`${code}: in Node's words, open '/x'`), {code, syscall: 'open', ...more});
}

test.each([
  ['ENOSPC', 'disk is full'],
  ['EDQUOT', 'disk is full'],
  ['EROFS', 'read-only'],
  ['EACCES', 'denies access'],
  ['EPERM', 'denies access'],
  ['EIO', 'could not be read'],
  ['EISDIR', 'is a folder'],
  ['ENOTDIR', 'must be a folder'],
  ['ENOENT', 'missing'],
  ['ENAMETOOLONG', 'too long'],
  ['ELOOP', 'loop'],
  ['EMFILE', 'open files'],
  ['EINVAL', 'EINVAL'],
  ['ESTALE', 'ESTALE'],
])('%s has a reason and a fix', (code, reason) => {
  const problem = systemProblem(fault(code, {path: `${SITE}/docs/x.md`}), {siteDir: SITE});
  expect(problem).toMatchObject({severity: 'error', file: 'docs/x.md'});
  expect(problem.message).toContain(reason);
  expect(problem.hint).toMatch(/\.$/);
});

test('a symbolic link to nothing is named as one', async () => {
  const siteDir = await siteFolder({});
  symlinkSync('nowhere.mdx', path.join(siteDir, 'x.mdx'));
  expect(systemProblem(fault('ENOENT', {path: path.join(siteDir, 'x.mdx')}), {siteDir})).toEqual({
    severity: 'error',
    file: 'x.mdx',
    message: 'This is a symbolic link to something that does not exist.',
    hint: 'Fix the link, or remove it.',
  });
});

test('a program that a plugin starts is not taken for a file of the site', async () => {
  const thrown: unknown = await promisify(execFile)('no-such-program').catch((error: unknown) => error);
  expect(isSystemFault(thrown) && systemProblem(thrown, {siteDir: SITE})).toEqual({
    severity: 'error',
    message: 'The program `no-such-program` is not installed, or not in `PATH`.',
    hint: 'A plugin or function of the site starts it: install it, or remove what starts it.',
  });
});

test('a file that is not one of the site is named in the message', () => {
  const problem = systemProblem(fault('EACCES', {path: '/elsewhere/x'}), {siteDir: SITE});
  expect(problem.file).toBeUndefined();
  expect(problem.message).toBe('/elsewhere/x: The system denies access to this.');
});

test('for a copy without enough space, the target is named', () => {
  const more = {path: `${SITE}/static/a.png`, dest: `${SITE}/build/a.png`, syscall: 'copyfile'};
  expect(systemProblem(fault('ENOSPC', more), {siteDir: SITE}).file).toBe('build/a.png');
  expect(systemProblem(fault('EIO', more), {siteDir: SITE}).file).toBe('static/a.png');
});

test('a file that is listed but not found is reported as not being named in UTF-8', () => {
  const problem = systemProblem(fault('ENOENT', {path: `${SITE}/docs/caf\uFFFD.md`}), {siteDir: SITE});
  expect(problem.message).toContain('not valid UTF-8');
});

test('for an error without a file, the message says what was being done', () => {
  const problem = systemProblem(fault('ENOSPC'), {siteDir: SITE, otherwise: 'the cache'});
  expect(problem).toMatchObject({message: 'The disk is full: the cache could not be written.'});
});

test('an error in the code is not a system error', async () => {
  const missing: unknown = await readFile(path.join(SITE, 'missing')).catch((error: unknown) => error);
  expect(isSystemFault(missing)).toBe(true);
  const bugs = [
    new TypeError('x is not a function'),
    Object.assign(new Error('x'), {code: 'ERR_ASSERTION'}),
    null,
    'ENOENT',
  ];
  expect(bugs.filter(isSystemFault)).toEqual([]);
});
