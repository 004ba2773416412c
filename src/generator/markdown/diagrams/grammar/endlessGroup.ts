import {escapeRegExp} from '../../../shared/text/escapeRegExp.ts';
import type {DiagramMistake} from './diagramMistake.ts';
import type {MermaidData} from './loadMermaid.ts';

/** The mistake of a flowchart with a group that contains itself: Mermaid reads it, but nothing can draw it. */
export function endlessGroup(db: MermaidData, text: string): DiagramMistake | undefined {
  const groups = new Map((db.getSubGraphs?.() ?? []).map(({id, nodes}) => [id, nodes]));
  const holds = (id: string, wanted: string, seen: Set<string>): boolean =>
    (groups.get(id) ?? []).some(
      (inner) => inner === wanted || (!seen.has(inner) && holds(inner, wanted, seen.add(inner))),
    );
  const endless = [...groups.keys()].find((id) => holds(id, id, new Set()));
  if (endless === undefined) return undefined;
  const lines = text.split('\n');
  const beginning = new RegExp(`^\\s*subgraph\\s+${escapeRegExp(endless)}(?![\\w-])`);
  const index = Math.max(
    0,
    lines.findIndex((line) => beginning.test(line)),
  );
  return {
    line: index + 1,
    column: Math.max(0, (lines[index] ?? '').search(/\S/)) + 1,
    message: `The subgraph \`${endless}\` contains itself, so it cannot be drawn.`,
    hint: 'Give the subgraph another name than the boxes and subgraphs in it.',
  };
}
