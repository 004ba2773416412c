import type {SourceNames} from '../SourceContext.ts';

/** Returns a name that the imports of a source don't have: `_drawing0`. */
export function freshName(prefix: string, {bindings}: Pick<SourceNames, 'bindings'>): string {
  let number = 0;
  while (bindings.has(`${prefix}${number}`)) number++;
  return `${prefix}${number}`;
}
