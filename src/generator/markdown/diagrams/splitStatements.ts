import {plainRelationships} from './plainRelationships.ts';

const QUOTED = '"[^"]*"';

/** Parts whose text is left unchanged: quotes, labels, and characters written as numeric or named references. */
const HELD = String.raw`${QUOTED}|\[(?:${QUOTED}|[^\]"])*\]|\{(?:${QUOTED}|[^}"])*\}|\((?:${QUOTED}|[^)"])*\)|\|[^|]*\||#\w+;`;

/** A semicolon, or the place between a name and the arrow that touches it. */
const GAP = String.raw`;|(?<=\w)(?=--|-\.)`;

/** A statement about clicks on a box, which an image cannot show; the renderer would read its keyword as a box. */
const CLICK = /^[ \t]*click[ \t]+[\w-]+[ \t]+.*$/gm;

/** An arrow at the end of a line: its second box is on the next line with text. */
const CUT_LINK = /((?:--|==|-\.+-)[-=]*[>ox]?)[ \t]*\n\s*(?=\w)/g;

/**
 * Writes each statement of a Mermaid diagram on a separate line, without the semicolon that may end it. The static
 * renderer doesn't support semicolons; in flowcharts it reads the dashes of an arrow as part of the preceding name, and
 * requires the direction, and both boxes of an arrow on one line. In entity relationship diagrams, see `plainRelationships`.
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
    .replace(CUT_LINK, '$1 ')
    .replace(new RegExp(QUOTED, 'g'), hideBrackets)
    .split('\n')
    .map((line) =>
      line
        .replace(/[ \t]*;[ \t]*$/, '')
        .replace(parts, (part, held?: string) => held ?? (part === ';' ? '\n' : ' ')),
    )
    .join('\n')
    .replace(/^(\s*(?:graph|flowchart))[ \t]*\n/, '$1 TB\n');
}

/** Brackets, which may end a box even if they are in quotes; the renderer copies characters without a meaning. */
const BRACKETS = '()[]{}';
const HIDDEN_BRACKETS = '\uE000\uE001\uE002\uE003\uE004\uE005';

function hideBrackets(quoted: string): string {
  return quoted.replace(/[()[\]{}]/g, (bracket) => HIDDEN_BRACKETS[BRACKETS.indexOf(bracket)] ?? bracket);
}

/** Puts the brackets of quoted labels into the image of a diagram that `splitStatements` has prepared. */
export function showBrackets(svg: string): string {
  return svg.replace(/[\uE000-\uE005]/g, (hidden) => BRACKETS[HIDDEN_BRACKETS.indexOf(hidden)] ?? hidden);
}
