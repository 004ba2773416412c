import {createDiagramRenderer} from './createDiagramRenderer.ts';
import {loadMermaid} from './grammar/loadMermaid.ts';

/** What diagrams are read and rendered with. */
export interface DiagramTools {
  read: ReturnType<typeof loadMermaid>;
  render: ReturnType<typeof createDiagramRenderer>;
}

/** Loads the tools; a module of its own because that takes long. */
export function loadDiagramTools(): DiagramTools {
  return {read: loadMermaid(), render: createDiagramRenderer()};
}
