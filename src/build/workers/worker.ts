import {compileTask} from './compileTask.ts';
import {prerenderTask} from './prerenderTask.ts';
import {referenceTask} from './referenceTask.ts';
import {searchTask} from './searchTask.ts';
import type {
  CompileTaskResult,
  PrerenderTaskResult,
  ReferenceTaskResult,
  SearchTaskResult,
  WorkerTask,
} from './tasks.ts';

/** Entry of a worker thread: does one task. */
export default async function work(
  task: WorkerTask,
): Promise<CompileTaskResult | ReferenceTaskResult | PrerenderTaskResult | SearchTaskResult> {
  switch (task.type) {
    case 'compile':
      return compileTask(task);
    case 'reference':
      return referenceTask(task);
    case 'prerender':
      return prerenderTask(task);
    case 'search':
      return searchTask(task);
  }
}
