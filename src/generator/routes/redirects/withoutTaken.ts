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
  site: RedirectSite,
): {declared: Map<string, Declaration>; aliases: Redirect[]; problems: Problem[]} {
  const {config, content, isFile, isGenerated = () => false} = site;
  const declared = new Map<string, Declaration>();
  const aliases = new Map<string, Redirect>();
  const problems: Problem[] = [];
  const docsOf = new Map(
    content.docsSets.flatMap(({instance, version, docs}) =>
      docs.map(({file}) => [file, {instance, version: version.name}] as const),
    ),
  );
  const findMistake = createMistakeFinder(site);
  for (const declaration of declarations) {
    const {path, key, target, place} = declaration;
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
    const mistake = findMistake(declaration, page, other);
    if (!mistake) {
      declared.set(key, declaration);
      continue;
    }
    const {severity, message, hint} = mistake;
    if (severity) problems.push({severity, ...place, message, hint});
  }
  return {declared, aliases: [...aliases.values()], problems};
}

/** What is wrong with a redirect; without a severity if it is not to be reported. */
type Mistake = Pick<Problem, 'message' | 'hint'> & {severity: Problem['severity'] | undefined};

/** Creates a function that describes why a redirect cannot be published; it returns undefined if it can. */
function createMistakeFinder({config, isFile, isGenerated = () => false}: RedirectSite) {
  const shown = shownPaths(config);
  const severity = reactionSeverity(config.onDuplicateRoutes);
  return (
    {path, target, place}: Declaration,
    page: Route | undefined,
    other: Declaration | undefined,
  ): Mistake | undefined => {
    const name = `The redirect from \`${shown(path)}\``;
    const malformed = malformedEscapes(path) ?? malformedEscapes(pathOf(target));
    if (malformed) {
      return {
        severity: 'error',
        message: `${name} to \`${shown(target)}\` has the malformed escape \`${malformed}\`.`,
        hint: 'Write the character itself, or escape it as UTF-8: `é` is `%C3%A9`.',
      };
    }
    if (page) {
      const owner = page.file === undefined ? '' : `, \`${page.file}\``;
      return {
        severity,
        message: `${name} has the address of a page${owner}.`,
        hint: 'Remove the redirect, or give the page another address.',
      };
    }
    if (isFile(path)) {
      const message = `${name} has the address of a static file.`;
      return {severity, message, hint: 'Remove the redirect or the file.'};
    }
    if (isGenerated(path)) {
      const message = `${name} has the address of a file that the build makes.`;
      return {severity, message, hint: 'Remove the redirect.'};
    }
    if (!other) return undefined;
    const message = `${name} is declared twice: also ${otherPlace(other.place, place)}.`;
    return {severity, message, hint: 'Remove one of them.'};
  };
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
