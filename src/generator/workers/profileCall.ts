import {type Profiler, Session} from 'node:inspector';
import {runWithin} from '../render/runLimited.ts';
import type {RunLimited} from '../shared/page/PrerenderBundle.ts';
import type {StackFrame} from '../render/parseStack.ts';

/** Maximum number of frames of a stack: one of React's recursion has thousands. */
const DEPTH = 200;

/**
 * Calls a function that doesn't end, stops it after a time, and returns where it was most of the time: the function of
 * the site in which, with what it calls, most time was spent, and its callers.
 *
 * @param limit How long to watch it (ms).
 * @param isOwn Whether a frame is in a file of the site. A component that renders itself is not on the stack while React
 *   renders what it returns, so the busiest function may be React's.
 */
export async function profileCall<Result>(
  call: (run: RunLimited) => Promise<Result>,
  limit: number,
  isOwn: (frame: StackFrame) => boolean,
): Promise<{result: Result; frames: StackFrame[]}> {
  const session = new Session();
  session.connect();
  try {
    session.post('Profiler.enable');
    session.post('Profiler.start');
    const result = await call((work) => runWithin(limit, work));
    const frames = await new Promise<StackFrame[]>((resolve) => {
      session.post('Profiler.stop', (error, stopped) =>
        resolve(error ? [] : busiestStack(stopped.profile, isOwn)),
      );
    });
    return {result, frames};
  } finally {
    session.disconnect();
  }
}

function busiestStack({nodes}: Profiler.Profile, isOwn: (frame: StackFrame) => boolean): StackFrame[] {
  const parents = new Map(nodes.flatMap((node) => (node.children ?? []).map((child) => [child, node])));
  const functions = new Map<string, {hits: number; node: Profiler.ProfileNode}>();
  for (const {node, hits} of ownTimes(nodes, parents, isOwn)) {
    const key = placeOf(node);
    const known = functions.get(key);
    functions.set(key, {node, hits: hits + (known?.hits ?? 0)});
  }
  const [busiest] = [...functions.values()].sort((a, b) => b.hits - a.hits);
  const frames: StackFrame[] = [];
  for (let node = busiest?.node; node && frames.length < DEPTH; node = parents.get(node.id))
    frames.push(frameOf(node));
  return frames;
}

/** The time (samples) spent in each function of the site, with what it calls outside the site. */
function ownTimes(
  nodes: readonly Profiler.ProfileNode[],
  parents: ReadonlyMap<number, Profiler.ProfileNode>,
  isOwn: (frame: StackFrame) => boolean,
): {node: Profiler.ProfileNode; hits: number}[] {
  // A recursion has the same few functions thousands of times, and each is looked up in a source map.
  const known = new Map<string, boolean>();
  const isOwnNode = (node: Profiler.ProfileNode): boolean => {
    const key = placeOf(node);
    const answer = known.get(key) ?? isOwn(frameOf(node));
    known.set(key, answer);
    return answer;
  };
  return nodes.flatMap((sampled) => {
    const hits = sampled.hitCount ?? 0;
    if (hits === 0) return [];
    let node: Profiler.ProfileNode | undefined = sampled;
    for (let depth = 0; node && depth < DEPTH; depth++, node = parents.get(node.id))
      if (isOwnNode(node)) return [{node, hits}];
    return [];
  });
}

function placeOf({callFrame: {url, lineNumber, columnNumber}}: Profiler.ProfileNode): string {
  return `${url}:${lineNumber}:${columnNumber}`;
}

function frameOf({
  callFrame: {url, lineNumber, columnNumber, functionName},
}: Profiler.ProfileNode): StackFrame {
  // Both numbers are 0-based here.
  return {
    file: url,
    line: lineNumber + 1,
    column: columnNumber + 1,
    ...(functionName !== '' && {caller: functionName}),
  };
}
