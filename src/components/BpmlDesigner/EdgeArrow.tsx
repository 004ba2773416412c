import type {ReactNode} from 'react';
import {type Branch, type TaskNode, taskSize} from './diagram.ts';

/** An arrow from the border of one task to the border of another. */
export function EdgeArrow({from, to, branch}: {from: TaskNode; to: TaskNode; branch: Branch}): ReactNode {
  const start = middle(from);
  const end = middle(to);
  const tail = onBorder(start, end);
  const head = onBorder(end, start);
  const angle = (Math.atan2(head.y - tail.y, head.x - tail.x) * 180) / Math.PI;
  return (
    <g className="bpml-edge" data-branch={branch}>
      <line x1={tail.x} y1={tail.y} x2={head.x} y2={head.y} />
      <path d="M0 0 -9 -5 -9 5Z" transform={`translate(${head.x} ${head.y}) rotate(${angle})`} />
      {branch !== 'DEFAULT' && (
        <text x={(tail.x + head.x) / 2} y={(tail.y + head.y) / 2 - 6} textAnchor="middle">
          {branch}
        </text>
      )}
    </g>
  );
}

interface Place {
  x: number;
  y: number;
}

function middle({x, y}: TaskNode): Place {
  return {x: x + taskSize.width / 2, y: y + taskSize.height / 2};
}

/** Where the line from the center of a box toward a point crosses the border of the box. */
function onBorder(from: Place, toward: Place): Place {
  const dx = toward.x - from.x;
  const dy = toward.y - from.y;
  const share = Math.min(
    1,
    dx === 0 ? Infinity : taskSize.width / 2 / Math.abs(dx),
    dy === 0 ? Infinity : taskSize.height / 2 / Math.abs(dy),
  );
  return {x: from.x + dx * share, y: from.y + dy * share};
}
