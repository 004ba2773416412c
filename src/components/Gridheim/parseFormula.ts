import {type AstExpression, parse, tokenize} from '@borgar/fx';

/** The syntax tree of a formula with its equals sign; undefined if it isn't well formed. */
export function parseFormula(formula: string): AstExpression | undefined {
  try {
    return parse(tokenize(formula));
  } catch {
    return undefined;
  }
}

/** Whether a typed text is a formula. */
export function isFormula(text: string): boolean {
  return text.startsWith('=') && text.length > 1;
}
