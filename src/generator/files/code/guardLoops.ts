import type {ParserPlugin} from '@babel/parser';
import {parseCode} from './parseCode.ts';
import {walkCode} from './walkCode.ts';
import {insertTexts} from '../../shared/text/insertTexts.ts';

/** `code` of the error that ends a loop. */
export const ENDLESS_LOOP = 'ERR_SITE_LOOP';

interface Loop {
  start: number;
  end: number;
  isBlock: boolean;
}

/**
 * Gives every loop of a module a time limit: an endless loop blocks its thread completely, including timers and
 * messages from other threads, so nothing else can end it. A module without a loop stays as it is, unparsed.
 *
 * @param code An ES module; no line of it moves.
 * @param timeLimit How long (ms) it may block the thread.
 */
export function guardLoops(code: string, timeLimit: number): string {
  const guarded = insertInLoops(code, '__siteTurn();', []);
  return guarded === code ? code : clockSource(timeLimit) + guarded;
}

/** Global function that marked loops call on each turn; there is none in a browser. */
const CLOCK = '__valkyrDocsTurn';

/**
 * Makes every loop of a module call the thread's clock, see `startLoopClock`. The code works without one, too: a component
 * may turn a function into the text of an inline script.
 *
 * @param code An ES module, or the body of an async function; no line of it moves.
 * @param syntax What of it is not JavaScript.
 */
export function markLoops(code: string, syntax: ParserPlugin[] = []): string {
  return insertInLoops(code, `globalThis.${CLOCK}?.();`, syntax);
}

/**
 * From now on, marked loops of this thread that do not end throw an error.
 *
 * @param timeLimit How long (ms) they may block the thread.
 * @param isPaused Whether something else limits the running code.
 */
export function startLoopClock(timeLimit: number, isPaused: () => boolean): void {
  const turn = new Function(`${clockSource(timeLimit)}return __siteTurn`)() as () => void;
  Reflect.set(globalThis, CLOCK, () => {
    if (!isPaused()) turn();
  });
}

/** Inserts a statement at the beginning of each loop's body. */
function insertInLoops(code: string, statement: string, syntax: ParserPlugin[]): string {
  if (!LOOP.test(code)) return code;
  const edits = findLoops(code, syntax).flatMap(({start, end, isBlock}): [number, string][] =>
    isBlock
      ? [[start + 1, statement]]
      : [
          [start, `{${statement}`],
          [end, '}'],
        ],
  );
  return edits.length === 0 ? code : insertTexts(code, edits);
}

const LOOPS: ReadonlySet<string> = new Set([
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
  'WhileStatement',
  'DoWhileStatement',
]);

/** Words in comments and strings match as well, which costs only the parsing. */
const LOOP = /\b(?:for|while)\s*(?:await\s*)?\(/;

/** The most time (ms) between two turns of loops that counts: more of it went into other code, such as packages that load. */
const LONGEST_TURN = 250;

/** The limit restarts with every turn of the event loop: code that yields can be ended from outside. */
function clockSource(timeLimit: number): string {
  const message = `A loop has not ended after ${timeLimit / 1000} seconds.`;
  return (
    `let __siteLast=0,__siteSpent=0;const __siteNextTurn=setImmediate;function __siteTurn(){const now=Date.now();` +
    `if(__siteLast===0){__siteSpent=0;__siteNextTurn(()=>{__siteLast=0}).unref()}` +
    `else if((__siteSpent+=Math.min(now-__siteLast,${LONGEST_TURN}))>${timeLimit}){` +
    `const e=Object.assign(new Error(${JSON.stringify(message)}),` +
    `{code:${JSON.stringify(ENDLESS_LOOP)}});Error.captureStackTrace(e,__siteTurn);throw e}__siteLast=now}`
  );
}

function findLoops(code: string, plugins: ParserPlugin[]): Loop[] {
  const loops: Loop[] = [];
  try {
    const {program} = parseCode(code, {
      sourceType: 'module',
      allowReturnOutsideFunction: true,
      errorRecovery: true,
      plugins,
    });
    walkCode(program, (node) => {
      if (!LOOPS.has(node.type) || !('body' in node)) return;
      const loop = bodyOf(node.body);
      if (loop) loops.push(loop);
    });
  } catch {
    // Syntax that Node may support and this parser doesn't.
    return [];
  }
  return loops;
}

function bodyOf(body: unknown): Loop | undefined {
  if (typeof body !== 'object' || body === null || !('type' in body && 'start' in body && 'end' in body))
    return undefined;
  const {type, start, end} = body;
  if (typeof start !== 'number' || typeof end !== 'number') return undefined;
  return {start, end, isBlock: type === 'BlockStatement'};
}
