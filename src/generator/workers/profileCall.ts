import {type Profiler, Session} from 'node:inspector';
import {runWithin} from '../render/runLimited.ts';
import type {RunLimited} from '../shared/page/PrerenderBundle.ts';
import type {StackFrame} from '../render/parseStack.ts';

/**
 * Calls a function that doesn't return, stops it after a time, and returns where it was most of the time: the function
 * in which most time was spent, and its callers.
 *
 * @param limit How long to watch it (ms).
 */
export async function profileCall<Result>(
  call: (run: RunLimited) => Promise<Result>,
  limit: number,
): Promise<{result: Result; frames: StackFrame[]}> {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    session.post('Profiler.start');
    const result = await call((work) => runWithin(limit, work));
    const frames = await new Promise<StackFrame[]>((resolve) => {
      session.post('Profiler.stop', (error, stopped) => resolve(error ? [] : hottestStack(stopped.profile)));
    });
    return {result, frames};
  } finally {
    session.disconnect();
  }
}

function hottestStack({nodes}: Profiler.Profile): StackFrame[] {
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node])));
  const hits = ({hitCount = 0}: Profiler.ProfileNode): number => hitCount;
  const [hottest] = [...nodes].sort((a, b) => hits(b) - hits(a));
  const frames: StackFrame[] = [];
  for (let node = hottest; node; node = parents.get(node.id)) {
    const {url, lineNumber, columnNumber, functionName} = node.callFrame;
    const caller = functionName === '' ? {} : {caller: functionName};
    // Both are 0-based here.
    frames.push({file: url, line: lineNumber + 1, column: columnNumber + 1, ...caller});
  }
  return frames;
}
