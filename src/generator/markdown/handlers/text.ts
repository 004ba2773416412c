import type {Element, ElementContent, Text} from 'hast';
import type {Html, Text as MdastText} from 'mdast';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx-expression';
import {defaultHandlers, type State} from 'mdast-util-to-hast';
import {get} from 'node-emoji';
import {isComment, isUnclosedComment, UNCLOSED_COMMENT} from '../syntax/comments.ts';
import {environmentOf} from '../estree/environment.ts';
import {evaluateProgram} from '../estree/evaluate.ts';
import {checkExpression} from '../estree/checkExpression.ts';
import {checkLines} from './checkLines.ts';
import {report, sourceOf} from '../SourceContext.ts';

const SHORTCODE = /:([+\w-]+):/g;

/** Text; emoji shortcodes become characters where that is on. */
export function text(state: State, node: MdastText): Element | Text {
  checkLines(node, sourceOf(state));
  if (node.value.includes(':') && sourceOf(state).page.options.markdown.emoji) {
    node.value = node.value.replace(SHORTCODE, (shortcode, name) => get(name) ?? shortcode);
  }
  return defaultHandlers.text(state, node);
}

/** HTML: only comments are ever found in MDX; they are dropped. */
export function html(state: State, node: Html): ElementContent | undefined {
  if (isUnclosedComment(node.value)) {
    report(sourceOf(state), 'error', node.position, UNCLOSED_COMMENT.message, UNCLOSED_COMMENT.hint);
    return undefined;
  }
  return isComment(node) ? undefined : {type: 'raw', value: node.value};
}

/** `{expression}`: text where its value is known, nothing where it shows nothing, else left to run in the page. */
export function expression(
  state: State,
  node: MdxFlowExpression | MdxTextExpression,
): ElementContent | undefined {
  const source = sourceOf(state);
  const known = evaluateProgram(node.data?.estree, environmentOf(source));
  if (known !== undefined) {
    const {value} = known;
    if (typeof value === 'string' || typeof value === 'number') return {type: 'text', value: String(value)};
    if (value === undefined || value === null || typeof value === 'boolean') return undefined;
  }
  if (node.data?.estree) checkExpression(node.data.estree, source, node.position);
  return node;
}
