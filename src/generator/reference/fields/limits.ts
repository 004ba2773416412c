import {capitalize} from '../../shared/text/letterCase.ts';
import type {ElementContent} from 'hast';
import {codeSpan, escapeText} from '../../markdown/text/syntax.ts';
import {fillMessage, splitMessage} from '../../shared/messages/fillMessage.ts';
import {fillNodes} from '../elements/fillNodes.ts';
import {inlineCode, joined, remarkLine} from '../elements/inline.ts';
import {itemsOf} from '../model/itemsOf.ts';
import type {Schema} from '../model/Schema.ts';
import {type Constraint, describeLimits, type LimitContext, valueText} from '../types/describeLimits.ts';

/** A line with the constraints in words and the example; nothing if there are none. */
export function limitsLine(schema: Schema, context: LimitContext, withExample = true): ElementContent[] {
  const [first, ...rest] = constraintsOf(schema, context, withExample);
  if (!first) return [];
  const capital = {...first, words: capitalize(first.words)};
  return [remarkLine(joined([capital, ...rest].map(constraintNodes), context.words.nextLimit))];
}

/** The constraints of a schema and of its items, and the example. */
function constraintsOf(schema: Schema, context: LimitContext, withExample: boolean): Constraint[] {
  const {
    words,
    model: {longIntegers},
  } = context;
  const inner = itemsOf(schema);
  const items = inner ? describeLimits({...inner, default: undefined}, context) : [];
  const example = schema.example?.value;
  const more = (schema.moreExamples ?? []).filter((value) => typeof value !== 'object');
  const isShown =
    withExample && example !== undefined && example !== null && typeof example !== 'object' && !schema.enum;
  return [
    ...describeLimits(schema, context),
    ...items.map((limit) => ({...limit, words: fillMessage(words.eachLimit, {limit: limit.words})})),
    ...(isShown
      ? [
          {words: words.exampleIs, code: valueText(example, longIntegers)},
          ...more.map((value) => ({words: '{value}', code: valueText(value, longIntegers)})),
        ]
      : []),
  ];
}

/** A constraint with its value set as code. */
export function constraintNodes({words, code = ''}: Constraint): ElementContent[] {
  return fillNodes(words, {value: [inlineCode(code)]});
}

/** The constraints in words and the example as Markdown, in parentheses. */
export function limitsMarkdown(schema: Schema, context: LimitContext, withExample = true): string {
  const limits = constraintsOf(schema, context, withExample).map(({words: own, code = ''}) =>
    splitMessage(own)
      .map((part, index) => (index % 2 === 1 ? codeSpan(code) : escapeText(part)))
      .join(''),
  );
  return limits.length === 0 ? '' : `(${limits.join(context.words.nextLimit)})`;
}
