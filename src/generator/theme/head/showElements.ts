import type {HeadElement} from '../../shared/page/HeadTags.ts';

/**
 * Adds elements to the head of the document. Elements that the document already contains are kept as they are.
 *
 * @returns A function that removes them.
 */
export function showElements(head: HTMLHeadElement, wanted: readonly HeadElement[]): () => void {
  const shown: Element[] = [];
  for (const {name, attributes, text} of wanted) {
    const element = document.createElement(name);
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    element.textContent = text;
    const known = [...head.children].find(
      (one) => !shown.includes(one) && one.outerHTML === element.outerHTML,
    );
    if (!known) head.append(element);
    shown.push(known ?? element);
  }
  return () => {
    for (const element of shown) element.remove();
  };
}
