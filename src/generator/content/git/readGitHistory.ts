import {spawn} from 'node:child_process';
import {type Change, type GitHistory, parseChange, parseGitLog} from './parseGitLog.ts';

/** The fault of a system without git. */
export const NO_GIT = 'git is not installed';

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

/**
 * Why the history of a folder cannot be read, in git's own words.
 *
 * @returns undefined if the folder is just not in a repository.
 */
export async function gitFault(folder: string): Promise<string | undefined> {
  const {code, errors} = await callGit(['log', '-1', '--format=', '--', '.'], folder);
  const [first = ''] = errors.trim().split('\n');
  if (code === 0 || first.includes('not a git repository')) return undefined;
  return first.replace(/^(?:fatal|error): |\.$/g, '');
}

async function runGit(args: string[], folder: string): Promise<string | undefined> {
  const {code, output} = await callGit(args, folder);
  return code === 0 ? output : undefined;
}

function callGit(
  args: string[],
  folder: string,
): Promise<{code: number | null; output: string; errors: string}> {
  return new Promise((resolve) => {
    // Its messages are read, so they must not be translated.
    const env = {...ownEnvironment(), LC_ALL: 'C'};
    // Its configuration may print the signatures of commits among what is asked for.
    const git = spawn('git', ['-c', 'log.showSignature=false', ...args], {
      cwd: folder,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const [output, errors]: [Buffer[], Buffer[]] = [[], []];
    git.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    git.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    git.on('error', () => resolve({code: null, output: '', errors: NO_GIT}));
    git.on('close', (code) => {
      const [text, fault] = [output, errors].map((chunks) => Buffer.concat(chunks).toString('utf8'));
      resolve({code, output: text ?? '', errors: fault ?? ''});
    });
  });
}

/**
 * The environment without the repository that git tells a hook about, as in a linked work tree: git would take the folder
 * for the root of its work tree.
 */
function ownEnvironment(): NodeJS.ProcessEnv {
  const {GIT_DIR: _, ...rest} = process.env;
  return process.env.GIT_WORK_TREE === undefined ? rest : process.env;
}
