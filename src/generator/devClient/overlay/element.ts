/** Creates an element with attributes and children; strings become text nodes. */
export function element<Name extends keyof HTMLElementTagNameMap>(
  document: Document,
  name: Name,
  attributes: Record<string, string>,
  children: (Node | string)[] = [],
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}
