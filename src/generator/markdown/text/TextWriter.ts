import type {Nodes} from 'mdast';
import type {SourceContext} from '../SourceContext.ts';
import type {Outline} from './createOutline.ts';

/** What is needed to write the Markdown of one source. */
export interface TextWriter {
  source: SourceContext;
  outline: Outline;
  /** Partials that are being written, outermost first: a partial that includes itself ends there. */
  within: readonly SourceContext[];
  /** What the partial that is being written is given: its `props`, and its content with the writer of that. */
  given?: {props: Readonly<Record<string, unknown>>; children: readonly Nodes[]; writer: TextWriter};
  /** Inline content as Markdown. */
  inlineText: (nodes: readonly Nodes[], writer: TextWriter) => string;
  /** The blocks of some content, each Markdown by itself. */
  blockTexts: (nodes: readonly Nodes[], writer: TextWriter) => string[];
}

/** A property of the HTML element that a node became, when it is text. */
export function propertyOf(node: Nodes, name: string, {source}: TextWriter): string | undefined {
  const element = source.elements.get(node);
  const value = element?.type === 'element' ? element.properties[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}
