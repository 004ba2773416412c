import {readFileSync} from 'node:fs';
import path from 'node:path';
import {positionAt} from '../../shared/problems/Position.ts';
import type {Place} from '../../shared/problems/Problem.ts';
import {escapeRegExp} from '../../shared/text/escapeRegExp.ts';
import {createLocator} from './createLocator.ts';

/** What precedes an address in Markdown and in HTML, and what follows it; quotes may be escaped. */
const BEFORE = /(?:\]\(<?|\]:\s+<?|href=\\?["']?)/;
const AFTER = /(?=[\s)>"'\\]|$)/;

/**
 * Returns a function that finds a link of a generated page in its OpenAPI document: in the text or, if it is written
 * differently there, at the object that the page is made from. It returns undefined for other pages. A document is read
 * on the first call.
 */
export function createLinkLocator(siteDir: string): (file: string, href: string) => Place | undefined {
  const texts = new Map<string, string>();
  return (source, href) => {
    const [, file, pointer] = /^([^#]+)#(\/.*)?$/s.exec(source) ?? [];
    if (file === undefined) return undefined;
    const text = texts.get(file) ?? readDocument(siteDir, file);
    texts.set(file, text);
    const link = new RegExp(`(${BEFORE.source})${escapeRegExp(href)}${AFTER.source}`).exec(text);
    if (link) return {file, ...positionAt(text, link.index + (link[1]?.length ?? 0))};
    return {file, ...createLocator(new Map([[file, {file, text}]]))({file, pointer: pointer ?? ''})};
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
