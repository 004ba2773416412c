import {announce} from '../actions/announce.ts';
import {getCodeText} from './getCodeText.ts';
import type {ThemeMessages} from '../../shared/messages/Messages.ts';

/** How long the button shows that the code was copied. */
const SHOWN_MS = 2000;

/**
 * Makes the Copy buttons of all code blocks work, through one listener.
 */
export function installCopyCode(document: Document, messages: ThemeMessages, signal?: AbortSignal): void {
  const onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button.code-copy') : null;
    const code = button?.parentElement?.querySelector('code');
    if (button && code) {
      void copy(document, {button, code, messages});
    }
  };
  document.addEventListener('click', onClick, {signal});
}

async function copy(
  document: Document,
  {button, code, messages}: {button: Element; code: Element; messages: ThemeMessages},
): Promise<void> {
  try {
    await navigator.clipboard.writeText(getCodeText(code));
    showCopied(button, messages);
    announce(document, messages.codeCopied);
  } catch {
    // Without permission or HTTPS there is no clipboard access: select the code, so that the reader can copy it.
    document.getSelection()?.selectAllChildren(code);
    announce(document, messages.codeSelected);
  }
}

function showCopied(button: Element, {copied, copy, copyCode}: ThemeMessages): void {
  // Pressed again while it says so.
  if (button.hasAttribute('data-copied')) return;
  const label = button.getAttribute('aria-label') ?? copyCode;
  button.textContent = copied;
  button.toggleAttribute('data-copied', true);
  button.setAttribute('aria-label', copied);
  setTimeout(() => {
    button.textContent = copy;
    button.toggleAttribute('data-copied', false);
    button.setAttribute('aria-label', label);
  }, SHOWN_MS);
}
