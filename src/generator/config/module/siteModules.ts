import type {Problem} from '../../shared/problems/Problem.ts';

/** How something that a module did reached the process. */
export type FaultKind =
  /** It was thrown, now or later. */
  | 'thrown'
  /** A promise was rejected that nothing waits for. */
  | 'unhandled';

/** A bundled module of the site: its configuration, its sidebars. */
export interface SiteModule {
  /** Absolute path of the file that was loaded. */
  file: string;
  /** Whether a stack trace leads through the module. */
  isIn(stack: string): boolean;
  /** Puts what the module threw into words, with the place in the site's own files. */
  explain(thrown: unknown, kind: FaultKind): Problem;
}

/** A module whose value is being waited for. */
export interface Evaluation {
  module: SiteModule;
  fail(problem: Problem): void;
}

/** Takes what is wrong with a file after it was loaded, all of it; nothing when it is being loaded again. */
type LateFaultListener = (file: string, faults: Problem[]) => void;

/**
 * The modules that this process has loaded. Like Node's own registry of modules, this belongs to the process: what a module does
 * in a timer, or with `process.exit`, reaches the process and nobody else.
 */
const loaded: SiteModule[] = [];
const running = new Set<Evaluation>();
const listeners = new Set<LateFaultListener>();
const lateFaults = new Map<string, Problem[]>();

/** Adds a module that is about to be evaluated; returns the function to be called when that has ended. */
export function beginEvaluation(evaluation: Evaluation): () => void {
  const {module} = evaluation;
  loaded.push(module);
  running.add(evaluation);
  if (lateFaults.delete(module.file)) for (const listener of listeners) listener(module.file, []);
  return () => running.delete(evaluation);
}

/** Calls a function with what modules do wrong after they were loaded; returns the function that ends this. */
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
  // What is not an error has no stack, and that of an error from inside of Node may name no module.
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

/** The generator runs from a bundle of its own, whose files are next to this module; in its tests, from its sources. */
function isGeneratorCode(frame: string): boolean {
  return frame.includes(OWN_FOLDER) || frame.includes('/src/generator/');
}

const OWN_FOLDER = import.meta.url.replace(/[^/]*$/, '');

function addLateFault(file: string, problem: Problem): void {
  const faults = [...(lateFaults.get(file) ?? []), problem];
  lateFaults.set(file, faults);
  for (const listener of listeners) listener(file, faults);
}

/** The stack of what was thrown, which may be anything; empty when it has none. */
export function stackOf(thrown: unknown): string {
  try {
    return thrown instanceof Error && typeof thrown.stack === 'string' ? thrown.stack : '';
  } catch {
    // A stack that throws when it is read.
    return '';
  }
}
