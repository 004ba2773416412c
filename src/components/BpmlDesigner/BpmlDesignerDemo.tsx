import {type ReactNode, useReducer} from 'react';
import {BpmlDesigner} from './BpmlDesigner.tsx';
import './bpmlDesigner.css';
import {type Diagram, findFaults, reduceDiagram} from './diagram.ts';
import {ProcessList} from './ProcessList.tsx';

const START: Diagram = {
  tasks: [
    {id: 't1', name: 'Receive order', module: 'RestApiModule', x: 20, y: 30},
    {id: 't2', name: 'Check stock', module: 'BranchingModule', x: 250, y: 130},
    {id: 't3', name: 'Tell customer', module: 'EmailModule', x: 480, y: 230},
  ],
  edges: [
    {sourceTaskId: 't1', targetTaskId: 't2', branch: 'DEFAULT'},
    {sourceTaskId: 't2', targetTaskId: 't3', branch: 'FAILURE'},
  ],
};

/** An editable process of three tasks, with its validation, its list and the edges as in `Workflow.meta`. */
export default function BpmlDesignerDemo(): ReactNode {
  const [diagram, dispatch] = useReducer(reduceDiagram, START);
  const faults = findFaults(diagram);
  return (
    <div className="demo-stack">
      <BpmlDesigner diagram={diagram} dispatch={dispatch} />
      <p className="demo-note" role="status">
        {faults.length === 0 ? 'The diagram can be saved.' : faults.join(' ')}
      </p>
      <ProcessList diagram={diagram} dispatch={dispatch} />
      <details>
        <summary>Edges in Workflow.meta</summary>
        <output className="demo-output bpml-meta">{JSON.stringify(diagram.edges, null, 2)}</output>
      </details>
    </div>
  );
}
