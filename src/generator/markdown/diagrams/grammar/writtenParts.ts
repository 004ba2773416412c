import type {MermaidData, StateStatement} from './loadMermaid.ts';

/** Something that a diagram shows. Equal parts have equal keys, of which there may be several. */
export interface DiagramPart {
  /** Its kind and what it connects, as `node A` or `line A B`. */
  key: string;
  /** The names in its source line. */
  names: string[];
}

/** Types of messages that are notes, and that begin a frame (Mermaid, `sequenceDb.ts`). */
const NOTE = 2;
const FRAMES = [10, 12, 15, 19, 22, 27, 30, 32];

/** Returns what a diagram has to show, as Mermaid parsed it. */
export function writtenParts(type: string, db: MermaidData): DiagramPart[] {
  if (type.startsWith('state')) return stateParts(db.getRootDocV2?.().doc ?? []);
  if (type.startsWith('class')) return classParts(db);
  const entities = new Map([...(db.getEntities?.() ?? [])].map(([name, {id}]) => [id, name]));
  const messages = db.getMessages?.() ?? [];
  return [
    ...[...(db.getVertices?.().keys() ?? [])].map(node),
    ...(db.getEdges?.() ?? []).map(({start, end}) => line(start, end)),
    ...(db.getSubGraphs?.() ?? []).map(({id}) => ({key: 'group', names: [id]})),
    ...[...(db.getActors?.().keys() ?? [])].map(node),
    ...messages.flatMap(({from, to, type: kind}) => {
      if (FRAMES.includes(kind)) return {key: 'frame', names: []};
      if (kind === NOTE) return {key: 'note', names: [from ?? '']};
      return from === undefined || to === undefined ? [] : line(from, to);
    }),
    ...[...entities.values()].map(node),
    ...(db.getRelationships?.() ?? []).map(({entityA, entityB}) =>
      line(entities.get(entityA) ?? '', entities.get(entityB) ?? ''),
    ),
    ...(db.getXYChartData?.().plots ?? []).map(() => ({key: 'series', names: []})),
  ];
}

function classParts(db: MermaidData): DiagramPart[] {
  return [
    ...[...(db.getClasses?.().keys() ?? [])].map(node),
    ...(db.getRelations?.() ?? []).map(({id1, id2}) => line(id1, id2)),
    ...[...(db.getNotes?.() ?? [])].map(() => ({key: 'note', names: ['note']})),
  ];
}

/** Represents `[*]`, the circles at which states begin and end, in the key of a line. */
export const CIRCLE = '*';

/** Kinds of states with a shape that the renderer doesn't have. */
const SHAPED = new Set(['choice', 'fork', 'join', 'divider']);

function stateParts(statements: readonly StateStatement[]): DiagramPart[] {
  const parts = statements.flatMap(partsOf);
  const groups = new Set(parts.filter(({key}) => key === 'group').flatMap(({names}) => names));
  const seen = new Set<string>();
  return parts.filter(({key, names: [name = '']}) => {
    if (!key.startsWith('node ')) return true;
    if (groups.has(name) || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function partsOf({stmt, id = '', start, type, doc, note, state1, state2}: StateStatement): DiagramPart[] {
  if (stmt === 'relation' && state1 !== undefined && state2 !== undefined) {
    const [from, to] = [nameOf(state1), nameOf(state2)];
    return [...partsOf(state1), ...partsOf(state2), {...line(from, to), names: [from, to].filter(isName)}];
  }
  if (stmt !== 'state' || start !== undefined) return [];
  const own = doc === undefined ? node(id) : {key: 'group', names: [id]};
  return [
    ...(type !== undefined && SHAPED.has(type) ? [{key: type, names: [id]}] : [own]),
    ...(note === undefined ? [] : [{key: 'note', names: [id]}]),
    ...(doc ?? []).flatMap(partsOf),
  ];
}

function nameOf({id = '', start}: StateStatement): string {
  return start === undefined ? id : CIRCLE;
}

function isName(name: string): boolean {
  return name !== CIRCLE;
}

function node(name: string): DiagramPart {
  return {key: `node ${name}`, names: [name]};
}

function line(from: string, to: string): DiagramPart {
  return {key: `line ${from} ${to}`, names: [from, to]};
}
