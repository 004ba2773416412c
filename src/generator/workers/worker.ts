import {compileTask} from './compileTask.ts';
import {catchFault, type FaultData} from './faultData.ts';
import {prerenderTask} from './prerenderTask.ts';
import {referenceTask} from './referenceTask.ts';
import {searchTask} from './searchTask.ts';
import type {WorkerResult, WorkerTask} from './tasks.ts';

/** Entry of a worker thread: does one task. */
export default function work(task: WorkerTask): Promise<WorkerResult | FaultData> {
  return catchFault(() => perform(task));
}

async function perform(task: WorkerTask): Promise<WorkerResult> {
  switch (task.type) {
    case 'compile':
      return compileTask(task);
    case 'reference':
      return referenceTask(task);
    case 'prerender':
      return prerenderTask(task);
    case 'search':
      return searchTask(task);
    case 'images': {
      // Imported on demand: most builds render no images.
      const {imageTask} = await import('./imageTask.ts');
      return imageTask(task);
    }
    case 'trace': {
      // Imported on demand too.
      const {traceTask} = await import('./traceTask.ts');
      return traceTask(task);
    }
  }
}
