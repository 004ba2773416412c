import type {ElementContent} from 'hast';
import {codeSpan, escapeText} from '../../markdown/text/syntax.ts';
import {text} from '../../shared/markup/element.ts';
import type {Operation} from '../model/ApiModel.ts';
import {summaryPieces} from '../model/summaryCode.ts';
import {inlineCode} from './inline.ts';

/** The title of an operation, with its code. */
export function operationTitle(operation: Operation): ElementContent[] {
  return piecesOf(operation).map((piece) => (piece.isCode ? inlineCode(piece.text) : text(piece.text)));
}

/** The same in Markdown. */
export function operationTitleMarkdown(operation: Operation): string {
  return piecesOf(operation)
    .map((piece) => (piece.isCode ? codeSpan(piece.text) : escapeText(piece.text)))
    .join('');
}

function piecesOf({summary, summaryWithCode}: Operation): ReturnType<typeof summaryPieces> {
  return summaryWithCode === undefined ? [{text: summary, isCode: false}] : summaryPieces(summaryWithCode);
}
