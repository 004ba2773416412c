import type {types as t} from '@babel/core';
import {parseCode} from '../../files/code/parseCode.ts';
import {walkCode} from '../../files/code/walkCode.ts';
import {insertTexts} from '../../shared/text/insertTexts.ts';

/** Shorter functions are parsed quickly (characters). */
const LARGE = 1000;

/**
 * Puts large functions that a script passes to others, such as webpack's modules, in parentheses. V8 then compiles them
 * while it parses the script; otherwise, it only looks for their end, and parses them again when they are called, which
 * takes twice as long. Minification removes such parentheses.
 *
 * @param code A minified script.
 * @see https://v8.dev/blog/preparser#pife
 */
export function markEager(code: string): string {
  const marks: [number, string][] = [];
  walkCode(parseCode(code).program, (node) => {
    if (node.type !== 'CallExpression') return true;
    const large = node.arguments.flatMap((argument) => largeFunction(argument) ?? []);
    for (const {start, end} of large) marks.push([start, '('], [end, ')']);
    return large.length === 0;
  });
  return insertTexts(code, marks);
}

function largeFunction({type, start, end}: t.Node): {start: number; end: number} | undefined {
  if (type !== 'ArrowFunctionExpression' && type !== 'FunctionExpression') return undefined;
  if (typeof start !== 'number' || typeof end !== 'number') return undefined;
  return end - start >= LARGE ? {start, end} : undefined;
}
