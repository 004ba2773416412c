import type {DayOfRuns} from './runs.ts';

/** Days with success, failed, cancelled, timeout, mean seconds, queue. Made up, and the same on every visit. */
const SAMPLES: Record<string, [number, number, number, number, number, number][]> = {
  'Import orders': [
    [38, 2, 0, 1, 41, 3],
    [41, 1, 1, 0, 39, 2],
    [44, 0, 0, 0, 37, 0],
    [29, 9, 1, 3, 66, 8],
    [35, 4, 0, 1, 48, 4],
    [42, 1, 0, 0, 40, 1],
    [40, 2, 1, 0, 42, 2],
  ],
  'Send invoices': [
    [18, 1, 0, 0, 12, 0],
    [17, 0, 1, 0, 12, 1],
    [20, 1, 0, 0, 14, 0],
    [16, 3, 0, 1, 19, 2],
    [19, 0, 0, 0, 13, 0],
    [21, 1, 0, 0, 12, 0],
    [18, 0, 2, 0, 13, 1],
  ],
};

/** A week of runs of two workflows. */
export const sampleRuns: DayOfRuns[] = Object.entries(SAMPLES).flatMap(([workflow, days]) =>
  days.map(([SUCCESS, FAILED, CANCELLED, TIMEOUT, duration, queued], index) => ({
    workflow,
    day: `2025-03-${String(index + 3).padStart(2, '0')}`,
    runs: {SUCCESS, FAILED, CANCELLED, TIMEOUT},
    duration,
    queued,
  })),
);
