/** A run of text of one color: its class, `''` for plain text. */
export type ColoredRun = [className: string, text: string];

/**
 * Colors code that differs in a few values from code that is already colored: each line takes its colors from the known
 * line that it has most in common with. New text within a line keeps the color around it; new strings and numbers get
 * their own.
 */
export function recolor(known: readonly (readonly ColoredRun[])[], code: string): ColoredRun[][] {
  const byText = new Map(known.map((runs) => [textOf(runs), runs]));
  return code.split('\n').map((line): ColoredRun[] => {
    const same = byText.get(line);
    if (same) return [...same];
    let best: {runs: readonly ColoredRun[]; start: number; end: number} | undefined;
    for (const [text, runs] of byText) {
      const start = commonStart(text, line);
      const end = Math.min(commonEnd(text, line), Math.min(text.length, line.length) - start);
      if (start + end > (best ? best.start + best.end : 3)) best = {runs, start, end};
    }
    if (!best) return roughRuns(line);
    const {runs, start, end} = best;
    const head = cut(runs, 0, start);
    const tail = cut(runs, textOf(runs).length - end, Number.POSITIVE_INFINITY);
    const middle = line.slice(start, line.length - end);
    return merge([...head, ...middleRuns(middle, head, tail), ...tail]);
  });
}

/** A value that changed within a string keeps the string's color. */
function middleRuns(text: string, head: readonly ColoredRun[], tail: readonly ColoredRun[]): ColoredRun[] {
  if (text === '') return [];
  const [before] = head.at(-1) ?? [''];
  const [after] = tail[0] ?? [''];
  return before !== '' && before === after ? [[before, text]] : roughRuns(text);
}

function roughRuns(text: string): ColoredRun[] {
  const runs: ColoredRun[] = [];
  let last = 0;
  for (const match of text.matchAll(
    /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?<![\w-])-?\d+(?:\.\d+)?(?![\w-])/g,
  )) {
    runs.push(['', text.slice(last, match.index)], [/^["']/.test(match[0]) ? 'tk-s' : 'tk-n', match[0]]);
    last = match.index + match[0].length;
  }
  return merge([...runs, ['', text.slice(last)]]);
}

function merge(runs: readonly ColoredRun[]): ColoredRun[] {
  const merged: ColoredRun[] = [];
  for (const [name, text] of runs) {
    const last = merged.at(-1);
    if (text === '') continue;
    if (last && last[0] === name) last[1] += text;
    else merged.push([name, text]);
  }
  return merged;
}

function cut(runs: readonly ColoredRun[], from: number, to: number): ColoredRun[] {
  let place = 0;
  return runs.flatMap(([name, text]): ColoredRun[] => {
    const part = text.slice(Math.max(0, from - place), Math.max(0, to - place));
    place += text.length;
    return part === '' ? [] : [[name, part]];
  });
}

function textOf(runs: readonly ColoredRun[]): string {
  return runs.map(([, text]) => text).join('');
}

function commonStart(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a[length] === b[length]) length++;
  return length;
}

function commonEnd(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.at(-1 - length) === b.at(-1 - length)) length++;
  return length;
}
