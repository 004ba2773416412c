import {expect, test} from 'vitest';
import {repositoryDir, runScript} from '../../support/runScript.ts';

test('the content check finds nothing to mend in the docs and the blog', async () => {
  const {code, stdout, stderr} = await runScript('checkContent', [repositoryDir]);
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^Checked \d{3} pages with \d{3,} code samples: nothing to mend\.$/m);
  expect(code).toBe(0);
});

test('as JSON, for other tools', async () => {
  const {stdout} = await runScript('checkContent', ['--json'], {cwd: repositoryDir});
  expect(JSON.parse(stdout)).toMatchObject({
    pages: expect.any(Number),
    samples: expect.any(Number),
    problems: [],
  });
});

test('arguments that mean nothing are refused', async () => {
  const {code, stderr} = await runScript('checkContent', ['--jsno']);
  expect(code).toBe(2);
  expect(stderr).toBe("Unknown option '--jsno'. Did you mean --json?\n");
});
