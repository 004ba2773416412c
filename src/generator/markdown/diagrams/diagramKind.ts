/** Words that begin a diagram → what it is called. */
export const KINDS: Record<string, string> = {
  graph: 'flowchart',
  flowchart: 'flowchart',
  'flowchart-elk': 'flowchart',
  sequenceDiagram: 'sequence diagram',
  classDiagram: 'class diagram',
  'classDiagram-v2': 'class diagram',
  stateDiagram: 'state diagram',
  'stateDiagram-v2': 'state diagram',
  erDiagram: 'entity relationship diagram',
  'xychart-beta': 'chart',
  xychart: 'chart',
};

/** Kinds that Mermaid has and the static renderer has not. */
export const UNSUPPORTED = new Set(
  `pie gantt gitGraph journey mindmap timeline quadrantChart requirement requirementDiagram C4Context C4Container
  C4Component C4Dynamic C4Deployment sankey sankey-beta block block-beta packet packet-beta kanban architecture
  architecture-beta radar-beta treemap treemap-beta treeView-beta venn-beta wardley-beta eventmodeling info
  railroad-beta railroad-abnf-beta railroad-ebnf-beta railroad-peg-beta ishikawa ishikawa-beta zenuml`.split(
    /\s+/,
  ),
);
