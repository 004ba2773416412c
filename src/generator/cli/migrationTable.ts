import pc from 'picocolors';
import type {MigratedFeature} from '../config/MigratedFeature.ts';

const HEADINGS: Readonly<Record<MigratedFeature['outcome'], string>> = {
  supported: pc.green('Supported'),
  replaced: pc.cyan('Replaced by a built-in feature'),
  dropped: pc.yellow('Dropped'),
};

/** Formats what happens to a site's features as a table: a block for each outcome, with a row for each feature. */
export function migrationTable(features: readonly MigratedFeature[]): string {
  const rows = features.map(({feature, place = '', ...rest}) => ({
    ...rest,
    cells: [feature.replaceAll('`', ''), place],
  }));
  const widths = [0, 1].map((column) => Math.max(0, ...rows.map(({cells}) => cells[column]?.length ?? 0)));
  const line = ({cells, alternative = ''}: (typeof rows)[number]): string =>
    `  ${cells.map((cell, column) => cell.padEnd(Math.min(widths[column] ?? 0, WIDEST))).join('  ')}  ${alternative}`.trimEnd();
  const blocks = (['supported', 'replaced', 'dropped'] as const).flatMap((outcome) => {
    const lines = rows.filter((row) => row.outcome === outcome).map(line);
    return lines.length > 0 ? [[HEADINGS[outcome], ...lines].join('\n')] : [];
  });
  return [pc.bold('What happens to the features of this site'), ...blocks].join('\n\n');
}

/** Longer feature names shift the rest of their row. */
const WIDEST = 44;
