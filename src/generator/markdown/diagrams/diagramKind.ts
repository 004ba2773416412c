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

/** Kinds that the static renderer does not have, and Mermaid's small edition has: the browser draws them. */
const IN_BROWSER = new Set(
  `pie gantt gitGraph journey timeline quadrantChart requirement requirementDiagram C4Context C4Container C4Component
  C4Dynamic C4Deployment sankey sankey-beta block block-beta packet packet-beta kanban radar-beta treemap
  treemap-beta info`.split(/\s+/),
);

/** What those are called that have a name of their own. */
const BROWSER_NAMES: Record<string, string> = {
  pie: 'pie chart',
  gantt: 'Gantt chart',
  gitGraph: 'Git graph',
  journey: 'user journey',
  quadrantChart: 'quadrant chart',
};

/** What a diagram that begins with a word, and that the browser draws, is called. */
export function browserKind(word: string): string {
  return Object.hasOwn(BROWSER_NAMES, word) ? (BROWSER_NAMES[word] ?? word) : `\`${word}\` diagram`;
}

/** Whether the browser draws the diagrams that begin with a word. */
export function isDrawnInBrowser(word: string): boolean {
  return IN_BROWSER.has(word);
}

/** Kinds that Mermaid has and that are drawn nowhere here. */
export const UNSUPPORTED = new Set(
  `mindmap architecture architecture-beta treeView-beta venn-beta wardley-beta eventmodeling railroad-beta
  railroad-abnf-beta railroad-ebnf-beta railroad-peg-beta ishikawa ishikawa-beta zenuml`.split(/\s+/),
);
