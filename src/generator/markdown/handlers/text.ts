import type {Element, ElementContent, Text} from 'hast';
import type {Html, Text as MdastText} from 'mdast';
import type {MdxFlowExpression, MdxTextExpression} from 'mdast-util-mdx-expression';
import {defaultHandlers, type State} from 'mdast-util-to-hast';
import {get} from 'node-emoji';
import {formulaProblem} from '../syntax/formula.ts';
import {isComment, isUnclosedComment, runOnComment, UNCLOSED_COMMENT} from '../syntax/comments.ts';
import {shownText} from '../text/typography.ts';
import {environmentOf} from '../expressions/environment.ts';
import {evaluateProgram} from '../estree/evaluate.ts';
import {checkExpression} from '../expressions/checkExpression.ts';
import {checkHtml} from '../links/checkHtml.ts';
import {checkMarks} from './checkMarks.ts';
import {checkReferences} from './checkReferences.ts';
import {checkLines} from './checkLines.ts';
import {checkWikiLinks} from './checkWikiLinks.ts';
import {report, slipSeverity, sourceOf, type SourceContext} from '../SourceContext.ts';

const SHORTCODE = /:([+\w-]+):/g;

/** Text; emoji shortcodes become characters if enabled. */
export function text(state: State, node: MdastText): Element | Text {
  checkLines(node, sourceOf(state));
  checkMarks(node, sourceOf(state));
  checkReferences(node, sourceOf(state));
  checkWikiLinks(node, sourceOf(state));
  if (node.value.includes(':') && sourceOf(state).page.options.markdown.emoji) {
    node.value = node.value.replace(SHORTCODE, (shortcode, name) => get(name) ?? shortcode);
  }
  // The node stays: heading ids and the page as Markdown are derived from it.
  return defaultHandlers.text(state, {...node, value: shownText(node, sourceOf(state))});
}

/** HTML: MDX has only comments here, which are removed. */
export function html(state: State, node: Html): ElementContent | undefined {
  if (isUnclosedComment(node.value)) {
    const source = sourceOf(state);
    report(source, slipSeverity(source), node.position, UNCLOSED_COMMENT.message, UNCLOSED_COMMENT.hint);
    return undefined;
  }
  if (isComment(node)) {
    reportRunOn(node, sourceOf(state));
    return undefined;
  }
  checkHtml(node, sourceOf(state));
  return {type: 'raw', value: node.value, position: node.position};
}

function reportRunOn(node: Html | MdxFlowExpression | MdxTextExpression, source: SourceContext): void {
  const runOn = runOnComment(node);
  if (runOn) report(source, 'warning', node.position, runOn.message, runOn.hint);
}

/** `{expression}`: text if its value is known, nothing if it shows nothing, otherwise evaluated in the page. */
export function expression(
  state: State,
  node: MdxFlowExpression | MdxTextExpression,
): ElementContent | undefined {
  const source = sourceOf(state);
  reportRunOn(node, source);
  if (reportFormula(node, source)) return undefined;
  const known = evaluateProgram(node.data?.estree, environmentOf(source));
  if (known !== undefined) {
    const {value} = known;
    if (typeof value === 'string' || typeof value === 'number') return {type: 'text', value: String(value)};
    if (value === undefined || value === null || typeof value === 'boolean') return undefined;
  }
  if (node.data?.estree) checkExpression(node.data.estree, source, node.position);
  return node;
}

/** Reports an expression that is part of a formula, once on each line. */
function reportFormula({position}: MdxFlowExpression | MdxTextExpression, source: SourceContext): boolean {
  if (position === undefined) return false;
  const formula = formulaProblem(source, position.start);
  if (formula === undefined) return false;
  const {line} = position.start;
  const isReported = source.page.problems.some((one) => one.line === line && one.message === formula.message);
  if (!isReported) report(source, 'error', position, formula.message, formula.hint);
  return true;
}
