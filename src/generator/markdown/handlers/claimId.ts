import type {Position} from 'unist';
import {report, type SourceContext} from '../SourceContext.ts';

/** Notes the id of a heading or tag, and warns of one that the source has already: links lead to the first. */
export function claimId(id: string, place: Position | undefined, source: SourceContext): void {
  const line = place?.start.line;
  const former = source.ids.get(id);
  if (former === undefined) {
    source.ids.set(id, line ?? 0);
    return;
  }
  const where = former === 0 ? 'that of another element' : `that of line ${former}`;
  const message = `The id \`${id}\` is ${where} too.`;
  report(source, 'warning', place, message, `Links to \`#${id}\` lead to the first: choose another id here.`);
}
