import {readFileSync} from 'node:fs';
import path from 'node:path';
import {positionAt} from '../../shared/problems/Position.ts';
import type {Place} from '../../shared/problems/Problem.ts';
import {escapeRegExp} from '../../shared/text/escapeRegExp.ts';
import {createLocator, type Locate} from './createLocator.ts';

/** What precedes an address in Markdown and in HTML, and what follows it; quotes may be escaped. */
const BEFORE = /(?:\]\(<?|\]:\s+<?|href=\\?["']?)/;
const AFTER = /(?=[\s)>"'\\]|$)/;

/**
 * Returns a function that finds a link of a generated page in its OpenAPI document: in the text or, if it is written
 * differently there, at the object that the page is made from. It returns undefined for other pages. A document is read
 * and parsed at most once.
 */
export function createLinkLocator(siteDir: string): (file: string, href: string) => Place | undefined {
  const documents = new Map<string, {text: string; locate: Locate}>();
  const open = (file: string) => {
    const text = readDocument(siteDir, file);
    return {text, locate: createLocator(new Map([[file, {file, text}]]))};
  };
  return (source, href) => {
    const [, file, pointer] = /^([^#]+)#(\/.*)?$/s.exec(source) ?? [];
    if (file === undefined) return undefined;
    const document = documents.get(file) ?? open(file);
    documents.set(file, document);
    const {text, locate} = document;
    const link = new RegExp(`(${BEFORE.source})${escapeRegExp(href)}${AFTER.source}`).exec(text);
    if (link) return {file, ...positionAt(text, link.index + (link[1]?.length ?? 0))};
    return {file, ...locate({file, pointer: pointer ?? ''})};
  };
}

/** The text of a document; empty if it has been removed since. */
function readDocument(siteDir: string, file: string): string {
  try {
    return readFileSync(path.join(siteDir, file), 'utf8');
  } catch {
    return '';
  }
}
