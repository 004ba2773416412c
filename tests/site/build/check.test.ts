import {expect, test} from 'vitest';
import {repositoryDir, runScript} from '../../support/runScript.ts';

test('this site has no problems, and all its addresses are in the inventory', async () => {
  const {code, stdout, stderr} = await runScript('check', ['--strict'], {cwd: repositoryDir});
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Checked \d{3} pages with \d{3,} code samples in .*: nothing to fix\.$/m);
  expect(code).toBe(0);
});
