import type {Position} from 'unist';
import {nearest} from '../../shared/text/nearest.ts';
import {report, type SourceInput} from '../SourceContext.ts';

/** Schemes that authors write by hand. Any other may be that of a program, such as `vscode:`, unless it resembles one. */
const SCHEMES = ['https', 'http', 'mailto', 'tel'];

/**
 * Warns of an address with a misspelled scheme, and of one that browsers take for a path of this site because its scheme
 * is the site's own and the slashes are missing.
 *
 * @param name What holds it.
 */
export function reportSchemeMistake(
  address: string,
  name: 'link' | 'image',
  source: Pick<SourceInput, 'page' | 'file'>,
  place: Position | undefined,
): void {
  const [, scheme, rest = ''] = /^([a-z][a-z\d+.-]*):(.*)$/is.exec(address) ?? [];
  if (scheme === undefined) return;
  const known = scheme.toLowerCase();
  if (SCHEMES.includes(known)) {
    if (!known.startsWith('http') || rest.startsWith('//')) return;
    const message = `\`//\` is missing after \`${scheme}:\` in \`${address}\`, so browsers may look for it on this site.`;
    const hint = `Write \`${scheme}://${rest.replace(/^[\\/]+/, '')}\`.`;
    report(source, 'warning', place, message, hint, `broken-${name}`);
    return;
  }
  const near = nearest(known, SCHEMES);
  if (near === undefined) return;
  const message = `The scheme \`${scheme}:\` of the ${name} to \`${address}\` is not known.`;
  report(source, 'warning', place, message, `Did you mean \`${near}:${rest}\`?`, `broken-${name}`);
}
