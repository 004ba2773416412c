import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {inject} from 'vitest';
import {repositoryDir, runCommand, type ScriptResult} from '../support/runScript.ts';
import {type RunningCommand, startCommand} from '../support/startCommand.ts';

export type PackageManager = 'npm' | 'pnpm';

/** A folder outside the repository with the packed generator installed. */
export interface InstalledSite {
  dir: string;
  write(file: string, text: string): void;
  /** Runs a command of the generator in the folder. */
  run(...args: string[]): Promise<ScriptResult>;
  /** Makes the packages read-only, even for whoever runs the commands. */
  protectPackages(): Promise<void>;
  /** Starts a command that serves the site on a free port. */
  start(name: 'dev' | 'serve', ...args: string[]): Promise<RunningCommand>;
  dispose(): void;
}

/** Debian's user `nobody`: permissions don't apply to root. */
const NOBODY = 65534;

/** pnpm from the dev dependencies: unlike npm, it is not installed everywhere. */
const PNPM = path.join(repositoryDir, 'node_modules/pnpm/bin/pnpm.cjs');

/**
 * Installs the packed generator in an empty folder whose path contains a space.
 *
 * @param packages Additional packages, as npm arguments.
 * @throws if the installation fails, for example because the registry is unreachable.
 */
export async function installSite(manager: PackageManager, ...packages: string[]): Promise<InstalledSite> {
  const parent = mkdtempSync(path.join(realpathSync(tmpdir()), 'installed-'));
  const dir = path.join(parent, `site of ${manager}`);
  mkdirSync(dir);
  const write: InstalledSite['write'] = (file, text) => {
    mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  };
  let uid: number | undefined;
  const protectPackages = async (): Promise<void> => {
    const isRoot = process.getuid?.() === 0;
    if (isRoot) await runCommand('chown', ['-R', `${NOBODY}`, parent]);
    if (isRoot) uid = NOBODY;
    await runCommand('chmod', ['-R', 'a-w', 'node_modules'], {cwd: dir});
    const {code} = await runCommand('touch', ['node_modules/file'], {cwd: dir, uid});
    if (code === 0) throw new Error('The packages can be written to.');
  };
  const dispose = (): void => {
    // The content of a protected folder cannot be removed.
    spawnSync('chmod', ['-R', 'u+w', parent]);
    rmSync(parent, {recursive: true, force: true});
  };
  write('package.json', JSON.stringify({name: 'site', private: true, type: 'module'}));
  const {tarball} = inject('package');
  const {code, stdout, stderr} =
    manager === 'npm'
      ? await runCommand(
          'npm',
          ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball, ...packages],
          {
            cwd: dir,
          },
        )
      : await runCommand(process.execPath, [PNPM, 'add', '--prefer-offline', tarball, ...packages], {
          cwd: dir,
        });
  if (code !== 0) {
    dispose();
    throw new Error(`${manager} does not install the package:\n${stdout}${stderr}`);
  }
  const command = path.join(dir, 'node_modules/.bin/valkyr-docs');
  return {
    dir,
    write,
    run: (...args) => runCommand(command, args, {cwd: dir, uid}),
    protectPackages,
    start: (name, ...args) =>
      startCommand(command, [name, '--port', '0', ...args], {
        cwd: dir,
        uid,
        announced: name === 'dev' ? 'Ready at' : 'Serving .* at',
      }),
    dispose,
  };
}
