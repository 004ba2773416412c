import {type Dispatch, type ReactNode, useState} from 'react';
import {type Action, type Branch, branches, type Diagram, type TaskNode} from './diagram.ts';

const MODULES = ['EmailModule', 'RestApiModule', 'BranchingModule', 'StripeCheckoutModule'];

interface DesignerToolsProps {
  diagram: Diagram;
  selected: TaskNode | undefined;
  dispatch: Dispatch<Action>;
}

/** Adds a task, and connects or deletes the selected one. */
export function DesignerTools({diagram, selected, dispatch}: DesignerToolsProps): ReactNode {
  const [name, setName] = useState('');
  const [module, setModule] = useState(MODULES[0] ?? '');
  const [target, setTarget] = useState('');
  const [branch, setBranch] = useState<Branch>('DEFAULT');
  const others = diagram.tasks.filter(({id}) => id !== selected?.id);
  const targetTaskId = others.some(({id}) => id === target) ? target : (others[0]?.id ?? '');

  return (
    <>
      <form
        className="demo-row"
        onSubmit={(event) => {
          event.preventDefault();
          dispatch({type: 'add', name: name.trim() || 'New task', module});
          setName('');
        }}
      >
        <label className="demo-field bpml-field">
          Name
          <input value={name} placeholder="New task" onChange={(event) => setName(event.target.value)} />
        </label>
        <label className="demo-field bpml-field">
          Module
          <select value={module} onChange={(event) => setModule(event.target.value)}>
            {MODULES.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="demo-button">
          Add task
        </button>
      </form>
      <fieldset className="demo-row" disabled={!selected}>
        <legend>{selected ? `Selected: ${selected.name}` : 'No task selected'}</legend>
        <label className="demo-field bpml-field">
          Connect to
          <select value={targetTaskId} onChange={(event) => setTarget(event.target.value)}>
            {others.map((task) => (
              <option key={task.id} value={task.id}>
                {task.name}
              </option>
            ))}
          </select>
        </label>
        <label className="demo-field bpml-field">
          Branch
          <select
            value={branch}
            onChange={({target: {value}}) =>
              setBranch(branches.find((option) => option === value) ?? 'DEFAULT')
            }
          >
            {branches.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="demo-button"
          disabled={targetTaskId === ''}
          onClick={() =>
            selected && dispatch({type: 'connect', edge: {sourceTaskId: selected.id, targetTaskId, branch}})
          }
        >
          Connect
        </button>
        <button
          type="button"
          className="demo-button"
          onClick={() => selected && dispatch({type: 'delete', id: selected.id})}
        >
          Delete task
        </button>
      </fieldset>
    </>
  );
}
