/** A block of a Markdown body that may be a diagram: it is found without parsing the body. */
export interface DiagramBlock {
  lines: string[];
  /** Whether the lines are the text of the diagram, without the marks of a quote or the indentation of a list. */
  isPlain: boolean;
}

const FENCE = /^([ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?)(?:`{3,}|~{3,})[ \t]*mermaid\b/i;
const FENCE_END = /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/;

/** Finds the Mermaid fences of a body. What is found may be part of other code; no diagram is missing. */
export function diagramBlocks(body: string): DiagramBlock[] {
  const blocks: DiagramBlock[] = [];
  if (!/mermaid/i.test(body)) return blocks;
  let current: DiagramBlock | undefined;
  for (const line of body.split(/\r?\n/)) {
    if (current === undefined) {
      const [, before] = FENCE.exec(line) ?? [];
      if (before === undefined) continue;
      current = {lines: [], isPlain: before === ''};
      blocks.push(current);
    } else if (FENCE_END.test(line)) current = undefined;
    else current.lines.push(line);
  }
  return blocks;
}

/** The code of the diagrams of a body that are in no quote or list. */
export function plainDiagrams(body: string): string[] {
  return diagramBlocks(body).flatMap(({lines, isPlain}) => (isPlain ? lines.join('\n') : []));
}
