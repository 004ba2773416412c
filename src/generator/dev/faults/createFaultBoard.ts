import * as z from 'zod';
import type {RenderFault} from '../../render/RenderFault.ts';
import {browserProblem} from '../../render/renderProblems.ts';
import type {BrowserFault, FaultReport} from '../../shared/dev/FaultReport.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';

/** A tab that has lost its connection, and does not connect again within so long (ms), is closed. */
const GRACE = 4000;

/** One in the background is closed when it has sent nothing for so long (ms): browsers let its timers run once a minute. */
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

/** What is wrong in the pages that are open. */
export interface FaultBoard {
  /** Takes what a tab has sent; false when it is not a report. */
  take(json: string): boolean;
  /**
   * A tab listens to the server. That it ends is noticed whatever ends it, where a message of a page that is closed may
   * be lost or come too early.
   */
  connect(tab: string): void;
  disconnect(tab: string): void;
  close(): void;
}

/** @param locate Finds the places of a fault in files of the site. */
export function createFaultBoard(
  problems: Pick<ProblemStore, 'set'>,
  locate: (fault: BrowserFault, pathname: string) => Promise<RenderFault>,
): FaultBoard {
  const latest = new Map<string, FaultReport>();
  /** Number of connections by tab: one that is loaded again has two for a moment. */
  const connections = new Map<string, number>();
  const timers = new Map<string, NodeJS.Timeout>();

  async function show(report: FaultReport): Promise<void> {
    const {tab, path, faults} = report;
    const found = await Promise.all(
      faults.map(async (fault) => browserProblem(path, fault.kind, await locate(fault, path))),
    );
    // Another report may have come meanwhile.
    if (latest.get(tab) === report) problems.set(`tab:${tab}`, found, path);
  }

  /** Forgets a tab without a connection after a while. */
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
