/** A task of the diagram; the position is its upper-left corner. */
export interface TaskNode {
  id: string;
  name: string;
  module: string;
  x: number;
  y: number;
}

/** When a connection is followed. */
export const branches = ['DEFAULT', 'CONDITIONAL', 'FAILURE'] as const;

export type Branch = (typeof branches)[number];

/** A connection, with the member names of graph edges in `Workflow.meta`. */
export interface Edge {
  sourceTaskId: string;
  targetTaskId: string;
  branch: Branch;
}

export interface Diagram {
  tasks: TaskNode[];
  edges: Edge[];
}

export const canvasSize = {width: 640, height: 320};
export const taskSize = {width: 132, height: 52};

/** The actions of a designer. */
export type Action =
  | {type: 'add'; name: string; module: string}
  | {type: 'move'; id: string; x: number; y: number}
  | {type: 'connect'; edge: Edge}
  | {type: 'disconnect'; edge: Edge}
  | {type: 'delete'; id: string};

/** The diagram after an action. Tasks stay within the canvas; deleting a task deletes its connections. */
export function reduceDiagram(diagram: Diagram, action: Action): Diagram {
  const {tasks, edges} = diagram;
  switch (action.type) {
    case 'add': {
      const number = 1 + Math.max(0, ...tasks.map(({id}) => Number(id.slice(1))));
      const place = {x: 20 + ((number - 1) % 4) * 152, y: 20 + (Math.floor((number - 1) / 4) % 4) * 76};
      return {
        edges,
        tasks: [...tasks, {id: `t${number}`, name: action.name, module: action.module, ...place}],
      };
    }
    case 'move':
      return {
        edges,
        tasks: tasks.map((task) =>
          task.id === action.id
            ? {
                ...task,
                x: clamp(action.x, canvasSize.width - taskSize.width),
                y: clamp(action.y, canvasSize.height - taskSize.height),
              }
            : task,
        ),
      };
    case 'connect':
      return {tasks, edges: [...edges.filter((edge) => !isSamePair(edge, action.edge)), action.edge]};
    case 'disconnect':
      return {tasks, edges: edges.filter((edge) => !isSamePair(edge, action.edge))};
    case 'delete':
      return {
        tasks: tasks.filter(({id}) => id !== action.id),
        edges: edges.filter(
          ({sourceTaskId, targetTaskId}) => sourceTaskId !== action.id && targetTaskId !== action.id,
        ),
      };
  }
}

/** What to fix before saving the diagram, as sentences. */
export function findFaults({tasks, edges}: Diagram): string[] {
  const ids = new Set(tasks.map(({id}) => id));
  const reached = new Set(edges.map(({targetTaskId}) => targetTaskId));
  const starts = tasks.filter(({id}) => !reached.has(id));
  return [
    ...edges
      .filter(({sourceTaskId, targetTaskId}) => !ids.has(sourceTaskId) || !ids.has(targetTaskId))
      .map(
        ({sourceTaskId, targetTaskId}) =>
          `The connection ${sourceTaskId} to ${targetTaskId} names a missing task.`,
      ),
    ...(starts.length > 1
      ? [`${starts.length} tasks have no incoming connection: ${starts.map(({name}) => name).join(', ')}.`]
      : []),
    ...(tasks.length > 0 && starts.length === 0
      ? ['Every task has an incoming connection, so none is the first.']
      : []),
  ];
}

function isSamePair(one: Edge, other: Edge): boolean {
  return one.sourceTaskId === other.sourceTaskId && one.targetTaskId === other.targetTaskId;
}

function clamp(value: number, top: number): number {
  return Math.min(Math.max(0, Math.round(value)), top);
}
