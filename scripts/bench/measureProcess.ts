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
  /** Additional environment variables; undefined removes one. */
  env?: Record<string, string | undefined>;
  /** File that receives all output. */
  log: string;
}

/** The measurements of one run. */
export interface Measurement {
  /** 0 if it succeeded; 1 also if it was ended by a signal. */
  exitCode: number;
  wallSeconds: number;
  /** User and system time of the process and all its awaited children. Absent on Windows. */
  cpuSeconds?: number;
  /** Peak of the summed resident memory of all processes of the run. */
  peakBytes: number;
}

/** POSIX `times` prints the time of the shell on one line and that of its children on the next. */
const TIMED = '"$@"; code=$?; times >"$0"; exit $code';

/** Runs a command to its end and measures it. An interrupted run leaves no processes behind. */
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
      // A separate process group, so that all of its processes can be found and ended.
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
    // Usually, all of them have already ended.
  }
}

/** Parses the second line of `times`, for example `1m2.50s 0m0.75s`, as seconds. */
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
