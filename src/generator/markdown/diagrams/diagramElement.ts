import type {Element, ElementContent} from 'hast';
import type {Position} from 'unist';
import {placeInBlock} from '../code/placeInBlock.ts';
import {codeFigure} from '../code/codeFigure.ts';
import type {CodeSource} from '../code/highlightCode.ts';
import {parseMetastring} from '../code/parseMetastring.ts';
import {element} from '../../shared/markup/element.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {typographicApostrophes} from '../../shared/text/typographicText.ts';
import {report, slipSeverity, type SourceContext} from '../SourceContext.ts';
import {browserDiagram} from './browserDiagram.ts';
import {isDrawnInBrowser, KINDS, needsFullMermaid, UNSUPPORTED} from './diagramKind.ts';
import {drawDiagram, readDiagram, renderedKind} from './drawDiagram.ts';
import {finishSvg} from './finishSvg.ts';

/** Diagrams of this width, in pixels, do not have to scroll on the narrowest phone. */
const NARROW = 280;

const SUPPORTED = `Rendered are: ${[...new Set(Object.values(KINDS))].join(', ')}.`;

/**
 * Renders a Mermaid fence to a static SVG whose colors are the theme's custom properties, so that one image serves both
 * color modes. What the static renderer cannot show completely is only parsed, and drawn by the browser. Returns
 * undefined, with a problem, for a diagram with a mistake (an error), and for one that neither can draw (a warning: it
 * stays readable as code).
 */
export function diagramElement(
  block: CodeSource,
  source: SourceContext,
  place: Position | undefined,
): ElementContent | undefined {
  const {page} = source;
  const diagram = readDiagram(block.code);
  const {text, word, accTitle, title} = diagram;
  const at = (line: number, column: number) => placeInBlock({line, column}, place, block.code, source);
  const first = at(text.slice(0, text.length - text.trimStart().length).split('\n').length, 1);
  const kind = renderedKind(word);
  const labelOf = (name: string): string =>
    accTitle ?? title ?? parseMetastring(block.meta).title ?? `Diagram: ${name}`;
  const isOfBrowser = isDrawnInBrowser(word);
  if (needsFullMermaid(word) && page.options.hasFullMermaid)
    return browserDiagram(block.code, labelOf(word), codeFigure(block, source), source, {edition: 'full'});
  if (kind === undefined && !isOfBrowser) {
    reportKind(word, text, source, {fence: place, first});
    return undefined;
  }
  let svg = page.drawings.get(text);
  if (svg === undefined) {
    const tools = page.diagramTools;
    if (tools === undefined) {
      page.needsDiagrams = true;
      return undefined;
    }
    svg = drawDiagram(diagram, tools, ({line, column, message, hint}) =>
      report(source, slipSeverity(source), at(line, column), message, hint),
    );
    if (svg === undefined) return undefined;
    page.drawings.add(text, svg);
  }
  if (kind === undefined || svg === '')
    return browserDiagram(block.code, labelOf(kind ?? word), codeFigure(block, source), source, {
      isPlain: kind !== undefined,
    });
  const finished = finishSvg(svg, labelOf(kind), `diagram-${++page.diagrams}-`);
  // Labels may contain code, so their quotation marks stay.
  const value = page.options.quotationMarks ? typographicApostrophes(finished) : finished;
  return element('figure', {className: ['diagram'], ...scrollable(svg)}, [{type: 'raw', value}]);
}

/** Reports a diagram of a kind that is not rendered, or that does not exist. */
function reportKind(
  word: string,
  text: string,
  source: SourceContext,
  {fence, first}: {fence: Position | undefined; first: ReturnType<typeof placeInBlock>},
): void {
  if (needsFullMermaid(word)) {
    const message = `Only the whole package \`mermaid\` draws diagrams of the kind \`${word}\`; it is shown as code.`;
    report(source, 'warning', fence, message, 'Install it in the site: `npm install mermaid`.');
  } else if (UNSUPPORTED.has(word)) {
    const message = `Mermaid diagrams of the kind \`${word}\` cannot be drawn; it is shown as code.`;
    report(source, 'warning', fence, message, SUPPORTED);
  } else if (text.trim() === '') {
    const hint = 'Write one, or remove the code block.';
    report(source, slipSeverity(source), fence, 'The code block has no Mermaid diagram in it.', hint);
  } else {
    const near = nearest(word, Object.keys(KINDS));
    const hint = near === undefined ? SUPPORTED : `Did you mean \`${near}\`?`;
    const shown = word || text.trim().split('\n')[0]?.slice(0, 20);
    report(source, slipSeverity(source), first, `\`${shown}\` is not a kind of Mermaid diagram.`, hint);
  }
}

/**
 * Attributes that let the theme scroll a diagram wider than its container, which the keyboard must be able to reach
 * then.
 */
function scrollable(svg: string): Element['properties'] {
  const width = Number(/^\s*<svg\b[^>]*\swidth="([\d.]+)"/.exec(svg)?.[1] ?? 0);
  return width > NARROW ? {tabIndex: 0, style: `--diagram-width:${Math.round(width)}px`} : {};
}
