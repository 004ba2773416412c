import type {Position} from 'unist';
import {report, type SourceContext} from '../SourceContext.ts';

/** Records the id of a heading or tag, and warns if the source has it already: links go to the first one. */
export function claimId(id: string, place: Position | undefined, source: SourceContext): void {
  const line = place?.start.line;
  const former = source.ids.get(id);
  if (former === undefined) {
    source.ids.set(id, line ?? 0);
    return;
  }
  const where = former === 0 ? 'another element' : `line ${former}`;
  const message = `Duplicate id \`${id}\`: ${where} has the same one.`;
  report(source, 'warning', place, message, `Links to \`#${id}\` go to the first: choose another id here.`);
}

/** Records the ids of an imported file where it is shown, and warns of the first one that the source has already. */
export function claimIds(ids: readonly string[], place: Position | undefined, source: SourceContext): void {
  const repeated = ids.find((id) => source.ids.has(id));
  for (const id of ids) if (!source.ids.has(id)) claimId(id, place, source);
  if (repeated !== undefined) claimId(repeated, place, source);
}
