import {spawn} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {BUILD_PATIENCE} from './patience.ts';

/** Folder of the repository. */
export const repositoryDir = fileURLToPath(new URL('../../', import.meta.url));

export interface ScriptResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs one of the project's commands as `npm run` would, and returns its output. */
export function runScript(name: string, args: string[], options?: {cwd?: string}): Promise<ScriptResult> {
  return runCommand(process.execPath, [`${repositoryDir}scripts/run.mjs`, name, ...args], options);
}

/**
 * Runs a command to its end, and returns its output.
 *
 * @param options.uid The user to run as, which only root can set.
 * @throws the signal and the output, if the command did not end by itself: it crashed, or took too long.
 */
export function runCommand(
  file: string,
  args: string[],
  {cwd = repositoryDir, uid}: {cwd?: string; uid?: number} = {},
): Promise<ScriptResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(file, args, {
      cwd,
      ...(uid !== undefined && {uid}),
      env: {...process.env, CI: 'true', NO_COLOR: '1', NODE_ENV: undefined, VITEST: undefined},
      timeout: BUILD_PATIENCE,
    });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (data: Buffer) => {
      stdout += data;
    });
    child.stderr.on('data', (data: Buffer) => {
      stderr += data;
    });
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (code !== null) resolve({code, stdout, stderr});
      else reject(new Error(`The command was ended by ${signal}:\n${stdout}\n${stderr}`));
    });
  });
}
