/** An image is worth enlarging when it has at least so many times the pixels across that the page shows. */
const WORTHWHILE = 1.2;

/**
 * Lets readers enlarge images of the text that are shown smaller than they are. Such images become buttons for pointer
 * and keyboard; the dialog is loaded when it is first wanted. Images that are links stay links.
 *
 * @returns A function that removes the listeners.
 */
export function installImageZoom(document: Document): () => void {
  const offer = (image: EventTarget | null): void => {
    if (image instanceof HTMLImageElement && isWorthwhile(image)) makeButton(image);
  };
  const onLoad = (event: Event): void => offer(event.target);
  const open = (event: Event): void => {
    const {target} = event;
    if (!(target instanceof HTMLImageElement) || !target.hasAttribute('data-zoom')) return;
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    // Without the dialog the image stays as large as it is.
    import('./showImage.ts').then(
      ({showImage}) => showImage(document, target),
      () => undefined,
    );
  };
  for (const image of document.querySelectorAll('img')) offer(image);
  // `load` does not bubble, but it can be caught on its way down.
  document.addEventListener('load', onLoad, true);
  document.addEventListener('click', open);
  document.addEventListener('keydown', open);
  return () => {
    document.removeEventListener('load', onLoad, true);
    document.removeEventListener('click', open);
    document.removeEventListener('keydown', open);
  };
}

function isWorthwhile(image: HTMLImageElement): boolean {
  return (
    image.closest('.prose') !== null &&
    image.closest('a, button, .live-demo') === null &&
    image.clientWidth > 0 &&
    image.naturalWidth > image.clientWidth * WORTHWHILE
  );
}

function makeButton(image: HTMLImageElement): void {
  image.dataset.zoom = '';
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.setAttribute('aria-label', image.alt ? `Enlarge image: ${image.alt}` : 'Enlarge image');
}
