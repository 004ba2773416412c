import {BUILD_KINDS, type BuildKind, type Entry} from './measureBuilds.ts';
import type {Payload} from './measurePayload.ts';
import {alignColumns, kibibytes, mebibytes, median, megabytes, seconds} from './figures.ts';
import type {Measurement} from './measureProcess.ts';

/** The figures of one contestant, as medians of its runs. Plain data, in the format that `--json` writes. */
export interface BenchResult {
  name: string;
  pages: number;
  versions: number;
  locales: number;
  builds: Record<
    BuildKind,
    {wallSeconds: number; cpuSeconds?: number; peakBytes: number; runs: Measurement[]}
  >;
  output: {bytes: number; extraBytes: number; files: number; changedFiles: number};
  payload: Payload;
  packages: number;
}

/** Reduces the measurements of one contestant to its figures. */
export function summarize(
  {contestant, corpus, runs, output, changedFiles = 0}: Entry,
  payload: Payload,
): BenchResult {
  const figures = (measurements: Measurement[]) => {
    const cpu = measurements.flatMap(({cpuSeconds}) => cpuSeconds ?? []);
    return {
      wallSeconds: median(measurements.map(({wallSeconds}) => wallSeconds)),
      cpuSeconds: cpu.length > 0 ? median(cpu) : undefined,
      peakBytes: median(measurements.map(({peakBytes}) => peakBytes)),
      runs: measurements,
    };
  };
  return {
    name: contestant.name,
    pages: corpus.pageCount,
    versions: corpus.versions,
    locales: corpus.locales,
    builds: {cold: figures(runs.cold), warm: figures(runs.warm), edit: figures(runs.edit)},
    output: {
      bytes: output?.bytes ?? 0,
      extraBytes: output?.extraBytes ?? 0,
      files: output?.files ?? 0,
      changedFiles,
    },
    payload,
    packages: contestant.packages,
  };
}

/** A row of the table: how a figure is read and formatted, and its target. */
interface Row {
  label: string;
  value(result: BenchResult): number | undefined;
  show(value: number): string;
  /** Upper limit, as a share of the peer's figure or as an absolute figure. */
  wanted?: {share: number; text: string} | {most: number; text: string};
}

const count = (value: number) => String(value);

const BUILD_LABELS: Record<BuildKind, string> = {
  cold: 'cold build',
  warm: 'nothing changed',
  edit: 'one page edited',
};

type Wanted = Row['wanted'];

/** The limits of a site of a size. */
interface Targets {
  builds: Record<BuildKind, Wanted>;
  memory: Wanted;
  output?: Wanted;
  changedFiles?: Wanted;
}

const atMostSeconds = (most: number): Wanted => ({most, text: `≤ ${most} s`});
const atMostGigabytes = (most: number): Wanted => ({most: most * 1e9, text: `≤ ${most} GB`});
const SHARED_MEMORY: Wanted = {share: 0.6, text: '≤ 60 %'};
const SIXTH: Wanted = {share: 1 / 6, text: '≤ 1/6'};

/** From 10,000 pages on, the limits are absolute: no peer builds a site of that size in reasonable time. */
function targetsOf(pages: number): Targets {
  if (pages <= 300) {
    return {
      builds: {
        cold: {share: 1 / 4, text: '≤ 1/4'},
        warm: atMostSeconds(0.4),
        edit: atMostSeconds(0.9),
      },
      memory: SHARED_MEMORY,
      changedFiles: {most: 6, text: '≤ 6'},
    };
  }
  if (pages < 10_000) {
    return {
      builds: {cold: {share: 1 / 3, text: '≤ 1/3'}, warm: SIXTH, edit: SIXTH},
      memory: SHARED_MEMORY,
    };
  }
  if (pages < 30_000) {
    return {
      builds: {cold: atMostSeconds(60), warm: atMostSeconds(1.5), edit: atMostSeconds(2.5)},
      memory: atMostGigabytes(1.2),
      output: atMostGigabytes(0.7),
    };
  }
  return {
    builds: {cold: atMostSeconds(200), warm: undefined, edit: undefined},
    memory: atMostGigabytes(2),
  };
}

