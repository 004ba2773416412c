import {execFileSync} from 'node:child_process';
import {chmodSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {readGitHistory, readLastChange} from '../../../../src/generator/content/git/readGitHistory.ts';

/** Signs everything, and finds every signature good. */
const SIGNER = `#!/bin/sh
case "$*" in
  *--verify*) echo '[GNUPG:] GOODSIG 1234567890123456 Ada'; echo 'gpg: Good signature' >&2 ;;
  *) cat >/dev/null; echo '[GNUPG:] SIG_CREATED D' >&2; echo '-----BEGIN PGP SIGNATURE-----' ;;
esac
`;

test('an author who lets git show signatures gets the same history', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'git-history-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  const signer = path.join(folder, 'signer.sh');
  writeFileSync(signer, SIGNER);
  chmodSync(signer, 0o755);
  writeFileSync(path.join(folder, 'guide.md'), 'Text.\n');
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: 'Ada',
    GIT_AUTHOR_EMAIL: 'ada@test.example',
    GIT_COMMITTER_NAME: 'Ada',
    GIT_COMMITTER_EMAIL: 'ada@test.example',
    GIT_COMMITTER_DATE: '2024-05-06T07:08:09Z',
  };
  const git = (...args: string[]): string => execFileSync('git', args, {cwd: folder, env, encoding: 'utf8'});
  git('init', '--quiet');
  for (const [key, value] of [
    ['gpg.format', 'openpgp'],
    ['gpg.program', signer],
    ['log.showSignature', 'true'],
  ] as const)
    git('config', key, value);
  git('add', 'guide.md');
  git('commit', '--quiet', '--gpg-sign', '--message', 'Write the guide');
  expect(git('log')).toContain('gpg: Good signature');

  const change = {date: '2024-05-06T07:08:09.000Z', author: 'Ada'};
  expect(await readLastChange(folder, ['guide.md'])).toEqual(change);
  expect(await readGitHistory(folder)).toEqual(new Map([['guide.md', {first: change, last: change}]]));
});
