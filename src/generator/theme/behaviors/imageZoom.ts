import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {loadDialogMessages} from '../messages/loadDialogMessages.ts';
import {isCramped} from './isCramped.ts';

/** An image is worth enlarging if it is at least this many times wider than the page shows it. */
const WORTHWHILE = 1.2;

/**
 * Lets readers enlarge images and diagrams in the text that are shown smaller than their own size, and diagrams that
 * scroll. They become buttons for pointer and keyboard; the dialog is loaded when it is first opened. Images that are
 * links stay links.
 */
export function installImageZoom(document: Document, site: SiteData, signal?: AbortSignal): void {
  const theme = site.messages;
  const offer = (image: EventTarget | null): void => {
    if (image instanceof HTMLImageElement && isWorthwhile(image)) {
      makeButton(image);
      image.setAttribute(
        'aria-label',
        image.alt ? fillMessage(theme.enlargeImageOf, {alt: image.alt}) : theme.enlargeImage,
      );
    }
  };
  const onLoad = (event: Event): void => offer(event.target);
  // Whether a diagram scrolls depends on the window, so this is checked when the reader reaches it.
  const onReach = ({target}: {target: EventTarget | null}): void => {
    const figure = diagramAt(target);
    if (!figure || 'zoom' in figure.dataset || !isCramped(figure)) return;
    makeButton(figure);
    // The diagram's text is the rest of the button's name. A label would replace it, and speech input could no longer
    // use its words.
    const verb = document.createElement('span');
    verb.className = 'sr-only';
    verb.textContent = theme.enlargeDiagram;
    figure.prepend(verb);
  };
  const open = (event: Event): void => {
    const {target} = event;
    const graphic = target instanceof HTMLImageElement ? target : diagramAt(target);
    if (!graphic?.hasAttribute('data-zoom')) return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    // Releasing the mouse after selecting text in a diagram is not a click.
    if (event instanceof MouseEvent && document.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    // If the dialog fails to load, the image keeps its size.
    Promise.all([import('./showImage.ts'), loadDialogMessages(site)]).then(
      ([{showDiagram, showImage}, dialogs]) =>
        graphic instanceof HTMLImageElement
          ? showImage(document, graphic, dialogs)
          : showDiagram(document, graphic, dialogs),
      () => undefined,
    );
  };
  for (const image of document.querySelectorAll('img')) offer(image);
  // A diagram that the reader has already reached.
  for (const target of document.querySelectorAll('figure.diagram:is(:hover, :focus)')) onReach({target});
  // `load` does not bubble, but it can be captured.
  document.addEventListener('load', onLoad, {capture: true, signal});
  document.addEventListener('pointerover', onReach, {passive: true, signal});
  document.addEventListener('focusin', onReach, {signal});
  document.addEventListener('click', open, {signal});
  document.addEventListener('keydown', open, {signal});
}

function isWorthwhile(image: HTMLImageElement): boolean {
  return (
    image.closest('.page-text') !== null &&
    image.closest('a, button') === null &&
    image.clientWidth > 0 &&
    image.naturalWidth > image.clientWidth * WORTHWHILE
  );
}

function diagramAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.page-text figure.diagram') : null;
}

function makeButton(graphic: HTMLElement): void {
  graphic.dataset.zoom = '';
  graphic.tabIndex = 0;
  graphic.setAttribute('role', 'button');
}
