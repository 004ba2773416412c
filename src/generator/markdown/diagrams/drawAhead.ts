import type {CacheOptions} from '../../files/cache/CacheOptions.ts';
import {drawDiagram, readDiagram, renderedKind} from './drawDiagram.ts';
import {openDrawings} from './openDrawings.ts';

/** The diagrams of a source, see `plainDiagrams`. */
export interface SourceDiagrams {
  /** The source file, relative to the site folder. */
  file: string;
  /** Their code. */
  codes: string[];
}

/**
 * Draws the diagrams of a source and keeps them, so that compiling it finds them. A diagram with a mistake is left to the
 * compiler, which reports it.
 */
export async function drawAhead({file, codes}: SourceDiagrams, cache: CacheOptions): Promise<void> {
  const {loadDiagramTools} = await import('./diagramTools.ts');
  const drawings = openDrawings(file, cache);
  for (const diagram of codes.map(readDiagram)) {
    if (renderedKind(diagram.word) === undefined || drawings.get(diagram.text) !== undefined) continue;
    const svg = drawDiagram(diagram, loadDiagramTools(), () => undefined);
    if (svg !== undefined) drawings.add(diagram.text, svg);
  }
  drawings.save();
}
