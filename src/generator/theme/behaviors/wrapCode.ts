import {announce} from '../actions/announce.ts';
import type {ThemeMessages} from '../../shared/messages/Messages.ts';

/**
 * Adds a button that wraps long lines to each code block that has to scroll. It is added when the reader first points
 * at the block or focuses it, so prerendered pages need not contain one for every block.
 */
export function installWrapCode(document: Document, messages: ThemeMessages, signal?: AbortSignal): void {
  const offerTo = (block: HTMLElement): void => {
    const pre = block.querySelector('pre');
    if (pre && pre.scrollWidth > pre.clientWidth && !block.querySelector('.code-wrap')) {
      const button = createButton(document, block, messages);
      pre.after(button);
      // Next to the button are the name of the language and the title, or the header of samples; its label is longer in
      // some languages.
      const frame = block.closest<HTMLElement>('.sample-panel') ?? block;
      frame.style.setProperty('--wrap-button', `${button.offsetWidth}px`);
    }
  };
  const offer = (event: Event): void => {
    const block = event.target instanceof Element ? event.target.closest<HTMLElement>('figure.code') : null;
    if (block) offerTo(block);
  };
  // Blocks that the reader reached while this was loading.
  document.querySelectorAll<HTMLElement>('figure.code:is(:hover, :focus-within)').forEach(offerTo);
  document.addEventListener('pointerover', offer, {passive: true, signal});
  document.addEventListener('focusin', offer, {signal});
}

function createButton(document: Document, block: Element, messages: ThemeMessages): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'code-wrap';
  button.textContent = messages.wrap;
  button.setAttribute('aria-label', messages.wrapLines);
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => {
    const isWrapped = block.toggleAttribute('data-wrap');
    button.setAttribute('aria-pressed', String(isWrapped));
    announce(document, isWrapped ? messages.linesWrap : messages.linesScroll);
  });
  return button;
}
