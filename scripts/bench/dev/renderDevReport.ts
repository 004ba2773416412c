import {alignColumns, mebibytes, median} from '../figures.ts';
import type {DevBenchResult} from './runDevBench.ts';
import {MANY_PAGES} from './runDevBench.ts';

interface Row {
  label: string;
  value(result: DevBenchResult): number;
  show(value: number): string;
  /**
   * Upper limit, as a share of the peer's figure or as an absolute figure; the absolute one applies to large sites too.
   */
  most: {share: number} | {figure: number} | undefined;
  /** Maximum ratio of a large site's figure to that of a small site. */
  growth?: number;
}

const seconds = (value: number) => `${value.toFixed(2)} s`;
const milliseconds = (value: number) => `${Math.round(value * 1000)} ms`;

const ROWS: Row[] = [
  {
    label: 'first page answered, cold',
    value: ({cold}) => cold.answeredSeconds,
    show: seconds,
    most: {share: 1 / 5},
    growth: 1.5,
  },
  {
    label: 'first page answered, warm',
    value: ({warm}) => median(warm.map(({answeredSeconds}) => answeredSeconds)),
    show: seconds,
    most: {share: 1 / 5},
    growth: 1.5,
  },
  {label: 'first page visible, cold', value: ({cold}) => cold.visibleSeconds, show: seconds, most: undefined},
  {
    label: 'first page visible, warm',
    value: ({warm}) => median(warm.map(({visibleSeconds}) => visibleSeconds)),
    show: seconds,
    most: undefined,
  },
  {
    label: 'save to screen',
    value: ({cold, warm}) => median([cold, ...warm].flatMap(({editSeconds}) => editSeconds)),
    show: milliseconds,
    most: {figure: 0.12},
  },
  {
    label: 'first save after a cold start',
    value: ({cold}) => cold.firstEditSeconds,
    show: milliseconds,
    most: {figure: 0.2},
  },
  {
    label: 'peak memory',
    value: ({cold, warm}) => median([cold, ...warm].map(({peakBytes}) => peakBytes)),
    show: mebibytes,
    most: {share: 1 / 3},
  },
];

/** Renders the measurements of dev servers as a table, with a row for each figure and a column for each server. */
export function renderDevReport(results: DevBenchResult[]): string {
  const [own] = results;
  if (!own) return '';
  const rival = results.find(({pages, name}) => pages === own.pages && name !== own.name);
  const large = results.find(({pages}) => pages === MANY_PAGES && pages !== own.pages);
  const lines = ROWS.map(({label, value, show, most, growth}) => {
    const figure = value(own);
    const ratio = rival && figure / value(rival);
    const isOk =
      most === undefined ||
      ('share' in most
        ? ratio === undefined || ratio <= most.share
        : figure <= most.figure && (!large || value(large) <= most.figure));
    const isFlat = !large || growth === undefined || value(large) <= growth * figure;
    return [
      label,
      ...results.map((result) => show(value(result))),
      ratio === undefined ? '' : ratio.toFixed(2),
      most === undefined
        ? ''
        : 'share' in most
          ? `≤ 1/${Math.round(1 / most.share)}`
          : `≤ ${show(most.figure)}`,
      most === undefined ? '' : isOk && isFlat ? 'ok' : 'MISSED',
    ];
  });
  const table = [['', ...results.map(({name}) => name), 'ratio', 'wanted', ''], ...lines];
  return `${alignColumns(table)}\n\n${own.pages} pages; medians of ${own.warm.length} warm starts; memory of the whole process tree.\n`;
}
