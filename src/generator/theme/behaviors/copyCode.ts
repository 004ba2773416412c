import {announce} from './announce.ts';
import {getCodeText} from './getCodeText.ts';

/** How long the button says that the code was copied. */
const SHOWN_MS = 2000;

/**
 * Makes the Copy buttons of all code blocks work, through one listener.
 */
export function installCopyCode(document: Document, signal?: AbortSignal): void {
  const onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('button.code-copy') : null;
    const code = button?.parentElement?.querySelector('code');
    if (button && code) {
      void copy(document, button, code);
    }
  };
  document.addEventListener('click', onClick, {signal});
}

async function copy(document: Document, button: Element, code: Element): Promise<void> {
  try {
    await navigator.clipboard.writeText(getCodeText(code));
    showCopied(button);
    announce(document, 'Code copied');
  } catch {
    // Without permission or HTTPS there is no clipboard: the reader copies what is selected here.
    document.getSelection()?.selectAllChildren(code);
    announce(document, 'Code selected: copy it with the keyboard');
  }
}

function showCopied(button: Element): void {
  button.textContent = 'Copied';
  button.setAttribute('aria-label', 'Copied');
  setTimeout(() => {
    button.textContent = 'Copy';
    button.setAttribute('aria-label', 'Copy code');
  }, SHOWN_MS);
}
