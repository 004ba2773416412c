/** Texts of a site's components in one language, by id. */
export type CodeTranslations = Readonly<Record<string, string>>;

/** Name of the global variable that contains them while a prerender bundle is evaluated. */
const VARIABLE = 'codeTranslations';

/** Evaluates a prerender bundle for one language: its modules may translate texts before any page is rendered. */
export function withTranslations<Result>(texts: CodeTranslations, evaluate: () => Result): Result {
  Reflect.set(globalThis, VARIABLE, texts);
  try {
    return evaluate();
  } finally {
    Reflect.deleteProperty(globalThis, VARIABLE);
  }
}

/** The translations that the bundle is evaluated for; nothing in the browser. */
export function bundledTranslations(): CodeTranslations | undefined {
  // Only `withTranslations` sets it.
  return Reflect.get(globalThis, VARIABLE) as CodeTranslations | undefined;
}
