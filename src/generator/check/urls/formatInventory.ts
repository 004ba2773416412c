import {compareText} from '../../shared/text/compareText.ts';

/** Every published page address, as a decoded site path without baseUrl, and the heading anchors of its page. */
export type UrlInventory = ReadonlyMap<string, readonly string[]>;

const HEAD = `# Every published address of this site, and the heading anchors of its page.
# \`npm run check -- --update\` adds new ones. One that vanishes without a redirect or an alias fails \`npm run check\`.
`;

/**
 * Writes an inventory, sorted, with one address or anchor on each line, so that a changed page changes only its own
 * lines.
 */
export function formatInventory(urls: UrlInventory): string {
  const paths = [...urls.keys()].sort(compareText);
  const lines = paths.flatMap((path) => [
    path,
    ...[...(urls.get(path) ?? [])].sort(compareText).map((anchor) => `  #${anchor}`),
  ]);
  return `${[HEAD, ...lines].join('\n')}\n`;
}
