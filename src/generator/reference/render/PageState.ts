/** What is found out about a page while its tree is built. */
export interface PageState {
  /** Ids that are taken. */
  anchors: Set<string>;
  /** Keys of the flags that fields of the page carry. */
  flags: Set<string>;
  /** Models whose fields a response of the page has shown already, with its anchor and operation. */
  answered: Map<string, {anchor: string; summary: string}>;
  /** Number of tab groups so far, for ids. */
  tabs: number;
}

export function createPageState(): PageState {
  return {anchors: new Set(), flags: new Set(), answered: new Map(), tabs: 0};
}

/** An id that no other element of the page has; it can be linked. */
export function claimAnchor(wanted: string, taken: Set<string>): string {
  const base = anchorOf(wanted);
  let anchor = base;
  for (let number = 2; taken.has(anchor); number++) anchor = `${base}-${number}`;
  taken.add(anchor);
  return anchor;
}

/** A name as an anchor: letters, digits and `._-` stay. */
function anchorOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^-+|-+$/g, '') || 'item';
}
