/** The final execution states in the charts. */
export const outcomes = ['SUCCESS', 'FAILED', 'CANCELLED', 'TIMEOUT'] as const;

export type Outcome = (typeof outcomes)[number];

/** The runs of one workflow on one day. */
export interface DayOfRuns {
  workflow: string;
  /** ISO date. */
  day: string;
  runs: Record<Outcome, number>;
  /** Mean duration of a run in seconds. */
  duration: number;
  /** Runs in the queue at the end of the day. */
  queued: number;
}

/** Adds up the days of several workflows; the duration is the mean weighted by runs. */
export function sumByDay(entries: DayOfRuns[]): DayOfRuns[] {
  const days = [...new Set(entries.map(({day}) => day))].sort();
  return days.map((day) => {
    const same = entries.filter((entry) => entry.day === day);
    const total = same.reduce((sum, entry) => sum + countRuns(entry), 0);
    const seconds = same.reduce((sum, entry) => sum + entry.duration * countRuns(entry), 0);
    const count = (outcome: Outcome) => same.reduce((sum, entry) => sum + entry.runs[outcome], 0);
    return {
      workflow: 'All workflows',
      day,
      runs: {
        SUCCESS: count('SUCCESS'),
        FAILED: count('FAILED'),
        CANCELLED: count('CANCELLED'),
        TIMEOUT: count('TIMEOUT'),
      },
      duration: total === 0 ? 0 : seconds / total,
      queued: same.reduce((sum, entry) => sum + entry.queued, 0),
    };
  });
}

/** Number of runs of a day, whatever their outcome. */
export function countRuns({runs}: DayOfRuns): number {
  return outcomes.reduce((sum, outcome) => sum + runs[outcome], 0);
}
