import * as z from 'zod';
import type {RenderFault} from '../../render/RenderFault.ts';
import {browserProblem} from '../../render/renderProblems.ts';
import type {BrowserFault, FaultReport} from '../../shared/dev/FaultReport.ts';
import type {ProblemStore} from '../problems/createProblemStore.ts';

/** A tab that has left its document, and does not come back with another within so long (ms), is closed. */
const GRACE = 4000;

const REPORT: z.ZodType<FaultReport> = z.object({
  tab: z.string().max(100),
  path: z.string().max(2000),
  hasLeft: z.boolean(),
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
  close(): void;
}

/** @param locate Finds the places of a fault in files of the site. */
export function createFaultBoard(
  problems: Pick<ProblemStore, 'set'>,
  locate: (fault: BrowserFault, pathname: string) => Promise<RenderFault>,
): FaultBoard {
  const latest = new Map<string, FaultReport>();
  const timers = new Map<string, NodeJS.Timeout>();

  async function show(report: FaultReport): Promise<void> {
    const {tab, path, faults} = report;
    const found = await Promise.all(
      faults.map(async (fault) => browserProblem(path, fault.kind, await locate(fault, path))),
    );
    // Another report may have come meanwhile.
    if (latest.get(tab) === report) problems.set(`tab:${tab}`, found, path);
  }

  return {
    take(json) {
      const report = readReport(json);
      if (!report) return false;
      const {tab} = report;
      clearTimeout(timers.get(tab));
      if (report.hasLeft) {
        const timer = setTimeout(() => {
          latest.delete(tab);
          problems.set(`tab:${tab}`, []);
        }, GRACE);
        timers.set(tab, timer.unref());
      } else {
        latest.set(tab, report);
        void show(report);
      }
      return true;
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
