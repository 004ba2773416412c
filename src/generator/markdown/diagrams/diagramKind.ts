/** Words that begin a diagram → name of its kind. */
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

/** Kinds that the static renderer doesn't support but Mermaid's small edition does: the browser draws them. */
const IN_BROWSER = new Set(
  `pie gantt gitGraph journey timeline quadrantChart requirement requirementDiagram C4Context C4Container C4Component
  C4Dynamic C4Deployment sankey sankey-beta block block-beta packet packet-beta kanban radar-beta treemap
  treemap-beta info treeView-beta venn-beta wardley-beta eventmodeling railroad-beta railroad-abnf-beta
  railroad-ebnf-beta railroad-peg-beta ishikawa ishikawa-beta`.split(/\s+/),
);

/** Names of the kinds whose name differs from their word. */
const BROWSER_NAMES: Record<string, string> = {
  pie: 'pie chart',
  gantt: 'Gantt chart',
  gitGraph: 'Git graph',
  journey: 'user journey',
  quadrantChart: 'quadrant chart',
};

/** Returns the name of the kind of a diagram that the browser draws, by its first word. */
export function browserKind(word: string): string {
  return Object.hasOwn(BROWSER_NAMES, word) ? (BROWSER_NAMES[word] ?? word) : `\`${word}\` diagram`;
}

/** Whether the browser draws the diagrams that begin with a word. */
export function isDrawnInBrowser(word: string): boolean {
  return IN_BROWSER.has(word);
}

/** Kinds that Mermaid's small edition lacks: the browser draws them if the site has the whole package. */
const IN_FULL = new Set(['mindmap', 'architecture', 'architecture-beta']);

/** Whether only the whole package `mermaid` draws the diagrams that begin with a word. */
export function needsFullMermaid(word: string): boolean {
  return IN_FULL.has(word);
}

/** Kinds of Mermaid that are not supported here at all. */
export const UNSUPPORTED: ReadonlySet<string> = new Set(['zenuml']);
