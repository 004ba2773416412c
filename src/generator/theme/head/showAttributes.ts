import type {Attributes} from '../../shared/page/HeadTags.ts';

/**
 * Sets the attributes of an element that it does not have yet, and removes those of `previous` that are not wanted any
 * more. Setting `lang` makes the browser restyle the whole document, even if its value stays the same.
 */
export function showAttributes(element: Element, wanted: Attributes, previous: Attributes): void {
  for (const name of Object.keys(previous)) {
    if (!(name in wanted)) element.removeAttribute(name);
  }
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}
