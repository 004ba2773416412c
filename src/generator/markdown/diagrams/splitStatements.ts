import {plainRelationships} from './plainRelationships.ts';

/** Parts whose text is left unchanged: quotes, labels, and characters written as numeric or named references. */
const HELD = String.raw`"[^"]*"|\[[^\]]*\]|\{[^}]*\}|\([^)]*\)|\|[^|]*\||#\w+;`;

/** A semicolon, or the place between a name and the arrow that touches it. */
const GAP = String.raw`;|(?<=\w)(?=--|-\.)`;

/** A statement about clicks on a box, which an image cannot show; the renderer would read its keyword as a box. */
const CLICK = /^[ \t]*click[ \t]+[\w-]+[ \t]+.*$/gm;

/**
 * Writes each statement of a Mermaid diagram on a separate line, without the semicolon that may end it. The static
 * renderer doesn't support semicolons; in flowcharts it reads the dashes of an arrow as part of the preceding name, and
 * requires the direction to be written. In entity relationship diagrams, see `plainRelationships`.
 *
 * @param text The diagram, beginning with the word for its kind.
 */
export function splitStatements(text: string): string {
  if (/^\s*erDiagram\b/.test(text)) return plainRelationships(text);
  const isFlowchart = /^\s*(?:graph|flowchart)\b/.test(text);
  if (!isFlowchart)
    return text.replace(/^(\s*classDiagram)-v2\b/, '$1').replace(/^(\s*[\w-]+)[ \t]*;/, '$1\n');
  const parts = new RegExp(`(${HELD})|${GAP}`, 'g');
  return text
    .replace(/^(\s*flowchart)-elk\b/, '$1')
    .replace(CLICK, '')
    .split('\n')
    .map((line) =>
      line
        .replace(/[ \t]*;[ \t]*$/, '')
        .replace(parts, (part, held?: string) => held ?? (part === ';' ? '\n' : ' ')),
    )
    .join('\n')
    .replace(/^(\s*(?:graph|flowchart))[ \t]*\n/, '$1 TB\n');
}
