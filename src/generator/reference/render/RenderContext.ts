import type {CodeSettings} from '../../markdown/code/highlightCode.ts';
import type {Addressing} from '../../shared/address/Addressing.ts';
import type {Download} from '../download/downloadsOf.ts';
import type {ReferenceGraph} from '../model/referenceGraph.ts';
import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import type {ApiModel, Operation} from '../model/ApiModel.ts';
import type {Reference} from '../pages/Reference.ts';
import type {ReferenceWords} from './ReferenceWords.ts';
import type {Description} from '../description/Description.ts';

/** What all pages of a document share while they are rendered. */
export interface RenderContext {
  reference: Omit<Reference, 'bundle'>;
  model: ApiModel;
  config: ReferenceConfig;
  graph: ReferenceGraph;
  site: Addressing;
  code: CodeSettings;
  /** In the language of the site. */
  words: ReferenceWords;
  /** Address of the page of each model that has one. */
  modelHref: ReadonlyMap<string, string>;
  /** Anchor of each operation on its page, and the page's address. */
  operationPlace: ReadonlyMap<Operation, {href: string; anchor: string}>;
  /** Forms of the document in one piece, with their addresses. */
  downloads: readonly Download[];
  /** Descriptions by their Markdown: the same ones come often. */
  descriptions: Map<string, Description>;
  /** HTML of the code blocks made last, by language and code: responses of one model have the same example. */
  codeBlocks: Map<string, string>;
}
