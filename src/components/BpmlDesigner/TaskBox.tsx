import {type KeyboardEvent, type PointerEvent, type ReactNode, useRef} from 'react';
import {type TaskNode, taskSize} from './diagram.ts';

const STEP = 10;

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

interface TaskBoxProps {
  task: TaskNode;
  selected: boolean;
  onSelect: () => void;
  onMove: (x: number, y: number) => void;
  onDelete: () => void;
}

/** A task as a button in the diagram: press it to select it; drag it or use the arrow keys to move it. */
export function TaskBox({task, selected, onSelect, onMove, onDelete}: TaskBoxProps): ReactNode {
  const grip = useRef<{x: number; y: number}>(undefined);

  function press(event: KeyboardEvent): void {
    const arrow = ARROWS[event.key];
    if (arrow) onMove(task.x + arrow[0], task.y + arrow[1]);
    else if (event.key === 'Enter' || event.key === ' ') onSelect();
    else if (event.key === 'Delete' || event.key === 'Backspace') onDelete();
    else return;
    event.preventDefault();
  }

  function grab(event: PointerEvent<SVGGElement>): void {
    const {x, y} = toDrawing(event);
    grip.current = {x: x - task.x, y: y - task.y};
    event.currentTarget.setPointerCapture(event.pointerId);
    onSelect();
  }

  function drag(event: PointerEvent<SVGGElement>): void {
    if (!grip.current) return;
    const {x, y} = toDrawing(event);
    onMove(x - grip.current.x, y - grip.current.y);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no button element
    <g
      className="bpml-task"
      role="button"
      tabIndex={0}
      aria-pressed={selected}
      aria-label={`${task.name} ${task.module}, at ${task.x}, ${task.y}`}
      transform={`translate(${task.x} ${task.y})`}
      onKeyDown={press}
      onPointerDown={grab}
      onPointerMove={drag}
      onPointerUp={() => {
        grip.current = undefined;
      }}
      onPointerCancel={() => {
        grip.current = undefined;
      }}
    >
      <rect width={taskSize.width} height={taskSize.height} rx="8" />
      <text x={taskSize.width / 2} y="22" textAnchor="middle">
        {task.name}
      </text>{' '}
      <text className="bpml-module" x={taskSize.width / 2} y="40" textAnchor="middle">
        {task.module}
      </text>
    </g>
  );
}

/** The position of a pointer in the units of the diagram. */
function toDrawing(event: PointerEvent<SVGGElement>): DOMPoint {
  const matrix = event.currentTarget.ownerSVGElement?.getScreenCTM();
  return new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix?.inverse());
}
