import type {Position} from 'unist';
import {report, slipSeverity, type SourceInput} from '../SourceContext.ts';

/** Reports a link or an image without an address, such as `[text]()`: browsers open the page itself instead. */
export function reportNoAddress(
  {url, position}: {url: string; position?: Position | undefined},
  name: 'link' | 'image',
  source: Pick<SourceInput, 'page' | 'file'>,
): void {
  if (url !== '') return;
  const form = name === 'link' ? '[text](./page.mdx)' : '![text](./image.png)';
  report(
    source,
    slipSeverity(source),
    position,
    `The ${name} has no address.`,
    `Write one in its parentheses: \`${form}\`.`,
  );
}
