import type {DevProblem} from '../../shared/dev/DevMessage.ts';
import {placeOf} from './chooseProblems.ts';
import {element} from './element.ts';

/** Renders a problem: its place, what is wrong, the lines around it, and the fix. All of it is shown as plain text. */
export function renderProblem(document: Document, problem: DevProblem): HTMLElement {
  const {message, hint, frame} = problem;
  return element(document, 'article', {}, [
    element(document, 'h2', {}, [placeOf(problem)]),
    element(document, 'p', {class: 'message'}, [message]),
    ...(frame ? [renderFrame(document, frame)] : []),
    ...(hint ? [element(document, 'p', {class: 'hint'}, [hint])] : []),
  ]);
}

/** Renders a code frame and highlights the marked line (`>`) and the caret below it. */
function renderFrame(document: Document, frame: string): HTMLElement {
  const lines = frame.replace(/\n$/, '').split('\n');
  const rendered = lines.flatMap((line, index) => [
    /^\s*>|^[\s|│]*\^+\s*$/.test(line) ? element(document, 'span', {class: 'marked'}, [line]) : line,
    ...(index < lines.length - 1 ? ['\n'] : []),
  ]);
  // Focusable, so that long lines can be scrolled with the keyboard.
  return element(document, 'pre', {tabindex: '0', 'aria-label': 'Code'}, rendered);
}
