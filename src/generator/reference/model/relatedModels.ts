import type {ModelUse} from './referenceGraph.ts';

/** The models of uses, each once, without those that a model is built on or that are built on it. */
export function relatedModels(uses: readonly ModelUse[] = []): string[] {
  return [...new Set(uses.flatMap(({model, parent}) => (parent ? [] : [model])))];
}
