import path from 'node:path';
import {repositoryDir} from './runScript.ts';
import {type RunningCommand, startCommand} from './startCommand.ts';

/** The real dev server, running in its own process; its address includes baseUrl. */
export type RunningDevServer = RunningCommand;

/** Starts `npm run dev` for a site on a free port, and waits until it has printed its address. */
export function startDevServer(siteDir: string, ...args: string[]): Promise<RunningDevServer> {
  return startDevServerOf(repositoryDir, siteDir, ...args);
}

/** The same, with the generator in another folder. */
export function startDevServerOf(
  generatorDir: string,
  siteDir: string,
  ...args: string[]
): Promise<RunningDevServer> {
  const script = path.join(generatorDir, 'scripts/run.mjs');
  return startCommand(process.execPath, [script, 'dev', siteDir, '--port', '0', '--no-open', ...args], {
    cwd: generatorDir,
    announced: 'Ready at',
  });
}
