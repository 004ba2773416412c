import {compareText} from '../../shared/text/compareText.ts';

/** Every published page address, a decoded site path without baseUrl, and the heading anchors on it. */
export type UrlInventory = ReadonlyMap<string, readonly string[]>;

const HEAD = `# Every published address of this site, and the heading anchors of its page.
# \`npm run check -- --update\` adds new ones. One that vanishes without a redirect or an alias fails \`npm run check\`.
`;

/** Writes an inventory, sorted, one address or anchor a line, so that a change of a page is a change of its lines. */
export function formatInventory(urls: UrlInventory): string {
  const paths = [...urls.keys()].sort(compareText);
  const lines = paths.flatMap((path) => [
    path,
    ...[...(urls.get(path) ?? [])].sort(compareText).map((anchor) => `  #${anchor}`),
  ]);
  return `${[HEAD, ...lines].join('\n')}\n`;
}
