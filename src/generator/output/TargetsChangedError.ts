import {isDeepStrictEqual} from 'node:util';
import type {WrittenOutputs} from './OutputManifest.ts';

/** Components of a page have rendered or reported other links or ids than in the last build, so links may be broken. */
export class TargetsChangedError extends Error {}

/** @throws TargetsChangedError when what components of a page render or report is not what it was in the last build. */
export function requireSameTargets(last: WrittenOutputs, written: WrittenOutputs): void {
  for (const [id, {key, links, anchors}] of written) {
    const known = last.get(id);
    if (known?.key === key) continue;
    if (!isDeepStrictEqual([links, anchors], [known?.links, known?.anchors])) throw new TargetsChangedError();
  }
}
