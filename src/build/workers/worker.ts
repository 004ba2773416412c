import {compileTask} from './compileTask.ts';
import {parseTask} from './parseTask.ts';
import {prerenderTask} from './prerenderTask.ts';
import {referenceTask} from './referenceTask.ts';
import {searchTask} from './searchTask.ts';
import type {
  CompileTaskResult,
  ParseTaskResult,
  PrerenderTaskResult,
  ReferenceTaskResult,
  SearchTaskResult,
  WorkerTask,
} from './tasks.ts';

/** Entry of a worker thread: does one task. */
export default async function work(
  task: WorkerTask,
): Promise<
  | ParseTaskResult
  | CompileTaskResult
  | ReferenceTaskResult
  | PrerenderTaskResult
  | SearchTaskResult
  | undefined
> {
  switch (task.type) {
    case 'parse':
      return parseTask(task);
    case 'compile':
      return compileTask(task);
    case 'reference':
      return referenceTask(task);
    case 'prerender':
      return prerenderTask(task);
    case 'search':
      return searchTask(task);
    case 'pictures': {
      // Loaded here: most builds draw nothing and do not need the renderer.
      const {pictureTask} = await import('./pictureTask.ts');
      await pictureTask(task);
    }
  }
}
