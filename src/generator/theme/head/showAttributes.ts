import type {Attributes} from '../../shared/page/HeadTags.ts';

/**
 * Sets attributes of the `html` or `body` element, which other scripts write to as well: classes are added.
 *
 * @param defaults What the document has without them.
 * @returns A function that takes them back.
 */
export function showAttributes(element: Element, attributes: Attributes, defaults: Attributes): () => void {
  const {class: classes = '', ...others} = attributes;
  const names = classes.split(/\s+/).filter(Boolean);
  element.classList.add(...names);
  for (const [name, value] of Object.entries(others)) element.setAttribute(name, value);
  return () => {
    element.classList.remove(...names);
    for (const name of Object.keys(others)) {
      const before = defaults[name];
      if (before === undefined) element.removeAttribute(name);
      else element.setAttribute(name, before);
    }
  };
}
