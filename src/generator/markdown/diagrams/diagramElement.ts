import type {Element} from 'hast';
import type {Position} from 'unist';
import type {CodeSource} from '../code/highlightCode.ts';
import {escapeHtml} from '../../shared/html/escapeHtml.ts';
import {parseMetastring} from '../code/parseMetastring.ts';
import {element} from '../../shared/markup/element.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {report, type SourceContext} from '../SourceContext.ts';
import {splitStatements} from './splitStatements.ts';

/** Words that begin a diagram → what it is called. */
const KINDS: Record<string, string> = {
  graph: 'flowchart',
  flowchart: 'flowchart',
  sequenceDiagram: 'sequence diagram',
  classDiagram: 'class diagram',
  stateDiagram: 'state diagram',
  'stateDiagram-v2': 'state diagram',
  erDiagram: 'entity relationship diagram',
  'xychart-beta': 'chart',
  xychart: 'chart',
};

/** Diagrams of this width, in pixels, do not have to scroll on the narrowest phone. */
const NARROW = 280;

/** Kinds that Mermaid has and the static renderer has not. */
const UNSUPPORTED = new Set(
  `pie gantt gitGraph journey mindmap timeline quadrantChart requirementDiagram C4Context C4Container C4Component
  C4Dynamic C4Deployment sankey sankey-beta block block-beta packet packet-beta kanban architecture architecture-beta
  radar-beta zenuml`.split(/\s+/),
);

/**
 * Renders a Mermaid fence to a static SVG whose colours are the theme's custom properties, so that one picture
 * serves both colour modes. Returns undefined, with a problem, when it cannot be drawn.
 */
