import {createRequire} from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import {compileScript} from '../../../files/code/compileScript.ts';
import {generatorDir} from '../../../files/packages/generatorDir.ts';

/** A diagram as Mermaid parsed it; which lists exist depends on the kind. */
export interface MermaidData {
  getVertices?(): ReadonlyMap<string, FlowchartNode>;
  getEdges?(): FlowchartLine[];
  getSubGraphs?(): FlowchartGroup[];
  getActors?(): ReadonlyMap<string, {description: string; type: string}>;
  getMessages?(): SequenceMessage[];
  getBoxes?(): unknown[];
  getCreatedActors?(): ReadonlyMap<string, unknown>;
  getDestroyedActors?(): ReadonlyMap<string, unknown>;
  /** In a class diagram, its classes; in a flowchart, styles. */
  getClasses?(): ReadonlyMap<string, {link?: string}>;
  getNamespaces?(): ReadonlyMap<string, unknown>;
  getRelations?(): {id1: string; id2: string}[];
  getNotes?(): ReadonlyMap<string, unknown>;
  getRootDocV2?(): {doc: StateStatement[]};
  getEntities?(): ReadonlyMap<string, {id: string; attributes: unknown[]}>;
  getRelationships?(): {entityA: string; entityB: string}[];
  getXYChartData?(): {plots: unknown[]};
}

/** A node of a flowchart, see `flowDb.ts` of Mermaid. */
export interface FlowchartNode {
  /** Absent: its name. */
  text?: string;
  labelType: string;
  /** Its shape. */
  type?: string;
  link?: string;
}

/** A line of a flowchart. */
export interface FlowchartLine {
  start: string;
  end: string;
  /** Its arrowheads. */
  type?: string;
  stroke?: string;
  text: string;
  labelType: string;
}

/** A group of a flowchart. */
export interface FlowchartGroup {
  id: string;
  title: string;
  labelType: string;
  /** Names of the nodes and groups that it contains itself. */
  nodes: string[];
}

/** A message of a sequence diagram, or what is between messages; see `sequenceDb.ts` of Mermaid. */
export interface SequenceMessage {
  from?: string;
  to?: string;
  type: number;
  message?: unknown;
}

/** A statement of a state diagram, see `stateDiagram.jison` of Mermaid. */
export interface StateStatement {
  stmt: string;
  id?: string;
  /** For a circle `[*]`: whether states begin at it. */
  start?: boolean;
  type?: string;
  doc?: StateStatement[];
  note?: unknown;
  state1?: StateStatement;
  state2?: StateStatement;
}

/** A mistake that Mermaid finds; `hash` is that of its older parsers (Jison), `result` that of the others (Langium). */
export interface MermaidError {
  message: string;
  result?: {
    lexerErrors: {line?: number; column?: number}[];
    parserErrors: {token: {image: string; startLine?: number; startColumn?: number}}[];
  };
  hash?: {
    text: string;
    token: string | null;
    line: number;
    loc?: {last_line: number; last_column: number};
    expected?: string[];
  };
}

export type MermaidResult =
  | {diagram: {type: string; db: MermaidData}; error?: undefined}
  | {diagram?: undefined; error: MermaidError};

/**
 * The parts of a browser that Mermaid needs to parse; without a document, its sanitizer returns every text unchanged.
 */
const BROWSER = `
  var window = globalThis;
  var Element = class {};
  var Option = class { style = {}; };
  var document = {nodeType: 9, addEventListener() {}, createElement: () => ({})};
  window.addEventListener = () => {};
`;

/**
 * Its parsers copy the settings for each name. They depend on few of them, and most are colors: without these, parsing
 * is seven times as fast.
 */
const SETTINGS = `
  mermaid.initialize({startOnLoad: false});
  for (const [name, group] of Object.entries(mermaid.mermaidAPI.defaultConfig)) {
    if (typeof group !== 'object' || Array.isArray(group) || name === 'xyChart') continue;
    for (const key of Object.keys(group)) delete group[key];
  }
  mermaid.mermaidAPI.globalReset();
`;

const READ = new vm.Script(`
  mermaid.mermaidAPI.getDiagramFromText(source).then(
    (diagram) => { result = {diagram}; },
    (error) => { result = {error}; },
  );
`);

/**
 * Loads Mermaid for its grammars alone: nothing else knows what it accepts as a diagram. It runs in a separate context,
 * since it expects a browser, which React must not see here.
 *
 * @returns reads one diagram, without front matter and directives.
 */
export function loadMermaid(): (text: string) => MermaidResult {
  const file = createRequire(path.join(generatorDir, 'package.json')).resolve('@mermaid-js/tiny');
  const silent = {debug() {}, info() {}, log() {}, warn() {}, error() {}};
  // Promises are settled before a script returns, so that a diagram can be read without waiting.
  const context = vm.createContext(
    {console: silent, setTimeout, clearTimeout, structuredClone, URL, TextEncoder, TextDecoder},
    {microtaskMode: 'afterEvaluate'},
  );
  vm.runInContext(BROWSER, context);
  compileScript(file).runInContext(context);
  vm.runInContext(SETTINGS, context);
  return (text) => {
    context.source = text;
    context.result = undefined;
    READ.runInContext(context);
    const result: MermaidResult | undefined = context.result;
    if (result === undefined) throw new Error('Expected Mermaid to read the diagram at once');
    return result;
  };
}
