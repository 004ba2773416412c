import type {ElementContent} from 'hast';
import {codeSpan, escapeText} from '../../markdown/text/syntax.ts';
import {text} from '../../shared/markup/element.ts';
import {inlineCode, joined, remarkLine} from '../elements/inline.ts';
import type {Schema} from '../model/Schema.ts';
import {type Constraint, describeLimits, valueText} from '../types/describeLimits.ts';

/** Constraints in words, and the example: a line, or nothing. */
export function limitsLine(schema: Schema, withExample = true): ElementContent[] {
  const items =
    schema.types.includes('array') && schema.items
      ? describeLimits({...schema.items, default: undefined})
      : [];
  const example = schema.example?.value;
  const isShown =
    withExample && example !== undefined && example !== null && typeof example !== 'object' && !schema.enum;
  const constraints: Constraint[] = [
    ...describeLimits(schema),
    ...items.map(({words, ...rest}) => ({words: `each ${words}`, ...rest})),
    ...(isShown ? [{words: 'example', code: valueText(example)}] : []),
  ];
  const [first, ...rest] = constraints;
  if (!first) return [];
  const {words} = first;
  const capital = {...first, words: words.charAt(0).toUpperCase() + words.slice(1)};
  return [remarkLine(joined([capital, ...rest].map(constraintNodes), ', '))];
}

function constraintNodes({words, code}: Constraint): ElementContent[] {
  return code === undefined ? [text(words)] : [text(`${words} `), inlineCode(code)];
}

/** Constraints in words, in brackets, as Markdown. */
export function limitsMarkdown(schema: Schema): string {
  const words = describeLimits(schema).map(({words: own, code}) =>
    code === undefined ? escapeText(own) : `${escapeText(own)} ${codeSpan(code)}`,
  );
  return words.length === 0 ? '' : `(${words.join(', ')})`;
}
