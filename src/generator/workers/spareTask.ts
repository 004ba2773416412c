import {linkSpare} from '../output/linkSpare.ts';
import type {SpareTask} from './tasks.ts';

/** Makes a spare output. */
export function spareTask(task: SpareTask): undefined {
  linkSpare(task);
}
