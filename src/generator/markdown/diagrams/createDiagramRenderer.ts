import {renderMermaidSVG} from 'beautiful-mermaid';
import {cropDiagram} from './cropDiagram.ts';
import {enlargeLabels} from './enlargeLabels.ts';

/** Returns the renderer of Mermaid diagrams. */
export function createDiagramRenderer(): (source: string) => string {
  return (source) => {
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
  };
}
