import type {TextSurroundings} from '../shared/text/typographicText.ts';
import type {RuleName} from '../config/SiteConfig.ts';
import type {ElementContent, RootContent} from 'hast';
import type {Program, Statement, Directive, ModuleDeclaration} from 'estree-jsx';
import type {Heading, Nodes as MdastNodes, Root as MdastRoot, Text} from 'mdast';
import type {State} from 'mdast-util-to-hast';
import type {Position} from 'unist';
import GithubSlugger from 'github-slugger';
import type {DiagramTools} from './diagrams/diagramTools.ts';
import type {Drawings} from './diagrams/openDrawings.ts';
import type {CodeSource, HighlightedCode} from './code/highlightCode.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import type {Asset, NamedImport, PageLink} from './CompiledPage.ts';
import type {TocHeading} from '../shared/page/PageModule.ts';
import type {CompileInput, CompileOptions} from './CompileOptions.ts';
import type {SourceFiles} from './files/SourceFiles.ts';

/** The input of one page's compilation. */
export interface PageInput {
  readonly input: CompileInput;
  readonly options: CompileOptions;
  readonly files: SourceFiles;
  highlightCode(source: CodeSource): HighlightedCode;
  compilePartial(file: string): Partial | undefined;
  /** The tools that read and render diagrams, once they are loaded. */
  diagramTools?: DiagramTools;
  readonly drawings: Drawings;
}

/** What compiling one page finds, in the page itself, its preview and the partials it imports. */
export interface PageFindings {
  readonly problems: Problem[];
  readonly assets: Map<string, Asset>;
  readonly components: Set<string>;
  /** Names of the components that are used without an import. */
  readonly knownComponents: Set<string>;
  readonly imports: Set<string>;
  readonly namedImports: NamedImport[];
  readonly linkLookups: Record<string, string | null>;
  /** Compiled partials by file; undefined while one is being compiled. */
  readonly partials: Map<string, Partial | undefined>;
  /** Set when a new diagram was found before the tools for it were loaded: the page must be compiled again. */
  needsDiagrams: boolean;
  diagrams: number;
}

/** The compilation of one page. */
export interface Compilation extends PageInput, PageFindings {}

/** An imported Markdown file. */
export interface Partial {
  /** Its elements, when all of it is static. */
  children?: ElementContent[];
  /** Statements of its module body, which end with a `return` of its exports. */
  body(): Program['body'];
  toc: TocHeading[];
  anchors: string[];
  links: PageLink[];
  values: ReadonlyMap<string, unknown>;
  /** The source itself, from which the page's Markdown is written. */
  source: SourceContext;
}

/** A name of the page module that an import defines. */
export type Binding =
  /** @property isComponent The image is used as a component. */
  | {kind: 'value'; value: unknown; image?: string; isComponent?: true}
  | {kind: 'component'; key: string; imported: string}
  | {kind: 'partial'; partial: Partial; imported: string};

/** What compiling one Markdown source starts from. */
export interface SourceInput {
  readonly page: Compilation;
  /** Path relative to the site folder. */
  readonly file: string;
  readonly role: 'page' | 'preview' | 'partial';
  readonly format: 'mdx' | 'md';
  /** The text as the parser sees it, for messages. */
  readonly text: string;
  /** Number (1-based) of the line of a fence that is never closed. */
  readonly openFence?: number;
  frontMatter(): Record<string, unknown>;
}

/** The names of a source: `remarkModule` and `bindImport` collect them. */
export interface SourceNames {
  /** Names from imports, by local name. */
  readonly bindings: Map<string, Binding>;
  /** Values known at build time, by name. */
  readonly values: Map<string, unknown>;
  /** Names that exports declare. */
  readonly declared: Set<string>;
  /** Names of imports and exports that are read as text; using them is not a separate mistake. */
  readonly misplaced: Set<string>;
}

type ModuleStatement = Directive | Statement | ModuleDeclaration;

/** The module of a source: `remarkModule` and `bindImport` collect it. */
export interface SourceModule {
  /** Statements that are not imports. */
  readonly statements: ModuleStatement[];
  /** Keys that are imported only for their side effects. */
  readonly sideEffects: string[];
  /** Keep the JavaScript even if everything is static (a partial whose module is needed). */
  forceModule: boolean;
}

