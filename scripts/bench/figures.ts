const MIB = 2 ** 20;

export const seconds = (value: number): string => `${value.toFixed(value < 10 ? 2 : 1)} s`;
export const mebibytes = (value: number): string => `${Math.round(value / MIB)} MiB`;
export const megabytes = (value: number): string => `${(value / 1e6).toFixed(1)} MB`;
export const kibibytes = (value: number): string => `${(value / 1024).toFixed(1)} KiB`;

/** Elapsed seconds and, in parentheses, CPU seconds, which vary less on a machine with other work. */
export function times({wallSeconds, cpuSeconds}: {wallSeconds: number; cpuSeconds?: number}): string {
  return `${seconds(wallSeconds)} (${cpuSeconds === undefined ? '–' : seconds(cpuSeconds)})`;
}

/** Aligns the first column to the left, and all others to the right. */
export function alignColumns(table: string[][]): string {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => row[column]?.length ?? 0)),
  );
  return table
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Returns NaN for an empty list. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? upper;
  return (lower + upper) / 2;
}
