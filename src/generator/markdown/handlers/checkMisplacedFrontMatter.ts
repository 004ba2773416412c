import type {Heading} from 'mdast';
import {report, type SourceInput} from '../SourceContext.ts';
import {sourceLines} from '../sourceLines.ts';

/** The keys with which front matter mostly begins. */
const FIRST_KEY =
  /^(?:id|title|slug|description|tags|keywords|authors|date|draft|unlisted|image|(?:sidebar|hide|toc|pagination)_\w+):/;

/**
 * Warns of front matter below other text, such as an import: Markdown reads it as a thematic break and, since a line of
 * `---` follows, a heading.
 */
export function checkMisplacedFrontMatter({depth, position}: Heading, source: SourceInput): void {
  if (depth !== 2 || !position || position.start.line === position.end.line) return;
  const {line} = position.start;
  const lines = sourceLines(source);
  if (!FIRST_KEY.test(lines[line - 1] ?? '')) return;
  if (line === 1) {
    const unopened = 'This front matter lacks its first line, so it is shown as a heading.';
    report(source, 'warning', {line, column: 1}, unopened, 'Add a line `---` before it.');
    return;
  }
  if (!/^---\s*$/.test(lines[line - 2] ?? '')) return;
  // Where nothing but blank lines is before it, what reads front matter reports it. Its own lines are blank here.
  const isFirst = Object.keys(source.frontMatter()).length === 0;
  if (isFirst && lines.slice(0, line - 2).every((before) => before.trim() === '')) return;
  const message = 'This is front matter below the beginning of the file, so it is shown as a heading.';
  const hint = 'Move it to the first line, or into the front matter that is there.';
  report(source, 'warning', {line: line - 1, column: 1}, message, hint);
}
