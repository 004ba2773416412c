import {cpSync, mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {repositoryDir, runCommand} from '../support/runScript.ts';

/** The entries of `.dockerignore` in the guide. */
const IGNORED = ['node_modules', 'build', '.cache', '.generator'];

/**
 * Performs the steps of the guide's Dockerfile up to its web server: copies the files of a site to a folder, and runs
 * its commands there. Debian packages must be installed on the machine.
 *
 * @throws the output of a command that fails.
 */
export async function runDockerfile(siteDir: string, imageDir: string): Promise<void> {
  const text = readFileSync(`${repositoryDir}.github/guide/deploy/Dockerfile`, 'utf8');
  const [, build = ''] = text.split(/^FROM .*$/m);
  mkdirSync(imageDir);
  for (const [, order, rest = ''] of build.matchAll(/^(COPY|RUN) (.*)$/gm)) {
    if (order === 'COPY') copy(siteDir, imageDir, rest.split(' ').slice(0, -1));
    else if (!rest.startsWith('apt-get ')) await run(rest.replace(/^(?:--mount=\S+ )+/, ''), imageDir);
  }
}

function copy(siteDir: string, imageDir: string, names: readonly string[]): void {
  for (const name of names) {
    cpSync(path.join(siteDir, name), path.join(imageDir, name), {
      recursive: true,
      filter: (file) => !IGNORED.includes(path.relative(siteDir, file)),
    });
  }
}

async function run(command: string, cwd: string): Promise<void> {
  const {code, stdout, stderr} = await runCommand('bash', ['-c', command], {cwd});
  if (code !== 0) throw new Error(`${command}\n${stdout}${stderr}`);
}
