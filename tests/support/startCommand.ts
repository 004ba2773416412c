import {type ChildProcess, spawn} from 'node:child_process';

/** A command that runs until it is stopped. */
export interface RunningCommand {
  /** The address that it printed. */
  url: string;
  pid: number;
  /** Its output so far. */
  output(): string;
  /** Sends Ctrl-C and returns the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts a command that serves a site, and waits until it has printed its address.
 *
 * @param announced The text that precedes the address.
 * @param uid The user to run as, which only root can set.
 * @throws the output, if the command ends before that.
 */
export async function startCommand(
  file: string,
  args: string[],
  {cwd, announced, uid}: {cwd: string; announced: string; uid?: number},
): Promise<RunningCommand> {
  const child: ChildProcess = spawn(file, args, {
    cwd,
    ...(uid !== undefined && {uid}),
    env: {...process.env, CI: 'true', NO_COLOR: '1', NODE_ENV: undefined, VITEST: undefined},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const address = new RegExp(`${announced} (http\\S+)`);
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (data: Buffer): void => {
      output += data;
      const found = address.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The command ended:\n${output}`)));
  });
  return {
    url,
    pid: child.pid ?? 0,
    output: () => output,
    stop: () => {
      child.kill('SIGINT');
      return ended;
    },
  };
}
