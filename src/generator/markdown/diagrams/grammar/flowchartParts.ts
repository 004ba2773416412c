import {labelText} from './labelText.ts';
import type {FlowchartLine, FlowchartNode, MermaidData} from './loadMermaid.ts';

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
    ...groups.map(({title}) => `group ${labelText(title)}`),
    // The renderer shows the signs of Markdown.
    ...[...nodes.map(([, node]) => node), ...lines, ...groups].flatMap(({labelType}) =>
      labelType === 'markdown' ? 'Markdown' : [],
    ),
  ];
}

function nodePart(id: string, {text = id, type = 'rect'}: FlowchartNode): string {
  return `node ${id} ${SHAPES[type] ?? type} ${labelText(text)}`;
}

function linePart({start, end, type = '', stroke = 'normal', text}: FlowchartLine): string {
  return `line ${start} ${end} ${stroke === 'normal' ? 'solid' : stroke} ${HEADS[type] ?? type} ${labelText(text)}`;
}
