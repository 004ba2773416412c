import {browserKind, KINDS} from './diagramKind.ts';
import type {DiagramTools} from './diagramTools.ts';
import {type DiagramMistake, diagramMistake, isSyntaxError} from './grammar/diagramMistake.ts';
import {endlessGroup} from './grammar/endlessGroup.ts';
import {isComplete} from './grammar/isComplete.ts';
import {writtenParts} from './grammar/writtenParts.ts';
import {showBrackets, splitStatements} from './splitStatements.ts';
import {ownValue} from '../../shared/invariants/ownValue.ts';

/** A diagram as it was written, in its parts. */
export interface WrittenDiagram {
  /** Without its header and comments; each line has the number that it has in the block. */
  text: string;
  /** The word that it begins with, which says its kind; empty if there is none. */
  word: string;
  accTitle?: string;
  title?: string;
}

type Report = (mistake: DiagramMistake) => void;

/** Returns the name of the kind of a diagram that can be rendered, by its first word. */
export function renderedKind(word: string): string | undefined {
  return ownValue(KINDS, word);
}

/**
 * Draws a diagram.
 *
 * @param reportAt Receives the mistake in it.
 * @returns the image; an empty text if the browser draws it; undefined if there is a mistake in it
 */
export function drawDiagram(
  {text, word}: WrittenDiagram,
  tools: DiagramTools,
  reportAt: Report,
): string | undefined {
  const kind = renderedKind(word);
  return kind === undefined ? checked(text, word, tools, reportAt) : drawing(text, kind, tools, reportAt);
}

/** Returns an empty text, as the browser draws the diagram; a mistake in it is reported. */
function checked(text: string, word: string, {read}: DiagramTools, reportAt: Report): string | undefined {
  const {error} = read(text);
  if (error === undefined || !isSyntaxError(error)) return '';
  reportAt(diagramMistake(error, text, browserKind(word)));
  return undefined;
}

/** Returns the image of a correct diagram, or an empty text if it would not be complete; a mistake is reported. */
function drawing(
  text: string,
  kind: string,
  {read, render}: DiagramTools,
  reportAt: Report,
): string | undefined {
  const {diagram, error} = read(text);
  if (error !== undefined) {
    reportAt(diagramMistake(error, text, kind));
    return undefined;
  }
  const endless = endlessGroup(diagram.db, text);
  if (endless) {
    reportAt(endless);
    return undefined;
  }
  const parts = writtenParts(diagram.type, diagram.db);
  if (parts.length === 0) {
    const hint = 'Write what it shows, or remove the code block.';
    reportAt({line: 1, column: 1, message: `The ${kind} is empty.`, hint});
    return undefined;
  }
  try {
    const svg = showBrackets(render(splitStatements(text)));
    return isComplete(diagram.type, parts, svg) ? svg : '';
  } catch {
    // The renderer does not support everything in Mermaid: a diagram that Mermaid can read is not a mistake.
    return '';
  }
}

/**
 * Reads a block: its front matter, directives, comments and accessibility lines, which the renderer doesn't support, are
 * blanked.
 */
export function readDiagram(code: string): WrittenDiagram {
  const front = /^\s*---[ \t]*\n(?:[\s\S]*?\n)?[ \t]*---[ \t]*(?=\n|$)/.exec(code)?.[0] ?? '';
  const title = /^[ \t]*title:[ \t]*["']?(.*?)["']?[ \t]*$/m.exec(front)?.[1];
  const rest = blank(front) + code.slice(front.length);
  const accTitle = /^[ \t]*accTitle[ \t]*:[ \t]*(.+?)[ \t]*$/m.exec(rest)?.[1];
  const text = rest
    .replace(/%%\{[\s\S]*?\}%%/g, blank)
    .replace(/^[ \t]*%%.*$/gm, '')
    .replace(/^[ \t]*accDescr[ \t]*\{[^}]*\}[ \t]*$/gm, blank)
    .replace(/^[ \t]*acc(?:Title|Descr)[ \t]*:.*$/gm, '');
  const word = /^[\w-]+/.exec(text.trimStart())?.[0] ?? '';
  return {text, word, accTitle, title};
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, '');
}
