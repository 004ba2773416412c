import type {DevProblem} from '../../shared/dev/DevMessage.ts';
import {placeOf} from './chooseProblems.ts';
import {element} from './element.ts';

/** One problem: where it is, what is wrong, the lines around, and the fix. Whatever its texts hold is shown as text. */
export function drawProblem(document: Document, problem: DevProblem): HTMLElement {
  const {message, hint, frame} = problem;
  return element(document, 'article', {}, [
    element(document, 'h2', {}, [placeOf(problem)]),
    element(document, 'p', {class: 'message'}, [message]),
    ...(frame ? [drawFrame(document, frame)] : []),
    ...(hint ? [element(document, 'p', {class: 'hint'}, [hint])] : []),
  ]);
}

/** The lines, of which the marked one (`>`) and the caret below it stand out. */
function drawFrame(document: Document, frame: string): HTMLElement {
  const lines = frame.replace(/\n$/, '').split('\n');
  const drawn = lines.flatMap((line, index) => [
    /^\s*>|^[\s|│]*\^+\s*$/.test(line) ? element(document, 'span', {class: 'marked'}, [line]) : line,
    ...(index < lines.length - 1 ? ['\n'] : []),
  ]);
  // Long lines scroll, also for the keyboard.
  return element(document, 'pre', {tabindex: '0', 'aria-label': 'Code'}, drawn);
}
