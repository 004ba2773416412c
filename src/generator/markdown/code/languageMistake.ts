import type {Problem} from '../../shared/problems/Problem.ts';
import {isKnownLanguage} from './languages.ts';

/** An option of a code block instead of its language. */
const OPTION = /^(?:\{|(?:title|showLineNumbers|noInline|live)(?:=|$))/i;

/** A language with something right after it. */
const ATTACHED = /^([a-z][\w+#.-]*?)(\{[^{}]*\}|:[^:]+|,+)$/i;

/** What is wrong with the word after a fence, which is read as the language: options that are written in its place. */
export function languageMistake(word: string): Pick<Problem, 'message' | 'hint'> | undefined {
  const message = `\`${word}\` is read as the language of the code block.`;
  if (OPTION.test(word)) return {message, hint: 'Write a language before it, such as `text`.'};
  const [, language = '', rest = ''] = ATTACHED.exec(word) ?? [];
  if (language === '' || !isKnownLanguage(language)) return undefined;
  if (rest.startsWith(',')) return {message, hint: `Write \`${language}\`, without the comma.`};
  const option = rest.startsWith(':') ? `title="${rest.slice(1)}"` : rest;
  return {message, hint: `Write \`${language} ${option}\`.`};
}
