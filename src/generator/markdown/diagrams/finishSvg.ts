import {escapeHtml} from '../../shared/html/escapeHtml.ts';

/** Names the image for screen readers, removes the web font, and makes its ids and styles unique to it. */
export function finishSvg(svg: string, label: string, prefix: string): string {
  const ids = new Set([...svg.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1]));
  return (
    ownColors(svg)
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
      // A function, as the label may have a `$`.
      .replace(/^<svg\b/, () => `<svg id="${prefix}svg" role="img" aria-label="${escapeHtml(label)}"`)
      .replace(/\n\s*/g, '\n')
  );
}

/**
 * The renderer's custom properties have the names of the theme's (`--accent: var(--accent)` would refer to itself),
 * so each gets its own names. Coordinates are rounded.
 */
function ownColors(svg: string): string {
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

/** A style element in an inline image applies to the whole page, so its selectors are scoped to the image's id. */
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
