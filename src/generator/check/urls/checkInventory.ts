import type {Problem} from '../../shared/problems/Problem.ts';
import {createSuccessorFinder} from './createSuccessorFinder.ts';
import {describeAnchor} from './describeAnchor.ts';
import {describeAddress} from './describeAddress.ts';
import type {UrlInventory} from './formatInventory.ts';
import type {InventoryCheck} from './InventoryCheck.ts';

export interface InventoryResult {
  problems: Problem[];
  /** Addresses and anchors that are missing from the inventory. */
  added: string[];
  /** The inventory after adding these. */
  next: UrlInventory;
}

/**
 * Compares the published addresses with the inventory: an address that is no longer a page, redirect or file, or an
 * anchor that is missing from its page, is an error; the hint contains the lines that keep old links working.
 */
export function checkInventory(check: InventoryCheck): InventoryResult {
  const {known, pages, redirects, isFile} = check;
  const byPath = new Map(pages.map((page) => [page.path, page] as const));
  const newPages = pages.filter(({path}) => !known.urls.has(path));
  const findSuccessor = createSuccessorFinder(pages, newPages);
  const problems: Problem[] = [];
  for (const [path, anchors] of known.urls) {
    const page = byPath.get(path);
    if (page) {
      const lost = anchors.filter((anchor) => page.anchors && !page.anchors.has(anchor));
      for (const anchor of lost) problems.push(describeAnchor(anchor, {page, lost, anchors, check}));
    } else if (!redirects.has(path) && !isFile(path)) {
      problems.push(describeAddress(path, findSuccessor(path, anchors), check));
    }
  }
  const next = new Map<string, readonly string[]>(known.urls);
  const added: string[] = [];
  for (const {path, headings} of pages) {
    const listed = known.urls.get(path);
    const fresh = headings.filter((id) => !listed?.includes(id));
    next.set(path, [...(listed ?? []), ...new Set(fresh)]);
    // The anchors of a new page are not listed separately.
    added.push(...(listed ? fresh.map((id) => `${path}#${id}`) : [path]));
  }
  return {problems, added, next};
}
