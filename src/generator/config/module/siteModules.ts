import {distinctProblems, type Problem} from '../../shared/problems/Problem.ts';

/** How a module's error reached the process. */
export type FaultKind =
  /** It was thrown, while the module was evaluated or later. */
  | 'thrown'
  /** A promise was rejected and nothing handles it. */
  | 'unhandled';

/** A bundled module of the site: its configuration, its sidebars. */
export interface SiteModule {
  /** Absolute path of the file that was loaded. */
  file: string;
  /** Whether a stack trace contains the module. */
  isIn(stack: string): boolean;
  /** Describes what the module threw, with the position in the site's own files. */
  explain(thrown: unknown, kind: FaultKind): Problem;
}

/** A module whose value is awaited. */
export interface Evaluation {
  module: SiteModule;
  fail(problem: Problem): void;
}

/** Receives all problems of a file after it was loaded; an empty list when it is being reloaded. */
type LateFaultListener = (file: string, faults: Problem[]) => void;

/**
 * The modules that this process has loaded. Like Node's own registry of modules, this belongs to the process: what a
 * module does in a timer, or with `process.exit`, reaches the process and nothing else.
 */
const loaded: SiteModule[] = [];
const running = new Set<Evaluation>();
const listeners = new Set<LateFaultListener>();
const lateFaults = new Map<string, Problem[]>();

/** Adds a module that is about to be evaluated; returns the function to call when the evaluation has ended. */
export function beginEvaluation(evaluation: Evaluation): () => void {
  const {module} = evaluation;
  loaded.push(module);
  running.add(evaluation);
  if (lateFaults.delete(module.file)) for (const listener of listeners) listener(module.file, []);
  return () => {
    running.delete(evaluation);
    // A module without a file is code of the site that does one thing and is not loaded.
    if (module.file === '') loaded.splice(loaded.indexOf(module), 1);
  };
}

/** Calls a function with the problems of modules after they were loaded; returns the function that unsubscribes. */
export function onLateFault(listener: LateFaultListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Finds out whether something that reached the process comes from a module of the site, and passes it on to whoever waits for the
 * module or listens.
 *
 * @returns Undefined when it is none of a module's; else the problem, and whether somebody has taken it.
 */
export function claimFault(
  thrown: unknown,
  kind: FaultKind,
): {problem: Problem; isTaken: boolean} | undefined {
  const stack = stackOf(thrown);
  const inStack = loaded.findLast((module) => module.isIn(stack));
  // Thrown values that are not errors have no stack, and the stack of an error inside Node may contain no module.
  const isForeign = !stack.split('\n').some(isGeneratorCode);
  const evaluation = [...running].findLast(({module}) => (inStack ? module === inStack : isForeign));
  const module = inStack ?? evaluation?.module ?? (stack === '' ? loaded.at(-1) : undefined);
  if (module === undefined) return undefined;
  const problem = module.explain(thrown, kind);
  if (evaluation) evaluation.fail(problem);
  else addLateFault(module.file, problem);
  return {problem, isTaken: evaluation !== undefined || listeners.size > 0};
}

/** Whether code with this stack belongs to a module of the site, or runs because one is being evaluated. */
export function isSiteCode(stack: string): boolean {
  const [, caller = ''] = stack.split('\n');
  return loaded.some((module) => module.isIn(stack)) || (running.size > 0 && !isGeneratorCode(caller));
}

/** The generator runs from its bundle, whose files are next to this module; in its tests, from its sources. */
function isGeneratorCode(frame: string): boolean {
  return frame.includes(OWN_FOLDER) || frame.includes('/src/generator/');
}

const OWN_FOLDER = import.meta.url.replace(/[^/]*$/, '');

function addLateFault(file: string, problem: Problem): void {
  const faults = distinctProblems([...(lateFaults.get(file) ?? []), problem]);
  lateFaults.set(file, faults);
  for (const listener of listeners) listener(file, faults);
}

/** Returns the stack of what was thrown, which may be anything; empty when it has none. */
export function stackOf(thrown: unknown): string {
  try {
    return thrown instanceof Error && typeof thrown.stack === 'string' ? thrown.stack : '';
  } catch {
    // A stack that throws when it is read.
    return '';
  }
}