/** The headings and ids of a source. */
export interface SourceOutline {
  title?: Heading;
  titleHtml?: string;
  /** Text of the heading of level 1 that the source begins with. */
  contentTitle?: string;
  readonly slugger: GithubSlugger;
  readonly toc: TocHeading[];
  /** Ids written in the source, and the lines of their elements. */
  readonly ids: Map<string, number>;
  readonly anchors: Set<string>;
  /** Former ids of headings, by their current id. */
  aliases: ReadonlyMap<string, string[]>;
}

/** What the text of a source refers to, and what its nodes have become. */
export interface SourceContent {
  /** How many `:::` lines that end nothing are to be expected after mistakes that were reported. */
  uselessEnds: number;
  readonly links: PageLink[];
  hasImage: boolean;
  /** Address of the social image, see `socialImage`. */
  image?: string;
  /** The part before the truncate marker, and the module statements it needs; later plugins don't change them. */
  preview?: {tree: MdastRoot; statements: ModuleStatement[]};
  /** The tree that the HTML is made from. */
  tree?: MdastRoot;
  /** The context of the texts whose quotation marks are replaced. */
  typography?: ReadonlyMap<Text, TextSurroundings>;
  /**
   * What links, images, headings, code and JSX have become, by node: the page's Markdown uses the same addresses and
   * ids.
   */
  readonly elements: Map<MdastNodes, ElementContent>;
}

/**
 * One Markdown source that is being compiled: its input, and what the plugins collect. They find it in
 * `file.data.source`.
 */
export interface SourceContext extends SourceInput, SourceNames, SourceModule, SourceOutline, SourceContent {}

declare module 'vfile' {
  interface DataMap {
    source: SourceContext;
    /** The content of a source that has nothing left to run in the page; its tree is empty then. */
    staticContent: RootContent[];
  }
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementHastData {
    _mdxExplicitJsx?: boolean;
  }
}

declare module 'hast' {
  interface ElementContentMap {
    partial: StaticPartial;
  }
  interface RootContentMap {
    partial: StaticPartial;
  }
  interface ElementData {
    /** Makes MDX take the element as a plain tag instead of looking it up among components. */
    _mdxExplicitJsx?: boolean;
    /** The code block that the element displays. */
    code?: CodeSource;
  }
}

/** Elements of a static partial, which replace its `<Part/>`; already finished. */
export interface StaticPartial {
  type: 'partial';
  children: ElementContent[];
  data?: undefined;
  position?: undefined;
}

/** Creates the compilation state of one source. */
export function createSource(page: Compilation, fields: Omit<SourceInput, 'page'>): SourceContext {
  return {
    page,
    ...fields,
    bindings: new Map(),
    values: new Map(),
    declared: new Set(),
    misplaced: new Set(),
    statements: [],
    sideEffects: [],
    slugger: new GithubSlugger(),
    toc: [],
    ids: new Map(),
    links: [],
    anchors: new Set(),
    uselessEnds: 0,
    hasImage: false,
    elements: new Map(),
    aliases: new Map(),
    forceModule: false,
  };
}

/** The source that a conversion from mdast to hast works on. */
export function sourceOf(state: State): SourceContext {
  const source = state.options.file?.data.source;
  if (source === undefined) throw new Error('Expected the file to carry its source context');
  return source;
}

/**
 * Severity of a mistake that leaves a page whose text is not what its author wanted: other generators publish it without
 * a word.
 */
export function slipSeverity({page}: Pick<SourceInput, 'page'>): Problem['severity'] {
  return page.options.isLoose ? 'warning' : 'error';
}

/** A place in a source; undefined if it is unknown. */
export type Place = Position | {line: number; column: number} | undefined;

/** Adds a problem at a place of the source. */
export function report(
  source: Pick<SourceInput, 'page' | 'file'>,
  severity: Problem['severity'],
  place: Place,
  message: string,
  hint?: string,
): void {
  reportProblem(source, place, {severity, message, hint});
}

/** Like `report`. `rule` is the rule in the configuration's `check.rules` that governs the problem. */
export function reportProblem(
  source: Pick<SourceInput, 'page' | 'file'>,
  place: Place,
  {severity, rule, message, hint}: Pick<Problem, 'severity' | 'message' | 'hint'> & {rule?: RuleName},
): void {
  const start = place !== undefined && 'start' in place ? place.start : place;
  source.page.problems.push({
    severity,
    file: source.file,
    ...(start === undefined ? {} : {line: start.line, column: start.column}),
    ...(rule === undefined ? {} : {rule}),
    message,
    ...(hint === undefined ? {} : {hint}),
  });
}
