import type {Html, Nodes, Root} from 'mdast';
import {isVoidElement} from '../../shared/html/isVoidElement.ts';
import {type HtmlTag, isOpaque, visitTags} from '../../shared/html/visitTags.ts';
import type {Position} from '../../shared/problems/Position.ts';
import {report, type SourceInput} from '../SourceContext.ts';
import {placeInHtml} from './placeInHtml.ts';

/** Elements whose end tag may be left out (HTML standard, optional tags), or that browsers close or ignore. */
const OPTIONAL =
  /^(?:html|head|body|li|dt|dd|p|rb|rt|rtc|rp|optgroup|option|colgroup|caption|thead|tbody|tfoot|tr|td|th|image|frameset)$/;

/** Elements in which `/` closes a tag, as in XML. */
function isDrawing({name}: {name: string}): boolean {
  return name === 'svg' || name === 'math';
}

interface Tag {
  /** In lower case. */
  name: string;
  written: string;
  place: Position;
}

/**
 * Warns about unclosed tags in a page that is not MDX, and about end tags that close nothing: MDX rejects them, and
 * browsers repair them in ways that the author didn't intend.
 */
export function checkTags(tree: Root, source: SourceInput): void {
  const open: Tag[] = [];
  for (const node of htmlOf(tree)) {
    visitTags(node.value, (found) => {
      const {name, isEnd, attributes} = found;
      if (isVoidElement(name) || isText(found, open.at(-1))) return undefined;
      const tag = {
        name,
        written: writtenName(found, node.value),
        place: placeInHtml(node, found.start, source),
      };
      if (isEnd) close(tag, open, source);
      else if (!attributes.endsWith('/')) open.push(tag);
      else if (![...open, tag].some(isDrawing)) reportSlash(tag, source);
      return undefined;
    });
  }
  for (const tag of open) reportOpen(tag, source);
}

/** Whether what looks like a tag is text of the innermost open element, which began in another piece of HTML. */
function isText({name, isEnd}: HtmlTag, innermost: Tag | undefined): boolean {
  return innermost !== undefined && isOpaque(innermost.name) && !(isEnd && name === innermost.name);
}

/** The name of a tag in the letter case in which it is written. */
function writtenName({name, isEnd, start}: HtmlTag, html: string): string {
  const from = start + (isEnd ? '</' : '<').length;
  return html.slice(from, from + name.length);
}

/** Removes the tag that an end tag closes, and unclosed tags inside it. */
function close(end: Tag, open: Tag[], source: SourceInput): void {
  const index = open.findLastIndex(({name}) => name === end.name);
  if (index !== -1) {
    for (const inner of open.splice(index).slice(1)) reportOpen(inner, source);
  } else if (!OPTIONAL.test(end.name)) {
    const message = `The tag \`</${end.written}>\` closes nothing.`;
    report(source, 'warning', end.place, message, 'Remove it, or add the tag that it is to close.');
  }
}

function reportOpen({name, written, place}: Tag, source: SourceInput): void {
  if (OPTIONAL.test(name)) return;
  const message = `\`<${written}>\` is never closed, so it takes in what follows.`;
  report(source, 'warning', place, message, `Add \`</${written}>\`, or write \`\\<\` for a literal \`<\`.`);
}

function reportSlash({written, place}: Tag, source: SourceInput): void {
  const message = `The \`/\` does not close \`<${written}>\` in HTML, so it takes in what follows.`;
  report(source, 'warning', place, message, `Write \`<${written}></${written}>\`.`);
}

function htmlOf(node: Nodes): Html[] {
  if (node.type === 'html') return [node];
  return 'children' in node ? node.children.flatMap(htmlOf) : [];
}
