import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {repositoryDir} from '../../support/runScript.ts';

// Inside the repository, so that its packages are found; the cache folder is not part of the sources.
const dir = mkdtempSync(path.join(repositoryDir, 'node_modules/.cache-platforms-'));
afterAll(() => rmSync(dir, {recursive: true, force: true}));

/** The compiler's messages for one module under the settings of a part of the generator. */
function check(config: string, text: string): string {
  const settings = path.join(dir, 'tsconfig.json');
  writeFileSync(path.join(dir, 'module.ts'), `${text}\nexport {};\n`);
  const extended = path.join(repositoryDir, 'src/generator', config);
  writeFileSync(
    settings,
    JSON.stringify({extends: extended, include: [], exclude: [], files: ['module.ts']}),
  );
  try {
    execFileSync(process.execPath, [
      path.join(repositoryDir, 'node_modules/typescript/bin/tsc'),
      '-p',
      settings,
    ]);
    return '';
  } catch (error) {
    return (error as {stdout: Buffer}).stdout.toString();
  }
}

test.each([
  ['tsconfig.node.json', 'window.scrollTo(0, 0);', "Cannot find name 'window'"],
  ['tsconfig.node.json', 'process.exitCode = 1;', ''],
  ['tsconfig.browser.json', 'process.exitCode = 1;', "Cannot find name 'process'"],
  ['tsconfig.browser.json', 'window.scrollTo(0, 0);', ''],
  ['shared/tsconfig.json', 'process.exitCode = 1;', "Cannot find name 'process'"],
  ['shared/tsconfig.json', 'window.scrollTo(0, 0);', "Cannot find name 'window'"],
])('under %s, `%s` gives "%s"', (config, text, message) => {
  const said = check(config, text);
  if (message === '') expect(said).toBe('');
  else expect(said).toContain(message);
});
