import type {Nodes} from 'mdast';
import {decodeEntities} from '../../shared/html/decodeEntities.ts';
import {sentence} from './sentence.ts';
import type {TextWriter} from './TextWriter.ts';

/** The image that a Mermaid fence became; undefined for code, and for a diagram that cannot be drawn. */
export function drawingOf(node: Nodes, {source}: TextWriter): string | undefined {
  const element = source.elements.get(node);
  if (element?.type !== 'element' || element.data?.code !== undefined) return undefined;
  const [drawing] = element.children;
  return drawing?.type === 'raw' ? drawing.value : undefined;
}

/** Returns the words of a diagram: its names and its labels, without the syntax of its source. */
export function diagramWords(code: string, drawing: string): string {
  return `${sentence(namesIn(code))} ${sentence(labelsIn(drawing))}`;
}

function namesIn(code: string): string[] {
  return [
    /^title:[ \t]*["']?(.*?)["']?[ \t]*$/m,
    /^[ \t]*accTitle[ \t]*:(.+)$/m,
    /^[ \t]*accDescr[ \t]*:(.+)$/m,
    /^[ \t]*accDescr[ \t]*\{([^}]*)\}/m,
  ].flatMap((pattern) => pattern.exec(code)?.[1] ?? []);
}

/** The texts in an image, each once; the lines and runs of a text are separate elements. */
function labelsIn(svg: string): Set<string> {
  const texts = [...svg.matchAll(/<text\b[^>]*>([\s\S]*?)<\/text>/g)].map(([, content = '']) =>
    decodeEntities(content.replace(/<[^>]*>/g, ' ')),
  );
  return new Set(texts.map((text) => text.replace(/\s+/g, ' ').trim()));
}
