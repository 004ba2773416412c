import {openDialog} from './openDialog.ts';
import type {DialogMessages} from '../../shared/messages/Messages.ts';

/** Shows an image as large as the window allows, in a dialog that any click closes. */
export function showImage(document: Document, image: HTMLImageElement, messages: DialogMessages): void {
  const large = document.createElement('img');
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  show(document, {label: image.alt || messages.image, graphic: large, messages});
}

/** Shows a diagram across the window, in a dialog that any click closes. */
export function showDiagram(document: Document, figure: HTMLElement, messages: DialogMessages): void {
  // Scrollable, as the figure was before it became a button.
  const large = document.importNode(figure, false);
  for (const attribute of ['data-zoom', 'role']) large.removeAttribute(attribute);
  // If the diagram has two forms, the visible one.
  const graphic = [...figure.querySelectorAll('svg')].find((svg) => svg.getClientRects().length > 0);
  if (graphic) large.append(document.importNode(graphic, true));
  for (const element of large.querySelectorAll('*')) renameIds(element);
  show(document, {label: graphic?.getAttribute('aria-label') ?? messages.diagram, graphic: large, messages});
}

function show(
  document: Document,
  {label, graphic, messages}: {label: string; graphic: HTMLElement; messages: DialogMessages},
): void {
  const dialog = openDialog(document, {label, className: 'zoom', content: [graphic], messages});
  dialog.addEventListener('click', () => dialog.close());
}

/** Gives a copy its own ids; its styles and arrowheads refer to them. */
function renameIds(element: Element): void {
  if (element.id !== '') element.id = renamed(`#${element.id}`).slice(1);
  for (const attribute of element.attributes) attribute.value = renamed(attribute.value);
  if (element.localName === 'style') element.textContent = renamed(element.textContent ?? '');
}

function renamed(text: string): string {
  return text.replace(/#(?=diagram-\d)/g, '#large-');
}
