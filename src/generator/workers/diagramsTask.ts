import {drawAhead} from '../markdown/diagrams/drawAhead.ts';
import type {DiagramsTask} from './tasks.ts';

/** Draws the diagrams of sources into the cache. */
export async function diagramsTask({sources, cache}: DiagramsTask): Promise<undefined> {
  for (const source of sources) await drawAhead(source, cache);
}
