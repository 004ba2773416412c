/** Splits a name of any style into its words: `state_value`, `stateValue`, `State-value`. */
export function wordsOf(name: string): string[] {
  return name
    .replace(/(\p{Ll}|\p{N})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** `customer order` → `CustomerOrder`; letters inside a word keep their case. */
export function pascalCase(name: string): string {
  const text = wordsOf(name).map(capitalize).join('');
  return /^\p{L}/u.test(text) ? text : `Type${text}`;
}

/** `customer order` → `customerOrder`, `URL path` → `urlPath`. */
export function camelCase(name: string): string {
  const text = pascalCase(name);
  const head = /^\p{Lu}+(?=\p{Lu}\p{Ll}|\P{L}|$)|^\p{Lu}/u.exec(text)?.[0] ?? '';
  return head.toLowerCase() + text.slice(head.length);
}

/** A text with a capital letter at its beginning. */
export function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A text with a small letter at its beginning. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
