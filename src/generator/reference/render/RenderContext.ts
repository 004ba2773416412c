import type {CodeSettings} from '../../markdown/code/highlightCode.ts';
import type {TocHeading} from '../../shared/page/PageModule.ts';
import type {Addressing} from '../../shared/address/Addressing.ts';
import type {ReferenceGraph} from '../model/referenceGraph.ts';
import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import type {ApiModel, Operation} from '../model/ApiModel.ts';
import type {Reference, ReferencePage} from '../pages/Reference.ts';
import type {DescriptionText} from '../text/descriptionText.ts';

/** What all pages of a document share while they are rendered. */
export interface RenderContext {
  reference: Omit<Reference, 'bundle'>;
  model: ApiModel;
  config: ReferenceConfig;
  graph: ReferenceGraph;
  site: Addressing;
  code: CodeSettings;
  /** Address of the page of each model that has one. */
  modelHref: ReadonlyMap<string, string>;
  /** Anchor of each operation on its page, and the page's address. */
  operationPlace: ReadonlyMap<Operation, {href: string; anchor: string}>;
  /** Addresses of the document in one piece. */
  downloads?: {yaml: string; json: string};
  /** HTML of descriptions by their Markdown: the same ones come often. */
  descriptions: Map<string, string>;
  /** Descriptions as Markdown, by their source. */
  descriptionTexts: Map<string, DescriptionText>;
  /** The code blocks made last, by language and code: responses of one model have the same example. */
  codeBlocks: Map<string, string>;
}

/** What is found out about a page while its HTML is made. */
export interface PageState {
  toc: TocHeading[];
  links: Set<string>;
  anchors: Set<string>;
  /** Keys of the flags that fields of the page carry. */
  flags: Set<string>;
  /** Models whose fields a response of the page has shown already, with its anchor and operation. */
  answered: Map<string, {anchor: string; summary: string}>;
  /** Number of tab groups so far, for ids. */
  tabs: number;
  /** The anchor of each row and part, by the one that was wanted. */
  rows: Map<string, string>;
  /** Code blocks of each operation: those beside it, then those of its error responses. */
  codes: Map<Operation, {samples: CodeNote[]; answers: CodeNote[]}>;
  /** Code blocks of a model. */
  modelCodes: CodeNote[];
  /** What an index lists, by topic. */
  topics: {id?: string; label: string; pages: ReferencePage[]}[];
}

/** A code block of the page. */
export interface CodeNote {
  label: string;
  language: string;
  code: string;
}

export function createPageState(): PageState {
  return {
    toc: [],
    links: new Set(),
    anchors: new Set(),
    flags: new Set(),
    answered: new Map(),
    tabs: 0,
    rows: new Map(),
    codes: new Map(),
    modelCodes: [],
    topics: [],
  };
}

/** An id that no other element of the page has; it can be linked. */
export function claimAnchor(wanted: string, taken: Set<string>): string {
  const base = anchorOf(wanted);
  let anchor = base;
  for (let number = 2; taken.has(anchor); number++) anchor = `${base}-${number}`;
  taken.add(anchor);
  return anchor;
}

/** Claims the anchor of a row or part, and keeps it for the page's text. */
export function claimRowAnchor(wanted: string, page: PageState): string {
  const anchor = claimAnchor(wanted, page.anchors);
  if (!page.rows.has(wanted)) page.rows.set(wanted, anchor);
  return anchor;
}

/** A name as an anchor: letters, digits and `._-` stay. */
export function anchorOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^-+|-+$/g, '') || 'item';
}
