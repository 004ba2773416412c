import {flowchartParts} from './flowchartParts.ts';
import type {MermaidData, StateStatement} from './loadMermaid.ts';
import {sequenceParts} from './sequenceParts.ts';

/**
 * Returns what a diagram has to show, as Mermaid parsed it: the kind of each part and what it connects, such as `node A` or
 * `line A B`. There may be equal parts.
 */
export function writtenParts(type: string, db: MermaidData): string[] {
  if (type.startsWith('state')) return stateParts(db.getRootDocV2?.().doc ?? []);
  if (type.startsWith('class')) return classParts(db);
  if (type.startsWith('flowchart')) return flowchartParts(db);
  if (type === 'sequence') return sequenceParts(db);
  const entities = new Map([...(db.getEntities?.() ?? [])].map(([name, {id}]) => [id, name]));
  return [
    ...[...entities.values()].map(node),
    ...(db.getRelationships?.() ?? []).map(({entityA, entityB}) =>
      line(entities.get(entityA) ?? '', entities.get(entityB) ?? ''),
    ),
    ...(db.getXYChartData?.().plots ?? []).map(() => 'series'),
  ];
}

function classParts(db: MermaidData): string[] {
  return [
    ...[...(db.getClasses?.().keys() ?? [])].map(node),
    ...(db.getRelations?.() ?? []).map(({id1, id2}) => line(id1, id2)),
    ...[...(db.getNotes?.() ?? [])].map(() => 'note'),
    ...[...(db.getNamespaces?.() ?? [])].map(() => 'namespace'),
    ...[...(db.getClasses?.().values() ?? [])].flatMap(({link}) => (link === undefined ? [] : 'link')),
  ];
}

/** Represents `[*]`, the circles at which states begin and end, in the key of a line. */
export const CIRCLE = '*';

/** Kinds of states with a shape that the renderer doesn't have. */
const SHAPED = new Set(['choice', 'fork', 'join', 'divider']);

/** A state is mentioned by each of its transitions, but shown once, and as a group only if it contains others. */
function stateParts(statements: readonly StateStatement[]): string[] {
  const all = statements.flatMap(partsOf);
  const groups = new Set(all.flatMap(({part, id}) => (part === 'group' && id !== undefined ? node(id) : [])));
  const nodes = new Set<string>();
  return all.flatMap(({part}) => {
    if (!part.startsWith('node ')) return part;
    if (groups.has(part) || nodes.has(part)) return [];
    nodes.add(part);
    return part;
  });
}

/** Each part, with the id of the state that it is. */
function partsOf({
  stmt,
  id = '',
  start,
  type,
  doc,
  note,
  state1,
  state2,
}: StateStatement): {part: string; id?: string}[] {
  if (stmt === 'relation' && state1 !== undefined && state2 !== undefined)
    return [...partsOf(state1), ...partsOf(state2), {part: line(nameOf(state1), nameOf(state2))}];
  if (stmt !== 'state' || start !== undefined) return [];
  const own = doc === undefined ? node(id) : 'group';
  return [
    {part: type !== undefined && SHAPED.has(type) ? type : own, id},
    ...(note === undefined ? [] : [{part: 'note'}]),
    ...(doc ?? []).flatMap(partsOf),
  ];
}

function nameOf({id = '', start}: StateStatement): string {
  return start === undefined ? id : CIRCLE;
}

function node(name: string): string {
  return `node ${name}`;
}

function line(from: string, to: string): string {
  return `line ${from} ${to}`;
}
