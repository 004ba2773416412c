import pc from 'picocolors';
import type {MigratedFeature} from '../config/MigratedFeature.ts';

const HEADINGS: Readonly<Record<MigratedFeature['outcome'], string>> = {
  supported: pc.green('Supported'),
  replaced: pc.cyan('Replaced by something built in'),
  dropped: pc.yellow('Dropped'),
};

/** Writes what becomes of a site's features as a table: a block for each outcome, and in it a row for each feature. */
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
  return [pc.bold('What becomes of the features of this site'), ...blocks].join('\n\n');
}

/** A feature with a longer name than this moves the rest of its row. */
const WIDEST = 44;
