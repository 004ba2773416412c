import {type Document, isAlias, isCollection, isPair, type Node} from 'yaml';

/** Maximum number of values after expanding all aliases; more is considered an attack. */
const MOST_VALUES = 1_000_000;

/**
 * The first alias that cannot be expanded: it has no anchor, is inside the value that it refers to, or expands to too
 * many values.
 */
export function findAliasMistake(
  document: Document,
): {offset: number; reason: string; hint: string} | undefined {
  const anchors = new Map<string, unknown>();
  const sizes = new Map<unknown, number>();
  const open = new Set<unknown>();
  let total = 0;

  /** Returns the number of values in a node after expanding aliases. */
  function visit(node: unknown): number {
    if (isPair(node)) return visit(node.key) + visit(node.value);
    if (isAlias(node)) return visitAlias(node);
    const anchor = anchorOf(node);
    if (anchor !== undefined) anchors.set(anchor, node);
    if (!isCollection(node)) return 1;
    open.add(node);
    let size = 1;
    for (const item of node.items) size += visit(item);
    open.delete(node);
    sizes.set(node, size);
    return size;
  }

  function visitAlias(node: Node & {source: string}): number {
    const target = anchors.get(node.source);
    const fail = (reason: string, hint: string): never => {
      throw new AliasMistake(node.range?.[0] ?? 0, reason, hint);
    };
    if (target === undefined)
      fail(
        `the alias \`*${node.source}\` has no anchor before it`,
        `Write \`&${node.source}\` before the value that is meant, or put the text in quotes.`,
      );
    if (open.has(target))
      fail(
        `the alias \`*${node.source}\` is inside the value that it refers to`,
        'Remove it: the value would have no end.',
      );
    const size = sizes.get(target) ?? 1;
    total += size;
    if (total > MOST_VALUES)
      fail(
        'its aliases expand to more than a million values',
        'Write the values out, with fewer aliases of aliases.',
      );
    return size;
  }

  try {
    visit(document.contents);
    return undefined;
  } catch (error) {
    if (!(error instanceof AliasMistake)) throw error;
    const {offset, reason, hint} = error;
    return {offset, reason, hint};
  }
}

function anchorOf(node: unknown): string | undefined {
  return typeof node === 'object' && node !== null && 'anchor' in node && typeof node.anchor === 'string'
    ? node.anchor
    : undefined;
}

/** Thrown to end the traversal. */
class AliasMistake extends Error {
  readonly offset: number;
  readonly reason: string;
  readonly hint: string;

  constructor(offset: number, reason: string, hint: string) {
    super(reason);
    this.offset = offset;
    this.reason = reason;
    this.hint = hint;
  }
}
