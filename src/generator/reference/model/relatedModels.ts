import type {ModelUse} from './referenceGraph.ts';

/** The models of uses without duplicates, except for parents and children. */
export function relatedModels(uses: readonly ModelUse[] = []): string[] {
  return [...new Set(uses.flatMap(({model, parent}) => (parent ? [] : [model])))];
}
