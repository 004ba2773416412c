import {spawn} from 'node:child_process';
import {type Change, type GitHistory, parseChange, parseGitLog} from './parseGitLog.ts';

/**
 * Reads the history of a folder with a single git call.
 *
 * @param folder Absolute path.
 * @returns undefined when the folder is not in a git work tree, the repository has no commits yet, or git is not
 * installed.
 */
export async function readGitHistory(folder: string): Promise<GitHistory | undefined> {
  const output = await runGit(
    ['log', '--format=%x01%ct%x09%aN', '--name-only', '--no-renames', '--relative', '-z', '--', '.'],
    folder,
  );
  return output === undefined ? undefined : parseGitLog(output);
}

/**
 * Reads the last change of any of some files.
 *
 * @param folder Absolute path, to which the files are relative.
 * @returns undefined when there is none in git, see `readGitHistory`.
 */
export async function readLastChange(folder: string, files: readonly string[]): Promise<Change | undefined> {
  const output = await runGit(['log', '-1', '--format=%ct%x09%aN', '--', ...files], folder);
  return output ? parseChange(output) : undefined;
}

/** Whether the folder's repository lacks older commits, as after `git clone --depth`. */
export async function isShallowClone(folder: string): Promise<boolean> {
  const output = await runGit(['rev-parse', '--is-shallow-repository'], folder);
  return output?.trim() === 'true';
}

function runGit(args: string[], folder: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const git = spawn('git', args, {cwd: folder, stdio: ['ignore', 'pipe', 'ignore']});
    const chunks: Buffer[] = [];
    git.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    git.on('error', () => resolve(undefined));
    git.on('close', (code) => resolve(code === 0 ? Buffer.concat(chunks).toString('utf8') : undefined));
  });
}
