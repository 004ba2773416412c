import {locateYaml} from '../../yaml/locateYaml.ts';
import {listNames} from '../../shared/text/listNames.ts';
import {nearest} from '../../shared/text/nearest.ts';
import {report, type SourceContext, type SourceInput} from '../SourceContext.ts';

/** The front matter's `anchor_aliases`: former ids of headings, by the current id. */
export function readAliases(source: SourceInput): Map<string, string[]> {
  const aliases = new Map<string, string[]>();
  const written = source.page.input.frontMatter.anchor_aliases;
  if (typeof written !== 'object' || written === null) return aliases;
  for (const [former, id] of Object.entries(written)) {
    if (typeof id === 'string') aliases.set(id, [...(aliases.get(id) ?? []), former]);
  }
  return aliases;
}

/** Warns about aliases of headings that the page doesn't have, and about aliases that are ids of headings. */
export function checkAliases(source: SourceContext): void {
  const ids = source.toc.map(({id}) => id);
  for (const [id, formers] of source.aliases) {
    for (const former of formers) {
      if (!ids.includes(id) || !source.anchors.has(former)) {
        const near = nearest(id, ids);
        const hint = near
          ? `Did you mean \`${near}\`?`
          : ids.length > 0
            ? `The headings of the page are: ${listNames(ids)}.`
            : 'The page has no headings.';
        warn(
          source,
          former,
          `The anchor alias \`${former}\` points to \`${id}\`, which is not a heading on the page.`,
          hint,
        );
      } else if (ids.includes(former)) {
        const message = `The anchor alias \`${former}\` is the id of a heading of the page.`;
        warn(source, former, message, 'Remove the alias: the anchor is there.');
      }
    }
  }
}

function warn(source: SourceInput, former: string, message: string, hint: string): void {
  const place = locateYaml(source.page.input.yaml, ['anchor_aliases', former], 'key');
  report(source, 'warning', place, message, hint);
}
