import {catchFault, type FaultData} from './faultData.ts';
import {type EarlyTask, loadArgument} from './loadTasks.ts';
import type {WorkerResult, WorkerTask} from './tasks.ts';

// Started before there is work, a thread loads the code of the first tasks in the meantime.
const loads = (type: EarlyTask): boolean => process.argv.includes(loadArgument(type));
const compiling = loads('compile') && import('./compileTask.ts');
const prerendering =
  loads('prerender') && import('./prerenderTask.ts').then(({loadPackages}) => loadPackages());

/** Entry of a worker thread, which is ready once that code is loaded. */
export default Promise.all([compiling, prerendering]).then(() => work);

/** Does one task. Its code is imported on demand: few threads do tasks of every type. */
function work(task: WorkerTask): Promise<WorkerResult | FaultData> {
  return catchFault(() => perform(task));
}

async function perform(task: WorkerTask): Promise<WorkerResult> {
  switch (task.type) {
    case 'output':
      return (await import('./outputTask.ts')).outputTask(task);
    case 'spare':
      return (await import('./spareTask.ts')).spareTask(task);
    case 'bundler':
      return (await import('./bundleTask.ts')).bundlerTask(task);
    case 'bundle':
      return (await import('./bundleTask.ts')).bundleTask(task);
    case 'diagrams':
      return (await import('./diagramsTask.ts')).diagramsTask(task);
    case 'compile':
      return (await import('./compileTask.ts')).compileTask(task);
    case 'reference':
      return (await import('./referenceTask.ts')).referenceTask(task);
    case 'render':
      return (await import('./prerenderTask.ts')).renderTask(task);
    case 'prerender':
      return (await import('./prerenderTask.ts')).prerenderTask(task);
    case 'search':
      return (await import('./searchTask.ts')).searchTask(task);
    case 'images':
      return (await import('./imageTask.ts')).imageTask(task);
    case 'trace':
      return (await import('./traceTask.ts')).traceTask(task);
  }
}
