/** Size of a box in the map. Columns and rows are laid out by hand. */
export const BOX = {width: 170, height: 64};
/** What the map shows: all boxes with their borders, so that it is aligned with the text above it. */
export const MAP = '7 7 626 330';

export interface FitNode {
  name: string;
  kind: string;
  x: number;
  y: number;
  /** Absent for what belongs to the reader rather than to the suite. */
  to?: string;
  /** Number of the product's color. */
  color?: number;
}

export interface FitEdge {
  /** SVG path from box to box; the arrowhead is at its end. */
  path: string;
  label?: {text: string; x: number; y: number; anchor: 'start' | 'middle' | 'end'};
  /** The same relation as a sentence. */
  sentence: string;
}

export const nodes: readonly FitNode[] = [
  {name: 'OpenAPI spec', kind: 'what you write', x: 8, y: 8},
  {name: 'ThorAPI', kind: 'code generator', x: 235, y: 8, color: 1, to: '/docs/Products/ThorAPI/'},
  {name: 'Your services', kind: 'backend and client', x: 462, y: 8},
  {
    name: 'ValorIDE',
    kind: 'IDE assistant',
    x: 8,
    y: 140,
    color: 6,
    to: '/docs/Products/ValorIDE/valoride-documentation',
  },
  {
    name: 'SecureField',
    kind: 'field encryption',
    x: 235,
    y: 140,
    color: 4,
    to: '/docs/Products/SecureField/getting-started',
  },
  {
    name: 'ValkyrAI',
    kind: 'workflow engine',
    x: 462,
    y: 140,
    color: 2,
    to: '/docs/Products/ValkyrAI/valkyrai-docs',
  },
  {name: 'MCP marketplace', kind: 'tool catalog', x: 8, y: 272, color: 5, to: '/docs/Products/ValkyrAI/mcp'},
  {name: 'OpenXLS', kind: 'spreadsheets', x: 462, y: 272, color: 3, to: '/docs/Products/OpenXLS/overview'},
];

export const edges: readonly FitEdge[] = [
  {path: 'M178 40H229', sentence: 'ThorAPI reads the spec, the single source of every entity.'},
  {path: 'M405 32H456', sentence: 'ThorAPI generates your services: backend, client, reference pages.'},
  {
    path: 'M405 160H428V56H456',
    label: {text: 'encrypts fields', x: 420, y: 112, anchor: 'end'},
    sentence: 'SecureField encrypts the fields in those services that the spec marks.',
  },
  {
    path: 'M547 140V78',
    label: {text: 'runs on', x: 556, y: 112, anchor: 'start'},
    sentence: 'ValkyrAI runs workflows on the services, with their permissions and audit fields.',
  },
  {
    path: 'M547 272V210',
    label: {text: 'calculates', x: 556, y: 246, anchor: 'start'},
    sentence: 'OpenXLS calculates the formulas of workflow conditions and of Gridheim sheets.',
  },
  {
    path: 'M462 188H442V304H184',
    label: {text: 'publishes', x: 310, y: 295, anchor: 'middle'},
    sentence: 'ValkyrAI publishes endpoints and workflows as tools in the MCP marketplace.',
  },
  {
    path: 'M93 272V210',
    label: {text: 'offers tools', x: 102, y: 246, anchor: 'start'},
    sentence: 'The MCP marketplace offers servers that ValorIDE installs.',
  },
  {
    path: 'M93 140V78',
    label: {text: 'edits', x: 102, y: 112, anchor: 'start'},
    sentence: 'ValorIDE edits the spec and your own code with you, one approved step at a time.',
  },
];
