import {execFileSync} from 'node:child_process';
import {chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {readGitHistory, readLastChange} from '../../../../src/generator/content/git/readGitHistory.ts';

/** Signs everything, and finds every signature good. */
const SIGNER = `#!/bin/sh
case "$*" in
  *--verify*) echo '[GNUPG:] GOODSIG 1234567890123456 Ada'; echo 'gpg: Good signature' >&2 ;;
  *) cat >/dev/null; echo '[GNUPG:] SIG_CREATED D' >&2; echo '-----BEGIN PGP SIGNATURE-----' ;;
esac
`;

const ENV = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@test.example',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@test.example',
  GIT_COMMITTER_DATE: '2024-05-06T07:08:09Z',
};

/** What the history says of a file that was committed once. */
const CHANGE = {date: '2024-05-06T07:08:09.000Z', author: 'Ada'};
const HISTORY = new Map([['guide.md', {first: CHANGE, last: CHANGE}]]);

let repository = '';
/** A folder in the repository, with one file. */
let docs = '';
beforeEach(() => {
  repository = mkdtempSync(path.join(tmpdir(), 'git-history-'));
  docs = path.join(repository, 'docs');
  mkdirSync(docs);
  writeFileSync(path.join(docs, 'guide.md'), 'Text.\n');
  git('init', '--quiet');
  git('add', 'docs');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(repository, {recursive: true, force: true});
});

function git(...args: string[]): string {
  return execFileSync('git', args, {cwd: repository, env: {...process.env, ...ENV}, encoding: 'utf8'});
}

test('an author who lets git show signatures gets the same history', async () => {
  const signer = path.join(repository, 'signer.sh');
  writeFileSync(signer, SIGNER);
  chmodSync(signer, 0o755);
  git('config', 'gpg.format', 'openpgp');
  git('config', 'gpg.program', signer);
  git('config', 'log.showSignature', 'true');
  git('commit', '--quiet', '--gpg-sign', '--message', 'Write the guide');
  expect(git('log')).toContain('gpg: Good signature');
  expect(await readLastChange(docs, ['guide.md'])).toEqual(CHANGE);
  expect(await readGitHistory(docs)).toEqual(HISTORY);
});

test('a hook of git, which says where the repository is, gets the same history', async () => {
  git('commit', '--quiet', '--message', 'Write the guide');
  vi.stubEnv('GIT_DIR', path.join(repository, '.git'));
  expect(await readGitHistory(docs)).toEqual(HISTORY);
});
