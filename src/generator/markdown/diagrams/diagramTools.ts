import {createDiagramRenderer} from './createDiagramRenderer.ts';
import {loadMermaid} from './grammar/loadMermaid.ts';

/** The tools that read and render diagrams. */
export interface DiagramTools {
  read: ReturnType<typeof loadMermaid>;
  render: ReturnType<typeof createDiagramRenderer>;
}

let tools: DiagramTools | undefined;

/** Loads the tools, once in each thread. A separate script, since their code is large. */
export function loadDiagramTools(): DiagramTools {
  tools ??= {read: loadMermaid(), render: createDiagramRenderer()};
  return tools;
}
