import {compileTask} from './compileTask.ts';
import {prerenderTask} from './prerenderTask.ts';
import type {CompileTaskResult, PrerenderTaskResult, WorkerTask} from './tasks.ts';

/** Entry of a worker thread: does one task. */
export default function work(task: WorkerTask): Promise<CompileTaskResult | PrerenderTaskResult> {
  return task.type === 'compile' ? compileTask(task) : prerenderTask(task);
}
