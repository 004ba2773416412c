import type {Position} from 'unist';
import {reactionSeverity} from '../../config/reactionSeverity.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import {reportProblem, type SourceInput} from '../SourceContext.ts';

/** A `file:` address, or a path with the letter of a drive: to browsers, these are addresses with a scheme. */
const LOCAL = /^(?:file:|[a-z]:[\\/])/i;

/**
 * Warns of an address that is a path on the author's computer, which no reader can open. It is never an error: Docusaurus
 * builds such pages.
 *
 * @param name What holds it. The configuration may turn off the report of its broken addresses.
 */
export function reportLocalPath(
  address: string,
  name: 'link' | 'image',
  source: Pick<SourceInput, 'page' | 'file'>,
  place: Position | undefined,
): void {
  if (!LOCAL.test(address)) return;
  const {onBrokenMarkdownLinks, onBrokenMarkdownImages} = source.page.options.markdown.hooks;
  if (reactionSeverity(name === 'link' ? onBrokenMarkdownLinks : onBrokenMarkdownImages) === undefined)
    return;
  const [file] = decodeAddress(address).split(/[\\/]/).slice(-1);
  const message = `The address \`${address}\` is a path on your computer, which readers cannot open.`;
  const hint = `Put the file next to this page${file ? `, and write \`./${file}\`` : ''}.`;
  reportProblem(source, place, {severity: 'warning', rule: `broken-${name}`, message, hint});
}
