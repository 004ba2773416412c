import type {Dispatch, ReactNode} from 'react';
import type {Action, Diagram} from './diagram.ts';

/** The process as text: each task with its next tasks, and a button to remove each connection. */
export function ProcessList({diagram, dispatch}: {diagram: Diagram; dispatch: Dispatch<Action>}): ReactNode {
  const nameOf = (id: string) => diagram.tasks.find((task) => task.id === id)?.name ?? id;
  return (
    <ol className="bpml-list" aria-label="Tasks and connections">
      {diagram.tasks.map((task) => {
        const leaving = diagram.edges.filter(({sourceTaskId}) => sourceTaskId === task.id);
        return (
          <li key={task.id}>
            <strong>{task.name}</strong> ({task.module}){leaving.length === 0 && ': leads nowhere'}
            {leaving.map((edge) => (
              <span className="bpml-leaving" key={edge.targetTaskId}>
                {edge.branch} to {nameOf(edge.targetTaskId)}{' '}
                <button
                  type="button"
                  className="demo-button bpml-remove"
                  aria-label={`Remove the connection from ${task.name} to ${nameOf(edge.targetTaskId)}`}
                  onClick={() => dispatch({type: 'disconnect', edge})}
                >
                  Remove
                </button>
              </span>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
