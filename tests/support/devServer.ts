import {type ChildProcess, spawn} from 'node:child_process';
import path from 'node:path';
import {repositoryDir} from './runScript.ts';

/** The real dev server at work, in a process of its own. */
export interface RunningDevServer {
  /** Address with baseUrl. */
  url: string;
  pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Sends Ctrl-C and gives the exit code. */
  stop(): Promise<number | null>;
}

/** Starts `npm run dev` for a site on a free port, and waits until it has printed its address. */
export function startDevServer(siteDir: string, ...args: string[]): Promise<RunningDevServer> {
  return startDevServerOf(repositoryDir, siteDir, ...args);
}

/** The same with the generator of another folder. */
export async function startDevServerOf(
  generatorDir: string,
  siteDir: string,
  ...args: string[]
): Promise<RunningDevServer> {
  const child: ChildProcess = spawn(
    process.execPath,
    [path.join(generatorDir, 'scripts/run.mjs'), 'dev', siteDir, '--port', '0', '--no-open', ...args],
    {
      cwd: generatorDir,
      env: {...process.env, CI: 'true', NO_COLOR: '1', NODE_ENV: undefined, VITEST: undefined},
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  const url = await new Promise<string>((resolve, reject) => {
    const listen = (data: Buffer): void => {
      output += data;
      const found = /Writing at (http\S+)/.exec(output)?.[1];
      if (found) resolve(found);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The dev server ended:\n${output}`)));
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
