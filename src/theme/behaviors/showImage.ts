import {openDialog} from './openDialog.ts';

/** Shows an image as large as the window allows, in a dialog that any click closes. */
export function showImage(document: Document, image: HTMLImageElement): void {
  const large = document.createElement('img');
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  const dialog = openDialog(document, {label: image.alt || 'Image', className: 'zoom', content: [large]});
  dialog.addEventListener('click', () => dialog.close());
}
