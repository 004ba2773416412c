import type {CodeSettings} from '../../markdown/code/highlightCode.ts';
import type {Addressing} from '../../shared/address/Addressing.ts';
import type {Download} from '../download/downloadsOf.ts';
import type {QuotationMarks} from '../../shared/text/typographicText.ts';
import type {ReferenceGraph} from '../model/referenceGraph.ts';
import type {ReferenceConfig} from '../../config/schema/referenceSchema.ts';
import type {ApiModel, Operation} from '../model/ApiModel.ts';
import type {Reference} from '../pages/Reference.ts';
import type {ReferenceWords} from '../ReferenceWords.ts';
import type {Description} from './Description.ts';

/** What all pages of a document share during rendering. */
export interface RenderContext {
  reference: Omit<Reference, 'bundle'>;
  model: ApiModel;
  config: ReferenceConfig;
  graph: ReferenceGraph;
  site: Addressing;
  code: CodeSettings;
  /** Messages in the language of the site. */
  words: ReferenceWords;
  /** The quotation marks of prose; straight ones are kept if omitted. */
  marks?: QuotationMarks;
  /** Addresses of model pages by model. */
  modelHref: ReadonlyMap<string, string>;
  /** Anchor and page address of each operation. */
  operationPlace: ReadonlyMap<Operation, {href: string; anchor: string}>;
  /** The address of what an anchor in a description names; undefined if it names nothing in the document. */
  resolveAnchor(anchor: string): string | undefined;
  /** Downloads of the bundled document, with their addresses. */
  downloads: readonly Download[];
  /** Cached descriptions by their Markdown, since many repeat. */
  descriptions: Map<string, Description>;
  /** Cached HTML of recent code blocks, by language and code: responses with one model have the same example. */
  codeBlocks: Map<string, string>;
}
