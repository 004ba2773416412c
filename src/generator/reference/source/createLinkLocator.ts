import {readFileSync} from 'node:fs';
import path from 'node:path';
import {positionAt} from '../../shared/problems/Position.ts';
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
  const documents = new Map<string, {text: string; links: Map<string, number>; locate: Locate}>();
  const open = (file: string) => {
    const text = readDocument(siteDir, file);
    return {text, links: linksIn(text), locate: createLocator(new Map([[file, {file, text}]]))};
  };
  return (source, href) => {
    const [, file, pointer] = /^([^#]+)#(\/.*)?$/s.exec(source) ?? [];
    if (file === undefined) return undefined;
    const document = documents.get(file) ?? open(file);
    documents.set(file, document);
    const {text, links, locate} = document;
    const offset = links.get(href);
    if (offset !== undefined) return {file, ...positionAt(text, offset)};
    return {file, ...locate({file, pointer: pointer ?? ''})};
  };
}

/** The offset of each address of the links in a text, where it is first. An address may hold parentheses. */
function linksIn(text: string): Map<string, number> {
  const links = new Map<string, number>();
  for (const {0: before, 1: rest = '', index} of text.matchAll(LINK)) {
    for (const end of rest.matchAll(/\)|$/g)) {
      const address = rest.slice(0, end.index);
      if (!links.has(address)) links.set(address, index + before.length);
    }
  }
  return links;
}

/** The text of a document; empty if it has been removed since. */
function readDocument(siteDir: string, file: string): string {
  try {
    return readFileSync(path.join(siteDir, file), 'utf8');
  } catch {
    return '';
  }
}