function rows(pages: number): Row[] {
  const {builds: wall, memory, output, changedFiles} = targetsOf(pages);
  return [
    ...BUILD_KINDS.flatMap((kind): Row[] => [
      {
        label: BUILD_LABELS[kind],
        value: ({builds}) => builds[kind].wallSeconds,
        show: seconds,
        wanted: wall[kind],
      },
      {label: '  CPU', value: ({builds}) => builds[kind].cpuSeconds, show: seconds},
      {
        label: '  peak memory',
        value: ({builds}) => builds[kind].peakBytes,
        show: mebibytes,
        wanted: kind === 'cold' ? memory : undefined,
      },
    ]),
    {
      label: 'output',
      value: ({output}) => output.bytes,
      show: megabytes,
      wanted: output,
    },
    {
      label: '  without search, Markdown',
      value: ({output}) => output.bytes - output.extraBytes,
      show: megabytes,
      // The limit applies to the usual corpus.
      wanted: pages <= 300 ? {most: 16e6, text: '≤ 16 MB'} : undefined,
    },
    {label: '  files', value: ({output}) => output.files, show: count},
    {
      label: '  changed by the edit',
      value: ({output}) => output.changedFiles,
      show: count,
      wanted: changedFiles,
    },
    {label: 'first-visit JavaScript', value: ({payload}) => payload.rawBytes, show: kibibytes},
    {
      label: '  brotli',
      value: ({payload}) => payload.brotliBytes,
      show: kibibytes,
      wanted: {most: 86 * 1024, text: '≤ 86 KiB'},
    },
    {label: 'packages', value: ({packages}) => packages, show: count, wanted: {most: 600, text: '≤ 600'}},
  ];
}

/**
 * Renders the table: a row for each figure with a column for each contestant, the ratio of the first to the second, the
 * target for the first, and whether it is met.
 */
export function renderReport(results: BenchResult[]): string {
  const [ours, peer] = results;
  if (!ours) return '';
  const head = ['', ...results.map(({name}) => name), ...(peer ? ['ratio'] : []), 'wanted', ''];
  const lines = rows(ours.pages * ours.versions * ours.locales).map(({label, value, show, wanted}) => {
    const values = results.map(value);
    const [own, other] = values;
    const ratio = own !== undefined && other ? own / other : undefined;
    const cells = values.map((figure) => (figure === undefined ? '–' : show(figure)));
    return [
      label,
      ...cells,
      ...(peer ? [ratio === undefined ? '–' : `${ratio.toFixed(2)}`] : []),
      wanted?.text ?? '',
      verdict(wanted, own, ratio),
    ];
  });
  const notes = [
    `${ours.pages} pages${timesText(ours.versions, 'versions')}${timesText(ours.locales, 'languages')}; medians of ${ours.builds.cold.runs.length}; CPU and memory of the whole process tree.`,
    ours.payload.source === 'browser'
      ? 'JavaScript: every script that Chromium requested on a first visit, without prefetches.'
      : 'JavaScript: the scripts that the HTML names (no browser was found).',
  ];
  return `${alignColumns([head, ...lines])}\n\n${notes.join('\n')}\n`;
}

function timesText(count: number, what: string): string {
  return count > 1 ? ` × ${count} ${what}` : '';
}

function verdict(wanted: Row['wanted'], own: number | undefined, ratio: number | undefined): string {
  if (!wanted || own === undefined) return '';
  if ('most' in wanted) return own <= wanted.most ? 'ok' : 'MISSED';
  if (ratio === undefined) return '';
  return ratio <= wanted.share ? 'ok' : 'MISSED';
}
