/** Components that MDX pages use without an import; `PageRuntime.components` must contain all of them. */
export const KNOWN_COMPONENTS = [
  'Tabs',
  'TabItem',
  'Details',
  'Head',
  'Admonition',
  'CodeBlock',
  'Link',
  'TOCInline',
  'DocCardList',
  'BrowserOnly',
] as const;

/** Whether MDX pages can use a component by this name without an import. */
export function isKnownComponent(name: string): boolean {
  return KNOWN_COMPONENTS.some((known) => known === name);
}
