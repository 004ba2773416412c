import type {ReactNode} from 'react';
import type {DayOfRuns, Outcome} from './runs.ts';

const WIDTH = 560;
const HEIGHT = 200;
const LEFT = 40;
const BOTTOM = 28;
/** Room above the highest line for half of its label, in the larger text of a narrow window. */
const TOP = 14;

/** With more days than this, a narrow window labels every second day. */
const MOST_LABELS = 4;

interface RunsChartProps {
  days: DayOfRuns[];
  shown: Outcome[];
}

/** One bar per day, stacked by outcome. The table has the same numbers for readers who can't see the chart. */
export function RunsChart({days, shown}: RunsChartProps): ReactNode {
  const totals = days.map(({runs}) => shown.reduce((sum, outcome) => sum + runs[outcome], 0));
  const top = niceTop(Math.max(1, ...totals));
  const y = (value: number) => TOP + (1 - value / top) * (HEIGHT - TOP - BOTTOM);
  const slot = (WIDTH - LEFT) / Math.max(1, days.length);
  return (
    <svg
      className="runs-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label="Runs a day, by outcome"
    >
      {[0, top / 2, top].map((value) => (
        <g key={value} className="runs-grid">
          <line x1={LEFT} x2={WIDTH} y1={y(value)} y2={y(value)} />
          <text x={LEFT - 6} y={y(value)} dy="0.35em" textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {days.map(({day, runs}, index) => (
        <g key={day} transform={`translate(${LEFT + index * slot} 0)`}>
          {stack(runs, shown).map(({outcome, from, to}) => (
            <rect
              key={outcome}
              data-outcome={outcome}
              x={slot * 0.2}
              width={slot * 0.6}
              y={y(to)}
              height={y(from) - y(to)}
            >
              <title>{`${day} ${outcome}: ${to - from}`}</title>
            </rect>
          ))}
          <text
            className={index % 2 === 1 && days.length > MOST_LABELS ? 'runs-day-between' : undefined}
            x={slot / 2}
            y={HEIGHT - 6}
            textAnchor="middle"
          >
            {day.slice(5)}
          </text>
        </g>
      ))}
    </svg>
  );
}

function stack(
  runs: Record<Outcome, number>,
  shown: Outcome[],
): {outcome: Outcome; from: number; to: number}[] {
  let from = 0;
  return shown
    .map((outcome) => {
      const part = {outcome, from, to: from + runs[outcome]};
      from = part.to;
      return part;
    })
    .filter((part) => part.to > part.from);
}

/** The next multiple of ten, or of two below ten, so that half of it is a whole number. */
function niceTop(value: number): number {
  const step = value > 10 ? 10 : 2;
  return Math.ceil(value / step) * step;
}
