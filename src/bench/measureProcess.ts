import {execFileSync, spawn} from 'node:child_process';
import {openSync, closeSync, readFileSync, rmSync} from 'node:fs';
import {once} from 'node:events';
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
  // A group of its own, so that all of its processes can be found and ended.
  const options = {cwd, env: {...process.env, ...env}, stdio: ['ignore', output, output] as ['ignore', number, number], detached: isPosix};
  const child = isPosix
    ? spawn('/bin/sh', ['-c', TIMED, timesFile, command, ...args], options)
    : spawn(command, args, options);
  const sampler = createMemorySampler(child.pid ?? 0);
  const end = () => endGroup(child.pid);
  process.once('exit', end);
  try {
    const [code] = await once(child, 'exit');
    const wallSeconds = (performance.now() - start) / 1000;
    return {exitCode: code ?? 1, wallSeconds, cpuSeconds: readTimes(timesFile), peakBytes: sampler.stop()};
  } finally {
    sampler.stop();
    end();
    process.off('exit', end);
    closeSync(output);
    rmSync(timesFile, {force: true});
  }
}
