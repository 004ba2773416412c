import type {PlannedOutput} from './OutputFile.ts';
import type {OutputManifest, WrittenOutput, WrittenOutputs} from './OutputManifest.ts';
import type {OutputState} from './OutputState.ts';

/** The differences between the planned output and the existing one. */
export interface OutputChanges {
  /** Parts of the output that are up to date, by id. */
  fresh: Map<string, WrittenOutput>;
  /** Ids of what has to be written. */
  stale: Set<string>;
  /** Up-to-date files without other hard links, that is, not shared with an earlier output. */
  unshared: Set<string>;
  /** Files of the last output that are no longer up to date, and that nothing updates: paths below the output folder. */
  leftovers: string[];
  /** Files that are not up to date, and whose older versions are overwritten or replaced. */
  rewritten: Set<string>;
  /** Whether the output contains files that are not planned. */
  hasLeftovers: boolean;
  /** What the last build wrote. */
  last: WrittenOutputs;
  /** The last output, compared with it. */
  state: OutputState;
}

/** Compares the plan with what the last build wrote and what is in the output folder now. */
export function compareOutput(
  planned: readonly PlannedOutput[],
  manifest: OutputManifest,
  state: OutputState,
): OutputChanges {
  const fresh: OutputChanges['fresh'] = new Map();
  const stale: OutputChanges['stale'] = new Set();
  const unshared: OutputChanges['unshared'] = new Set();
  const updated = new Map<string, readonly string[] | undefined>();
  const rewritten: OutputChanges['rewritten'] = new Set();
  for (const {id, key, isUpdated, places} of planned) {
    const known = manifest.written.get(id);
    if (known?.key !== key || state.touched.has(id)) {
      stale.add(id);
      if (isUpdated) updated.set(id, places);
      for (const file of places ?? []) rewritten.add(file);
      continue;
    }
    fresh.set(id, known);
    for (const [file] of known.files) if (state.unshared.has(file)) unshared.add(file);
  }
  const known = [...manifest.written];
  return {
    fresh,
    stale,
    unshared,
    rewritten,
    leftovers: known.flatMap(([id, {files}]) => {
      if (fresh.has(id)) return [];
      const names = files.map(([file]) => file);
      if (!updated.has(id)) return names;
      return updated.get(id) ? names.filter((file) => !rewritten.has(file)) : [];
    }),
    hasLeftovers: known.some(([id]) => !fresh.has(id) && !stale.has(id)),
    last: manifest.written,
    state,
  };
}
