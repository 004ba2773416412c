import {renderMermaidSVG} from 'beautiful-mermaid';
import {cropDiagram} from './cropDiagram.ts';
import {enlargeLabels} from './enlargeLabels.ts';

/** Renders a Mermaid diagram as SVG in the colors of the theme. */
export function renderDiagram(source: string): string {
  const svg = renderMermaidSVG(source, {
    bg: 'var(--bg)',
    fg: 'var(--text)',
    muted: 'var(--text-muted)',
    line: 'var(--line-strong)',
    border: 'var(--line-strong)',
    accent: 'var(--accent)',
    surface: 'var(--bg-sunken)',
    transparent: true,
  });
  return cropDiagram(enlargeLabels(svg));
}
