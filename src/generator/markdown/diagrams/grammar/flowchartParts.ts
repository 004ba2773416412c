import {labelText} from './labelText.ts';
import type {FlowchartGroup, FlowchartLine, FlowchartNode, MermaidData} from './loadMermaid.ts';

/** Shapes that Mermaid and the renderer name differently; a node without a shape has the first. */
const SHAPES: Record<string, string> = {
  square: 'rectangle',
  rect: 'rectangle',
  round: 'rounded',
  odd: 'asymmetric',
  inv_trapezoid: 'trapezoid-alt',
};

/** Arrowheads at the start and the end of a line; the renderer has no others. */
const HEADS: Record<string, string> = {
  arrow_open: 'false false',
  arrow_point: 'false true',
  double_arrow_point: 'true true',
};

/** Returns what a flowchart has to show, see `writtenParts`. */
export function flowchartParts(db: MermaidData): string[] {
  const nodes = [...(db.getVertices?.() ?? [])];
  const lines = db.getEdges?.() ?? [];
  const groups = db.getSubGraphs?.() ?? [];
  return [
    ...nodes.map(([id, node]) => nodePart(id, node)),
    ...nodes.flatMap(([, {link}]) => (link === undefined ? [] : 'link')),
    ...lines.map(linePart),
    ...groups.map((group) => groupPart(group.title, nodesWithin(group, groups))),
    // The renderer shows the signs of Markdown.
    ...[...nodes.map(([, node]) => node), ...lines, ...groups].flatMap(({labelType}) =>
      labelType === 'markdown' ? 'Markdown' : [],
    ),
  ];
}

/** A group, with the names of all nodes in it. */
export function groupPart(title: string, nodes: readonly string[]): string {
  return `group ${labelText(title)} ${[...nodes].sort().join()}`;
}

function nodesWithin({nodes}: FlowchartGroup, groups: readonly FlowchartGroup[]): string[] {
  return nodes.flatMap((id) => {
    const group = groups.find((one) => one.id === id);
    return group ? nodesWithin(group, groups) : id;
  });
}

function nodePart(id: string, {text = id, type = 'rect'}: FlowchartNode): string {
  return `node ${id} ${SHAPES[type] ?? type} ${labelText(text)}`;
}

function linePart({start, end, type = '', stroke = 'normal', text}: FlowchartLine): string {
  return `line ${start} ${end} ${stroke === 'normal' ? 'solid' : stroke} ${HEADS[type] ?? type} ${labelText(text)}`;
}
