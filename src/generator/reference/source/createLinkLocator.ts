import path from 'node:path';
import {readText} from '../../files/readText.ts';
import {createPositionFinder, type Position} from '../../shared/problems/Position.ts';
import type {Place} from '../../shared/problems/Problem.ts';
import {createLocator, type Locate} from './createLocator.ts';

/**
 * What precedes an address in Markdown and in HTML, and the text from there to where it ends at the latest; quotes may be
 * escaped.
 */
const LINK = /(?:\]\(<?|\]:\s+<?|href=\\?["']?)(?=([^\s>"'\\]{1,1000}))/g;

/**
 * Returns a function that finds a link of a generated page in its OpenAPI document: in the text or, if it is written
 * differently there, at the object that the page is made from. It returns undefined for other pages. A document is read
 * and parsed at most once.
 */
export function createLinkLocator(siteDir: string): (file: string, href: string) => Place | undefined {
  const documents = new Map<string, {findLink: ReturnType<typeof linkFinder>; locate: Locate}>();
  const open = (file: string) => {
    const text = readText(path.join(siteDir, file)) ?? '';
    return {findLink: linkFinder(text), locate: createLocator(new Map([[file, {file, text}]]))};
  };
  return (source, href) => {
    const [, file, pointer] = /^([^#]+)#(\/.*)?$/s.exec(source) ?? [];
    if (file === undefined) return undefined;
    const document = documents.get(file) ?? open(file);
    documents.set(file, document);
    const {findLink, locate} = document;
    return {file, ...(findLink(href) ?? locate({file, pointer: pointer ?? ''}))};
  };
}

/** Returns a function that finds the first link to an address in a text. An address may hold parentheses. */
function linkFinder(text: string): (href: string) => Position | undefined {
  const positionOf = createPositionFinder(text);
  const links = new Map<string, number>();
  for (const {0: before, 1: rest = '', index} of text.matchAll(LINK)) {
    for (const end of rest.matchAll(/\)|$/g)) {
      const address = rest.slice(0, end.index);
      if (!links.has(address)) links.set(address, index + before.length);
    }
  }
  return (href) => {
    const offset = links.get(href);
    return offset === undefined ? undefined : positionOf(offset);
  };
}
