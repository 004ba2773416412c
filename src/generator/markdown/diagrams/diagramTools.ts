import {createDiagramRenderer} from './createDiagramRenderer.ts';
import {loadMermaid} from './grammar/loadMermaid.ts';

/** The tools that read and render diagrams. */
export interface DiagramTools {
  read: ReturnType<typeof loadMermaid>;
  render: ReturnType<typeof createDiagramRenderer>;
}

/** Loads the tools. A separate module, because loading them takes long. */
export function loadDiagramTools(): DiagramTools {
  return {read: loadMermaid(), render: createDiagramRenderer()};
}
