/** The at-rules of CSS (https://developer.mozilla.org/docs/Web/CSS/CSS_at-rules), and `@value` of CSS modules. */
export const AT_RULES: readonly string[] = [
  'charset',
  'color-profile',
  'container',
  'counter-style',
  'custom-media',
  'custom-selector',
  'document',
  'font-face',
  'font-feature-values',
  'font-palette-values',
  'function',
  'import',
  'keyframes',
  'layer',
  'media',
  'namespace',
  'page',
  'position-try',
  'property',
  'scope',
  'starting-style',
  'supports',
  'value',
  'view-transition',
  'viewport',
];

/** Rules that occur inside `@font-feature-values` and `@page`. */
const INNER =
  /^(?:annotation|character-variant|ornaments|styleset|stylistic|swash|historical-forms|(?:top|bottom|left|right)-[a-z-]+)$/;

/** Whether a name is that of an at-rule, including vendor-prefixed ones (`-webkit-keyframes`). */
export function isAtRule(name: string): boolean {
  const plain = name.toLowerCase();
  return plain.startsWith('-') || AT_RULES.includes(plain) || INNER.test(plain);
}
