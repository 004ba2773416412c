import type {Root} from 'mdast';
import {report, type SourceInput} from '../SourceContext.ts';
import {sourceLines} from '../sourceLines.ts';
import {blockOfOtherTool, INDENTED_CODE, indentedCode} from '../syntax/otherMarkup.ts';

/** Warns of code that is only indented, once for each block; the text of a box of MkDocs is reported with its first line. */
export function checkIndentation({children}: Root, source: SourceInput): void {
  const lines = sourceLines(source);
  let isInBlock = false;
  for (const {type, position} of children) {
    if (position === undefined) continue;
    const {line} = position.start;
    const isIndented = type === 'paragraph' && indentedCode(lines, line) !== undefined;
    if (isIndented && !isInBlock) {
      const column = (lines[line - 1] ?? '').search(/\S/) + 1;
      report(source, 'warning', {line, column}, INDENTED_CODE.message, INDENTED_CODE.hint);
    }
    isInBlock = isIndented || blockOfOtherTool(lines[line - 1] ?? '', []) !== undefined;
  }
}
