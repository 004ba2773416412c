import type {Html, Nodes, Root} from 'mdast';
import {isVoidElement} from '../../shared/html/isVoidElement.ts';
import type {Position} from '../../shared/problems/Position.ts';
import {report, type SourceInput} from '../SourceContext.ts';
import {placeInHtml} from './placeInHtml.ts';

/** Matches text that is not a tag although it may contain some, and tags. */
const PIECES =
  /<!--[\s\S]*?(?:-->|$)|<(script|style|textarea|title)\b[\s\S]*?(?:<\/\1\s*>|$)|<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/gi;

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
    for (const {index, 2: slash, 3: written = '', 4: rest = ''} of node.value.matchAll(PIECES)) {
      const name = written.toLowerCase();
      if (name === '' || isVoidElement(name)) continue;
      const place = placeInHtml(node, index, source);
      if (slash === '/') close({name, written, place}, open, source);
      else if (!rest.endsWith('/')) open.push({name, written, place});
      else if (![...open, {name}].some(isDrawing)) reportSlash({name, written, place}, source);
    }
  }
  for (const tag of open) reportOpen(tag, source);
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
