import {describe, expect, test} from 'vitest';
import {
  canvasSize,
  type Diagram,
  findFaults,
  reduceDiagram,
} from '../../../../src/components/BpmlDesigner/diagram.ts';

const task = (id: string) => ({id, name: id.toUpperCase(), module: 'EmailModule', x: 0, y: 0});
const edge = (sourceTaskId: string, targetTaskId: string) => ({
  sourceTaskId,
  targetTaskId,
  branch: 'DEFAULT' as const,
});
const diagram: Diagram = {
  tasks: [task('t1'), task('t2'), task('t7')],
  edges: [edge('t1', 't2'), edge('t2', 't7')],
};

describe('reduceDiagram', () => {
  test('a new task gets an id that no task had', () => {
    const {tasks} = reduceDiagram(diagram, {type: 'add', name: 'New', module: 'EmailModule'});
    expect(tasks.at(-1)).toMatchObject({id: 't8', name: 'New'});
  });

  test('a task stays within the canvas', () => {
    const {tasks} = reduceDiagram(diagram, {type: 'move', id: 't2', x: 9999, y: -5});
    expect(tasks[1]?.y).toBe(0);
    expect(tasks[1]?.x).toBeLessThan(canvasSize.width);
  });

  test('connecting two tasks again changes the branch and adds no second arrow', () => {
    const {edges} = reduceDiagram(diagram, {type: 'connect', edge: {...edge('t1', 't2'), branch: 'FAILURE'}});
    expect(edges).toEqual([edge('t2', 't7'), {...edge('t1', 't2'), branch: 'FAILURE'}]);
  });

  test('a deleted task takes its connections with it', () => {
    expect(reduceDiagram(diagram, {type: 'delete', id: 't2'})).toEqual({
      tasks: [task('t1'), task('t7')],
      edges: [],
    });
  });
});

describe('findFaults', () => {
  test('a chain has none', () => expect(findFaults(diagram)).toEqual([]));

  test('missing tasks, several starts and cycles are reported', () => {
    expect(findFaults({...diagram, edges: [edge('t1', 't9')]})).toEqual([
      'The connection t1 to t9 names a missing task.',
      '3 tasks have no incoming connection: T1, T2, T7.',
    ]);
    expect(findFaults({tasks: [task('t1')], edges: [edge('t1', 't1')]})).toEqual([
      'Every task has an incoming connection, so none is the first.',
    ]);
  });
});
