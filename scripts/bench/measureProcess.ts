import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {closeSync, openSync, readFileSync, rmSync} from 'node:fs';
import {platform} from 'node:os';
import {createMemorySampler} from './sampleMemory.ts';

/** A command to measure. */
export interface MeasuredCommand {
  command: string;
  args: string[];
  cwd: string;
  /** Variables that are added; undefined removes one. */
  env?: Record<string, string | undefined>;
  /** File that takes all output. */
  log: string;
}

/** What one run took. */
export interface Measurement {
  /** 0 when it succeeded; 1 too for one that a signal ended. */
  exitCode: number;
  wallSeconds: number;
  /** User and system time of the process and all its children that were waited for. Absent on Windows. */
  cpuSeconds?: number;
  /** Largest sum of the resident memory of all processes of the run. */
  peakBytes: number;
}

/** POSIX `times` prints the time of the shell on one line and that of its children on the next. */
const TIMED = '"$@"; code=$?; times >"$0"; exit $code';

/** Runs a command to its end and measures it. A run that is broken off leaves no process behind. */
export async function measureProcess({command, args, cwd, env, log}: MeasuredCommand): Promise<Measurement> {
  const isPosix = platform() !== 'win32';
  const timesFile = `${log}.times`;
  const output = openSync(log, 'w');
  const start = performance.now();
  const child = spawn(
    isPosix ? '/bin/sh' : command,
    isPosix ? ['-c', TIMED, timesFile, command, ...args] : args,
    {
      cwd,
      env: {...process.env, ...env},
      stdio: ['ignore', output, output],
      // A group of its own, so that all of its processes can be found and ended.
      detached: isPosix,
    },
  );
  const sampler = createMemorySampler(child.pid ?? 0);
  const end = () => endGroup(child.pid);
  const breakOff = () => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', breakOff);
  process.once('SIGTERM', breakOff);
  try {
    const [code] = await once(child, 'exit');
    const wallSeconds = (performance.now() - start) / 1000;
    return {exitCode: code ?? 1, wallSeconds, cpuSeconds: readTimes(timesFile), peakBytes: sampler.stop()};
  } finally {
    sampler.stop();
    end();
    process.off('SIGINT', breakOff);
    process.off('SIGTERM', breakOff);
    closeSync(output);
    rmSync(timesFile, {force: true});
  }
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined || platform() === 'win32') return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All of them have ended already, which is the usual case.
  }
}

/** Reads the second line of `times`, such as `1m2.50s 0m0.75s`, as seconds. */
function readTimes(file: string): number | undefined {
  try {
    const children = readFileSync(file, 'utf8').trim().split('\n')[1] ?? '';
    const parts = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
      ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
    );
    return parts.length === 2 ? parts.reduce((sum, part) => sum + part) : undefined;
  } catch {
    return undefined;
  }
}
