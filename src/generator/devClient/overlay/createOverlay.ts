import type {DevProblem} from '../../shared/dev/DevMessage.ts';
import {type ChosenProblems, chooseProblems, countText} from './chooseProblems.ts';
import {renderProblem} from './renderProblem.ts';
import {element} from './element.ts';
import {OVERLAY_STYLES} from './overlayStyles.ts';

export interface Overlay {
  /** All current problems. */
  setProblems(problems: DevProblem[]): void;
  /** Sets the open page; problems of other pages are not shown. */
  setPath(path: string): void;
  /** Shows whether the dev server responds. */
  showConnected(isConnected: boolean): void;
}

/**
 * Creates the overlay that shows problems on top of the page. An error opens a panel, which can be collapsed to a badge
 * in the corner; warnings are a badge from the start. The focus does not move, and the page is never covered
 * completely.
 */
export function createOverlay(document: Document): Overlay {
  const parts = drawParts(document);
  let problems: DevProblem[] = [];
  let path = window.location.pathname;
  let isOpen = false;
  let index = 0;
  /** The errors that the author has already seen, which do not open the panel again. */
  let seen = new Set<string>();

  const chosen = (): ChosenProblems => chooseProblems(problems, path);

  function update(): void {
    const {errors, warnings} = chosen();
    const keys = errors.map((error) => JSON.stringify(error));
    const isNew = keys.some((key) => !seen.has(key));
    // When the last error is fixed, only warnings are left, which should not get in the way.
    const isFixed = seen.size > 0 && errors.length === 0;
    seen = new Set(keys);
    if (isNew) index = 0;
    isOpen = isNew || (isOpen && !isFixed && errors.length + warnings.length > 0);
    draw();
  }

  function draw(): void {
    const {errors, warnings} = chosen();
    index = Math.min(index, Math.max(0, errors.length - 1));
    const isAnything = errors.length + warnings.length > 0;
    const text = countText({errors, warnings});
    const kind = errors.length > 0 ? 'error' : 'warning';
    parts.stack.className = `stack ${kind}`;
    parts.panel.hidden = !isOpen;
    parts.badge.hidden = !isAnything || isOpen;
    setText(parts.badge, text);
    setText(parts.count, errors.length > 1 ? `${text}: ${index + 1} of ${errors.length}` : text);
    for (const button of [parts.previous, parts.next]) button.hidden = errors.length < 2;
    const current = errors[index];
    const shown = isOpen ? [...(current ? [current] : []), ...warnings] : [];
    const key = JSON.stringify(shown);
    // An unchanged list keeps its scroll position and is not announced again.
    if (parts.list.dataset.key !== key) {
      parts.list.replaceChildren(...shown.map((problem) => renderProblem(document, problem)));
      parts.list.dataset.key = key;
    }
    if (!parts.host.isConnected) document.body.append(parts.host);
  }

  function step(by: number): void {
    const {length} = chosen().errors;
    index = (index + by + length) % length;
    draw();
  }

  function setOpen(open: boolean): void {
    const hadFocus = parts.root.activeElement !== null;
    isOpen = open;
    draw();
    if (hadFocus) (open ? parts.close : parts.badge).focus();
  }

  parts.previous.addEventListener('click', () => step(-1));
  parts.next.addEventListener('click', () => step(1));
  parts.close.addEventListener('click', () => setOpen(false));
  parts.badge.addEventListener('click', () => setOpen(true));
  document.addEventListener('keydown', (event) => {
    const isTaken = event.defaultPrevented || document.querySelector('dialog[open]') !== null;
    if (event.key === 'Escape' && isOpen && !isTaken) setOpen(false);
  });

  return {
    setProblems(next) {
      problems = next;
      update();
    },
    setPath(next) {
      if (next === path) return;
      path = next;
      update();
    },
    showConnected(isConnected) {
      setText(parts.lost, isConnected ? '' : 'Dev server stopped; waiting…');
      parts.lost.hidden = isConnected;
      if (!parts.host.isConnected) document.body.append(parts.host);
    },
  };
}

function setText(target: HTMLElement, text: string): void {
  if (target.textContent !== text) target.textContent = text;
}

interface Parts {
  host: HTMLElement;
  root: ShadowRoot;
  stack: HTMLElement;
  panel: HTMLElement;
  count: HTMLElement;
  list: HTMLElement;
  previous: HTMLButtonElement;
  next: HTMLButtonElement;
  close: HTMLButtonElement;
  badge: HTMLButtonElement;
  lost: HTMLElement;
}

function drawParts(document: Document): Parts {
  const button = (label: string, attributes: Record<string, string> = {}) =>
    element(document, 'button', {type: 'button', ...attributes}, [label]);
  const host = element(document, 'div', {id: 'dev-overlay'});
  const root = host.attachShadow({mode: 'open'});
  const count = element(document, 'p', {class: 'count'});
  const previous = button('Previous');
  const next = button('Next');
  const close = button('Minimize', {'aria-keyshortcuts': 'Escape', title: 'Esc'});
  // An alert is announced when its text changes, so it must exist before.
  const list = element(document, 'div', {class: 'list', role: 'alert'});
  const bar = element(document, 'div', {class: 'bar'}, [count, previous, next, close]);
  const panel = element(
    document,
    'section',
    {class: 'panel', role: 'region', 'aria-label': 'Problems', hidden: ''},
    [bar, list],
  );
  const badge = button('', {class: 'badge', 'aria-expanded': 'false', hidden: ''});
  const lost = element(document, 'p', {class: 'lost', role: 'status', hidden: ''});
  const stack = element(document, 'div', {class: 'stack'}, [panel, badge, lost]);
  root.append(element(document, 'style', {}, [OVERLAY_STYLES]), stack);
  return {host, root, stack, panel, count, list, previous, next, close, badge, lost};
}
