import path from 'node:path';
import {statsOf} from '../files/statsOf.ts';
import type {CompileTask} from './tasks.ts';

/** A text with more characters takes so long to compile that the thread that does it should have nothing else to do. */
export const SLOW_SIZE = 200_000;

/** The sources of a task, the largest first. */
export function sourcesBySize({
  siteDir,
  sources,
}: Pick<CompileTask, 'siteDir' | 'sources'>): {file: string; size: number}[] {
  return sources
    .map(({file}) => ({file, size: statsOf(path.join(siteDir, file))?.size ?? 0}))
    .sort((a, b) => b.size - a.size);
}
