import {fillMessage} from '../../shared/messages/fillMessage.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';
import {loadDialogMessages} from '../messages/loadDialogMessages.ts';

/** An image is worth enlarging when it has at least so many times the pixels across that the page shows. */
const WORTHWHILE = 1.2;

/**
 * Lets readers enlarge images of the text that are shown smaller than they are, and diagrams that are, or have to
 * scroll. Such
 * images become buttons for pointer and keyboard; the dialog is loaded when it is first wanted. Images that are
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
  // Whether a diagram scrolls depends on the window, so it is looked at when the reader comes to it.
  const onReach = ({target}: {target: EventTarget | null}): void => {
    const figure = diagramAt(target);
    if (!figure || 'zoom' in figure.dataset || !isCramped(figure)) return;
    makeButton(figure);
    // Its image is the rest of the name: a label would hide the words in it from who speaks to the computer.
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
    // The end of a selection among the words of a diagram is not a click.
    if (event instanceof MouseEvent && document.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    // Without the dialog the image stays as large as it is.
    Promise.all([import('./showImage.ts'), loadDialogMessages(site)]).then(
      ([{showDiagram, showImage}, dialogs]) =>
        graphic instanceof HTMLImageElement
          ? showImage(document, graphic, dialogs)
          : showDiagram(document, graphic, dialogs),
      () => undefined,
    );
  };
  for (const image of document.querySelectorAll('img')) offer(image);
  // One that the reader has come to already.
  for (const target of document.querySelectorAll('figure.diagram:is(:hover, :focus)')) onReach({target});
  // `load` does not bubble, but it can be caught on its way down.
  document.addEventListener('load', onLoad, {capture: true, signal});
  document.addEventListener('pointerover', onReach, {passive: true, signal});
  document.addEventListener('focusin', onReach, {signal});
  document.addEventListener('click', open, {signal});
  document.addEventListener('keydown', open, {signal});
}

function isWorthwhile(image: HTMLImageElement): boolean {
  return (
    image.closest('.prose') !== null &&
    image.closest('a, button, .live-demo') === null &&
    image.clientWidth > 0 &&
    image.naturalWidth > image.clientWidth * WORTHWHILE
  );
}

function diagramAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('.prose figure.diagram') : null;
}

/** Whether a diagram has to scroll, or is drawn smaller than it is. */
function isCramped(figure: HTMLElement): boolean {
  const graphic = [...figure.querySelectorAll('svg')].find((svg) => svg.getClientRects().length > 0);
  const drawn = graphic?.getBoundingClientRect().width ?? 0;
  return figure.scrollWidth > figure.clientWidth || drawn * 1.02 < (graphic?.viewBox.baseVal.width ?? 0);
}

function makeButton(graphic: HTMLElement): void {
  graphic.dataset.zoom = '';
  graphic.tabIndex = 0;
  graphic.setAttribute('role', 'button');
}
