import {type ReactNode, useState} from 'react';
import {RunsChart} from './RunsChart.tsx';
import {RunsTable} from './RunsTable.tsx';
import {countRuns, type DayOfRuns, type Outcome, outcomes, sumByDay} from './runs.ts';

/** Runs by outcome, mean duration, failures and queue, filtered by workflow, time range and outcome. */
export function WorkflowMetricsDashboard({runs}: {runs: DayOfRuns[]}): ReactNode {
  const [workflow, setWorkflow] = useState('');
  const [range, setRange] = useState(7);
  const [hidden, setHidden] = useState<Outcome[]>([]);
  const [asTable, setAsTable] = useState(false);

  const days = sumByDay(runs.filter((entry) => workflow === '' || entry.workflow === workflow)).slice(-range);
  const shown = outcomes.filter((outcome) => !hidden.includes(outcome));
  const total = days.reduce((sum, day) => sum + countRuns(day), 0);
  const failed = days.reduce((sum, {runs: own}) => sum + own.FAILED + own.TIMEOUT, 0);
  const seconds = days.reduce((sum, day) => sum + day.duration * countRuns(day), 0);
  const figures: [string, string][] = [
    ['Runs', String(total)],
    ['Failed or timed out', String(failed)],
    ['Mean length', `${total === 0 ? 0 : Math.round(seconds / total)} s`],
    ['Queued at the end', String(days.at(-1)?.queued ?? 0)],
  ];

  return (
    <div className="demo-stack">
      <div className="demo-row">
        <label className="demo-field">
          Workflow
          <select value={workflow} onChange={(event) => setWorkflow(event.target.value)}>
            <option value="">All workflows</option>
            {[...new Set(runs.map((entry) => entry.workflow))].map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
        <label className="demo-field">
          Time range
          <select value={range} onChange={(event) => setRange(Number(event.target.value))}>
            <option value={7}>7 days</option>
            <option value={3}>3 days</option>
          </select>
        </label>
        <button
          type="button"
          className="demo-button"
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          Show as table
        </button>
      </div>
      <dl className="runs-figures" aria-live="polite">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <fieldset className="demo-row">
        <legend className="sr-only">Outcomes shown</legend>
        {outcomes.map((outcome) => (
          <label className="demo-check" key={outcome}>
            <input
              type="checkbox"
              checked={shown.includes(outcome)}
              onChange={() =>
                setHidden(
                  shown.includes(outcome) ? [...hidden, outcome] : hidden.filter((name) => name !== outcome),
                )
              }
            />
            <span className="runs-swatch" data-outcome={outcome} aria-hidden="true" />
            {outcome}
          </label>
        ))}
      </fieldset>
      <div className="runs-view">
        {asTable ? <RunsTable days={days} shown={shown} /> : <RunsChart days={days} shown={shown} />}
      </div>
    </div>
  );
}
