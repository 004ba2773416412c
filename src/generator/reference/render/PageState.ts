/** Facts about a page that are collected while its tree is built. */
export interface PageState {
  /** Ids in use. */
  anchors: Set<string>;
  /** Keys of the flags that fields on the page have. */
  flags: Set<string>;
  /** Models whose fields a response on the page has already shown, with its anchor and operation. */
  answered: Map<string, {anchor: string; summary: string}>;
  /** Number of tab groups so far, for ids. */
  tabs: number;
}

export function createPageState(): PageState {
  return {anchors: new Set(), flags: new Set(), answered: new Map(), tabs: 0};
}

/** Reserves an id that is unique on the page and can be linked to. */
export function claimAnchor(wanted: string, taken: Set<string>): string {
  const base = anchorOf(wanted);
  let anchor = base;
  for (let number = 2; taken.has(anchor); number++) anchor = `${base}-${number}`;
  taken.add(anchor);
  return anchor;
}

/** Turns a name into an anchor: letters, digits and `._-` are kept. */
function anchorOf(name: string): string {
  return name.replace(/[^\p{L}\p{N}._-]+/gu, '-').replace(/^-+|-+$/g, '') || 'item';
}
