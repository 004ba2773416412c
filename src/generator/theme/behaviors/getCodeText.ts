import {codeLanguage} from '../../shared/markup/codeLanguage.ts';
import {isShell} from '../../shared/markup/isShell.ts';

/** Returns a code block's text as it should be pasted: without removed lines, diff signs and shell prompts. */
export function getCodeText(code: Element): string {
  const copy = code.cloneNode(true);
  if (!(copy instanceof Element)) {
    return '';
  }
  for (const element of copy.querySelectorAll('.line.deleted, .diff-sign')) {
    element.remove();
  }
  const text = (copy.textContent ?? '').replace(/\n$/, '');
  return isShell(codeLanguage(code.className) ?? '') ? text.replace(/^\$ /gm, '') : text;
}
