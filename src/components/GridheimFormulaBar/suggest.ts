import {functionNames} from '../Gridheim/functions.ts';

const MAX_SUGGESTIONS = 5;

/** The functions whose names start with the word before the caret, if it's in a formula. */
export function suggest(text: string, caret: number): string[] {
  const word = wordBefore(text, caret);
  if (!text.startsWith('=') || word === '') return [];
  return functionNames.filter((name) => name.startsWith(word.toUpperCase())).slice(0, MAX_SUGGESTIONS);
}

/** The text with a function instead of the word before the caret, and the new caret position, between the parentheses. */
export function complete(text: string, caret: number, name: string): {text: string; caret: number} {
  const head = text.slice(0, caret - wordBefore(text, caret).length) + name;
  const tail = text.slice(caret);
  const call = tail.startsWith('(') ? '' : '()';
  return {text: head + call + tail, caret: head.length + 1};
}

function wordBefore(text: string, caret: number): string {
  return /(?<![\w$"])[a-z]+$/i.exec(text.slice(0, caret))?.[0] ?? '';
}
