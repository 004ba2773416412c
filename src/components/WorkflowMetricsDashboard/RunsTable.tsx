import type {ReactNode} from 'react';
import {type DayOfRuns, type Outcome, outcomes} from './runs.ts';

/** The numbers of the chart as a table. */
export function RunsTable({days, shown}: {days: DayOfRuns[]; shown: Outcome[]}): ReactNode {
  const columns = outcomes.filter((outcome) => shown.includes(outcome));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
    <section className="runs-table" aria-label="Runs a day" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Day</th>
            {columns.map((outcome) => (
              <th scope="col" key={outcome}>
                {outcome}
              </th>
            ))}
            <th scope="col">Mean seconds</th>
            <th scope="col">Queued</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({day, runs, duration, queued}) => (
            <tr key={day}>
              <th scope="row">{day}</th>
              {columns.map((outcome) => (
                <td key={outcome}>{runs[outcome]}</td>
              ))}
              <td>{Math.round(duration)}</td>
              <td>{queued}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
