import * as z from 'zod';
import type {RenderFault} from '../../render/RenderFault.ts';
import {browserProblem} from '../../render/renderProblems.ts';
import type {BrowserFault, FaultReport} from '../../shared/dev/FaultReport.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';

/** A tab that loses its connection and does not reconnect within this time (ms) counts as closed. */
const GRACE = 4000;

/**
 * A background tab counts as closed when it has sent nothing for this long (ms): browsers may run its timers only once
 * a minute.
 */
const HIDDEN_GRACE = 150_000;

const REPORT: z.ZodType<FaultReport> = z.object({
  tab: z.string().max(100),
  path: z.string().max(2000),
  isHidden: z.boolean(),
  faults: z
    .array(
      z.object({
        kind: z.enum(['error', 'hydration']),
        name: z.string(),
        message: z.string(),
        stack: z.string(),
      }),
    )
    .max(20),
});

/** The errors in the pages that are open. */
export interface FaultBoard {
  /** Processes what a tab has sent; returns false if it is not a report. */
  take(json: string): boolean;
  /**
   * Registers a tab's connection to the server. The end of a connection is always noticed, whereas a message sent by a
   * closing page may get lost or arrive too early.
   */
  connect(tab: string): void;
  disconnect(tab: string): void;
  close(): void;
}

/** @param locate Finds the positions of an error in the site's files. */
export function createFaultBoard(
  problems: Pick<ProblemStore, 'set'>,
  locate: (fault: BrowserFault, pathname: string) => Promise<RenderFault>,
): FaultBoard {
  const latest = new Map<string, FaultReport>();
  /** Number of connections by tab: a reloading tab briefly has two. */
  const connections = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();

  async function show(report: FaultReport): Promise<void> {
    const {tab, path, faults} = report;
    const found = await Promise.all(
      faults.map(async (fault) => browserProblem(path, fault.kind, await locate(fault, path))),
    );
    // Another report may have arrived in the meantime.
    if (latest.get(tab) === report) problems.set(`tab:${tab}`, found, path);
  }

  /** Forgets a tab that stays without a connection for a while. */
  function watch(tab: string): void {
    clearTimeout(timers.get(tab));
    timers.delete(tab);
    const report = latest.get(tab);
    if (!report || connections.has(tab)) return;
    const timer = setTimeout(
      () => {
        timers.delete(tab);
        latest.delete(tab);
        problems.set(`tab:${tab}`, []);
      },
      report.isHidden ? HIDDEN_GRACE : GRACE,
    );
    timers.set(tab, timer.unref());
  }

  return {
    take(json) {
      const report = readReport(json);
      if (!report) return false;
      latest.set(report.tab, report);
      void show(report);
      watch(report.tab);
      return true;
    },
    connect(tab) {
      connections.set(tab, (connections.get(tab) ?? 0) + 1);
      watch(tab);
    },
    disconnect(tab) {
      const left = (connections.get(tab) ?? 0) - 1;
      if (left > 0) connections.set(tab, left);
      else connections.delete(tab);
      watch(tab);
    },
    close() {
      for (const timer of timers.values()) clearTimeout(timer);
    },
  };
}

function readReport(json: string): FaultReport | undefined {
  try {
    return REPORT.safeParse(JSON.parse(json)).data;
  } catch {
    return undefined;
  }
}
