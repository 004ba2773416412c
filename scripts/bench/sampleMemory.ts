import {execFile, execFileSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import {platform} from 'node:os';

/** Samples memory until it is stopped. */
export interface MemorySampler {
  /** Stops sampling; returns the peak of the sums in bytes. */
  stop(): number;
}

const LINUX_INTERVAL = 50;
const PS_INTERVAL = 250;

/**
 * Samples the resident memory of a process and its descendants. Memory that several of them share is counted more than
 * once. On Linux, all processes of the session led by `pid` are read from `/proc`; elsewhere `ps` lists the process
 * tree, less often.
 */
export function createMemorySampler(pid: number): MemorySampler {
  let peak = 0;
  const note = (bytes: number) => {
    peak = Math.max(peak, bytes);
  };
  const isLinux = platform() === 'linux';
  const pageSize = isLinux ? readPageSize() : 0;
  const sample = isLinux ? () => note(sessionPages(pid) * pageSize) : () => sampleWithPs(pid, note);
  const timer = setInterval(sample, isLinux ? LINUX_INTERVAL : PS_INTERVAL);
  return {
    stop() {
      clearInterval(timer);
      return peak;
    },
  };
}

function readPageSize(): number {
  try {
    return Number(execFileSync('getconf', ['PAGESIZE'], {encoding: 'utf8'})) || 4096;
  } catch {
    return 4096;
  }
}

function sessionPages(session: number): number {
  let pages = 0;
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The command name is in parentheses and may contain spaces; see proc_pid_stat(5) for the fields.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (Number(fields[3]) === session) pages += Number(fields[21]);
    } catch {
      // The process has ended since the folder was listed.
    }
  }
  return pages;
}

function sampleWithPs(root: number, note: (bytes: number) => void): void {
  execFile('ps', ['-axo', 'pid=,ppid=,rss='], (error, text) => {
    if (error) return;
    const rows = text
      .trim()
      .split('\n')
      .map((line) => line.trim().split(/\s+/).map(Number));
    const tree = new Set([root]);
    let kibibytes = 0;
    // Children may be listed before their parents, so the list is read until nothing more is added.
    for (let size = 0; size !== tree.size; ) {
      size = tree.size;
      for (const [pid = 0, parent = 0] of rows) if (tree.has(parent)) tree.add(pid);
    }
    for (const [pid = 0, , rss = 0] of rows) if (tree.has(pid)) kibibytes += rss;
    note(kibibytes * 1024);
  });
}
