import {loadMermaid} from './grammar/loadMermaid.ts';
import {renderDiagram} from './renderDiagram.ts';

/** The tools that read and render diagrams. */
export interface DiagramTools {
  read: ReturnType<typeof loadMermaid>;
  render: typeof renderDiagram;
}

let tools: DiagramTools | undefined;

/** Loads the tools, once in each thread. A separate script, since their code is large. */
export function loadDiagramTools(): DiagramTools {
  tools ??= {read: loadMermaid(), render: renderDiagram};
  return tools;
}
