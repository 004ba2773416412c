import {type ColoredRun, recolor} from '../../shared/composer/recolor.ts';
import type {Sample} from '../../shared/samples/SampleRequest.ts';
import {fillPage} from './fillPage.ts';

/** The lines of a prerendered sample with their colors, from which later versions of it take theirs. */
const printed = new WeakMap<Element, ColoredRun[][]>();

/** Replaces the samples of a panel, each in its tab. */
export function updateSamples(panel: Element, samples: readonly Sample[]): void {
  for (const {value, code} of samples) {
    const target = panel.querySelector(`[role="tabpanel"][data-value="${CSS.escape(value)}"] code`);
    if (!target) continue;
    const known = printed.get(target) ?? readLines(target);
    printed.set(target, known);
    target.replaceChildren(
      ...recolor(known, code).flatMap((line, index) => [
        ...(index === 0 ? [] : ['\n']),
        ...line.map(runNode),
      ]),
    );
  }
  fillPage(panel);
}

function readLines(code: Element): ColoredRun[][] {
  const lines: ColoredRun[][] = [[]];
  for (const node of code.childNodes) {
    const name = node instanceof Element ? node.className : '';
    (node.textContent ?? '').split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      if (text !== '') lines.at(-1)?.push([name, text]);
    });
  }
  return lines;
}

function runNode([className, text]: ColoredRun): Node | string {
  if (className === '') return text;
  const span = document.createElement('span');
  span.className = className;
  span.textContent = text;
  return span;
}