export function diagramElement(
  block: CodeSource,
  source: SourceContext,
  place: Position | undefined,
): Element | undefined {
  const {page} = source;
  const {text, accTitle, title, offset} = readHeader(block.code);
  const word = /^[\w-]+/.exec(text.trimStart())?.[0] ?? '';
  const kind = KINDS[word];
  if (kind === undefined) {
    const supported = `Drawn are: ${[...new Set(Object.values(KINDS))].join(', ')}.`;
    if (UNSUPPORTED.has(word)) {
      report(
        source,
        'warning',
        place,
        `Mermaid diagrams of the kind \`${word}\` cannot be drawn at build time; it is shown as code.`,
        supported,
      );
    } else {
      const near = nearest(word, Object.keys(KINDS));
      const hint = near === undefined ? supported : `Did you mean \`${near}\`?`;
      report(
        source,
        'error',
        lineOf(place, offset),
        `\`${word || text.trim().slice(0, 20)}\` is no kind of Mermaid diagram.`,
        hint,
      );
    }
    return undefined;
  }
  if (page.renderDiagram === undefined) {
    page.needsDiagrams = true;
    return undefined;
  }
  let svg: string;
  try {
    svg = page.renderDiagram(splitStatements(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(
      source,
      'error',
      lineOf(place, offset),
      `The Mermaid diagram cannot be drawn: ${reason}`,
      "Check the diagram's syntax.",
    );
    return undefined;
  }
  const label = accTitle ?? title ?? parseMetastring(block.meta).title ?? `Diagram: ${kind}`;
  return element('figure', {className: ['diagram'], ...scrollable(svg)}, [
    {type: 'raw', value: finishSvg(svg, label, `diagram-${++page.diagrams}-`)},
  ]);
}

/** What lets the theme scroll a diagram that may be wider than its place, which must be in reach of the keyboard then. */
function scrollable(svg: string): Element['properties'] {
  const width = Number(/^\s*<svg\b[^>]*\swidth="([\d.]+)"/.exec(svg)?.[1] ?? 0);
  return width > NARROW ? {tabIndex: 0, style: `--diagram-width:${Math.round(width)}px`} : {};
}

/** Takes a front matter block, `%%` comments and the accessibility lines off, which the renderer does not know. */
function readHeader(code: string): {text: string; accTitle?: string; title?: string; offset: number} {
  const front = /^\s*---\n([\s\S]*?)\n---[ \t]*\n/.exec(code);
  const title = /^title:[ \t]*["']?(.*?)["']?[ \t]*$/m.exec(front?.[1] ?? '')?.[1];
  const rest = front === null ? code : code.slice(front[0].length);
  const accTitle = /^[ \t]*accTitle[ \t]*:[ \t]*(.+?)[ \t]*$/m.exec(rest)?.[1];
  const text = rest
    .replace(/^[ \t]*%%.*(?:\n|$)/gm, '')
    .replace(/^[ \t]*accDescr[ \t]*\{[^}]*\}[ \t]*(?:\n|$)/gm, '')
    .replace(/^[ \t]*acc(?:Title|Descr)[ \t]*:.*(?:\n|$)/gm, '');
  return {text, accTitle, title, offset: front === null ? 0 : front[0].split('\n').length - 1};
}

/** The line inside the fence. */
function lineOf(place: Position | undefined, offset: number): {line: number; column: number} | undefined {
  return place === undefined ? undefined : {line: place.start.line + 1 + offset, column: place.start.column};
}

/** Names the picture for screen readers, drops the web font, and makes its ids and styles its own. */
function finishSvg(svg: string, label: string, prefix: string): string {
  const ids = new Set([...svg.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]));
  return ownColours(svg)
    .trim()
    .replace(/\s*@import url\([^)]*\);/g, '')
    .replace(/font-family:\s*'Inter',[^;}]*/g, 'font-family: inherit')
    .replace(
      /(<style>)([\s\S]*?)(<\/style>)/g,
      (_, open, css, close) => open + scopeStyles(String(css), prefix) + close,
    )
    .replace(/\sid="([^"]*)"/g, (_, id) => ` id="${prefix}${id}"`)
    .replace(/url\(#([^)]*)\)/g, (match, id) => (ids.has(id) ? `url(#${prefix}${id})` : match))
    .replace(/(\s(?:xlink:)?href)="#([^"]*)"/g, (match, name, id) =>
      ids.has(id) ? `${name}="#${prefix}${id}"` : match,
    )
    .replace(/^<svg\b/, `<svg id="${prefix}svg" role="img" aria-label="${escapeHtml(label)}"`)
    .replace(/\n\s*/g, '\n');
}

/**
 * The renderer's custom properties have the names of the theme's (`--accent: var(--accent)` would refer to itself),
 * so they get names of their own. Coordinates are rounded.
 */
function ownColours(svg: string): string {
  const end = svg.indexOf('>');
  const names = 'bg|fg|line|accent|muted|surface|border';
  const opening = svg.slice(0, end).replace(new RegExp(`--(${names}):`, 'g'), '--diagram-$1:');
  const content = svg.slice(end).replace(new RegExp(`var\\(--(${names})(?=[,)])`, 'g'), 'var(--diagram-$1');
  return (opening + content).replace(
    /\s(?:viewBox|width|height|points|d|[xyr]|[xy][12]|c[xy]|d[xy]|transform)="[^"]*"/g,
    (attribute) =>
      attribute.replace(/-?\d+\.\d{3,}/g, (number) => String(Math.round(Number(number) * 100) / 100)),
  );
}

/** A style element in a picture holds for the whole page, so its selectors are tied to the picture's id. */
function scopeStyles(css: string, prefix: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[{};])(\s*)([^{};@]+)(?=\{)/g, (_, before, space, selectors) => {
      const scoped = String(selectors)
        .split(',')
        .map((selector) => selector.trim())
        .map((selector) =>
          selector === 'svg' ? `#${prefix}svg` : `#${prefix}svg ${selector.replace(/^svg\s+/, '')}`,
        );
      return `${before}${space}${scoped.join(', ')} `;
    });
}
