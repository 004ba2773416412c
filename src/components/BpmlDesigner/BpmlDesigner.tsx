import {type Dispatch, type ReactNode, useState} from 'react';
import {DesignerTools} from './DesignerTools.tsx';
import {type Action, canvasSize, type Diagram} from './diagram.ts';
import {EdgeArrow} from './EdgeArrow.tsx';
import {TaskBox} from './TaskBox.tsx';

interface BpmlDesignerProps {
  diagram: Diagram;
  dispatch: Dispatch<Action>;
}

/** A diagram of tasks and arrows, the tools for the selected task, and the same process as a list. */
export function BpmlDesigner({diagram, dispatch}: BpmlDesignerProps): ReactNode {
  const {tasks, edges} = diagram;
  const [selectedId, setSelectedId] = useState<string>();
  const selected = tasks.find(({id}) => id === selectedId);
  const find = (id: string) => tasks.find((task) => task.id === id);

  return (
    <div className="demo-stack">
      <DesignerTools diagram={diagram} selected={selected} dispatch={dispatch} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard */}
      <section className="bpml-canvas" aria-label="Diagram" tabIndex={0}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the region has the name, each task its own */}
        <svg viewBox={`0 0 ${canvasSize.width} ${canvasSize.height}`}>
          {edges.map(({sourceTaskId, targetTaskId, branch}) => {
            const from = find(sourceTaskId);
            const to = find(targetTaskId);
            if (!from || !to) return null;
            return <EdgeArrow key={`${sourceTaskId} ${targetTaskId}`} from={from} to={to} branch={branch} />;
          })}
          {tasks.map((task) => (
            <TaskBox
              key={task.id}
              task={task}
              selected={task.id === selectedId}
              onSelect={() => setSelectedId(task.id)}
              onMove={(x, y) => dispatch({type: 'move', id: task.id, x, y})}
              onDelete={() => dispatch({type: 'delete', id: task.id})}
            />
          ))}
        </svg>
      </section>
    </div>
  );
}
