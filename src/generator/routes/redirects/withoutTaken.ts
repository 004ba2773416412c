import {reactionSeverity} from '../../config/reactionSeverity.ts';
import {malformedEscapes} from '../../shared/address/encoding.ts';
import {aliasFile} from '../../shared/address/outputPaths.ts';
import {pathOf} from '../../shared/address/splitHref.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Route} from '../Route.ts';
import type {Declaration} from './declaredRedirects.ts';
import type {Redirect, RedirectSite} from './Redirect.ts';
import {shownPaths} from './shownPaths.ts';

/**
 * Leaves out redirects whose address is in use or malformed, and separates those from other forms of a page's own
 * address. Those in use are reported according to `onDuplicateRoutes`, like two pages with the same address.
 */
export function withoutTaken(
  declarations: Declaration[],
  pages: ReadonlyMap<string, Route>,
  {config, content, isFile, isGenerated = () => false}: RedirectSite,
): {declared: Map<string, Declaration>; aliases: Redirect[]; problems: Problem[]} {
  const declared = new Map<string, Declaration>();
  const aliases = new Map<string, Redirect>();
  const problems: Problem[] = [];
  const docsOf = new Map(
    content.docsSets.flatMap(({instance, version, docs}) =>
      docs.map(({file}) => [file, {instance, version: version.name}] as const),
    ),
  );
  const shown = shownPaths(config);
  const ofTaken = reactionSeverity(config.onDuplicateRoutes);
  for (const declaration of declarations) {
    const {path, key, target, place} = declaration;
    const report = (message: string, hint: string, severity = ofTaken) => {
      if (severity) problems.push({severity, ...place, message, hint});
    };
    const page = pages.get(key);
    const other = declared.get(key);
    if (page && declaration.targetKey === key && path !== page.path) {
      // Some hosts know only the name of the page's file: there, `/page.html` is not the page `/page`.
      const file = isFile(path) ? undefined : aliasFile(path, page.path, config.trailingSlash);
      const {title} = page.data.head;
      if (file !== undefined)
        aliases.set(file, {path, target, title: title || config.title, aliasFile: file});
      continue;
    }
    if (other && isOtherVersion(declaration.docs, other.docs)) continue;
    // A doc that was renamed since the last version redirects from that one's address as soon as its own version is the last.
    if (page?.file !== undefined && isOtherVersion(declaration.docs, docsOf.get(page.file))) continue;
    if (declaration.isComputed && (page || isFile(path) || other || isGenerated(path))) continue;
    const malformed = malformedEscapes(path) ?? malformedEscapes(pathOf(target));
    if (malformed) {
      report(
        `The redirect from \`${shown(path)}\` to \`${shown(target)}\` has the malformed escape \`${malformed}\`.`,
        'Write the character itself, or escape it as UTF-8: `é` is `%C3%A9`.',
        'error',
      );
    } else if (page) {
      const owner = page.file === undefined ? '' : `, \`${page.file}\``;
      report(
        `The redirect from \`${shown(path)}\` has the address of a page${owner}.`,
        'Remove the redirect, or give the page another address.',
      );
    } else if (isFile(path)) {
      report(
        `The redirect from \`${shown(path)}\` has the address of a static file.`,
        'Remove the redirect or the file.',
      );
    } else if (isGenerated(path)) {
      report(
        `The redirect from \`${shown(path)}\` has the address of a file that the build makes.`,
        'Remove the redirect.',
      );
    } else if (other) {
      const where = otherPlace(other.place, place);
      report(`The redirect from \`${shown(path)}\` is declared twice: also ${where}.`, 'Remove one of them.');
    } else {
      declared.set(key, declaration);
    }
  }
  return {declared, aliases: [...aliases.values()], problems};
}

/** Whether two places are in different versions of the same docs. */
function isOtherVersion(docs: Declaration['docs'], other: Declaration['docs']): boolean {
  return docs?.instance === other?.instance && docs?.version !== other?.version;
}

/** Where a declaration is, seen from another one. */
function otherPlace(other: Declaration['place'], {file, line}: Declaration['place']): string {
  if (other.file !== file || other.line === undefined)
    return `in \`${[other.file, other.line].filter((part) => part !== undefined).join(':')}\``;
  return other.line === line ? 'earlier in this line' : `in line ${other.line}`;
}
