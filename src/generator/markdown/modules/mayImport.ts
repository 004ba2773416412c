const IMPORT =
  /^(?:import|export)(?:[\s{*'"]|$)|\bimport\s*\(|\brequire\(\s*['"](?![^'"\n]*\.(?:png|jpe?g|gif|webp|svg|mp4|json)['"])/m;

/** A fence that no list or quote contains. */
const FENCE = /^(`{3,}|~{3,})(.*)$/;

/** A comment that ends on a later line: what looks like a fence in it may be none. */
const OPEN_COMMENT = /\/\*(?!.*\*\/)|<!--(?!.*-->)/;

/** Whether a body contains text that could be an import: only then does it need to be parsed. */
export function mayImport(body: string): boolean {
  return IMPORT.test(body) && IMPORT.test(withoutFences(body));
}

/**
 * Returns the beginning of a body up to the end of the block with the last text that could be an import. Most sources
 * import at their top.
 */
export function importingPart(body: string): string {
  let end = 0;
  for (const {index} of withoutFences(body).matchAll(new RegExp(IMPORT, 'gm'))) end = index;
  const blank = /\n[ \t]*\r?\n/g;
  blank.lastIndex = end;
  const match = blank.exec(body);
  return match ? body.slice(0, match.index + 1) : body;
}

/**
 * Replaces fenced code, which often consists of imports, with blanks, so that all other text keeps its place. If it is
 * uncertain what is code, the body is returned as it is: the parser knows.
 */
function withoutFences(body: string): string {
  const parts: string[] = [];
  let fence: {ticks: string; start: number} | undefined;
  let kept = 0;
  let start = 0;
  for (const line of body.split('\n')) {
    const [, ticks = '', info = ''] = FENCE.exec(line.trimEnd()) ?? [];
    const end = start + line.length;
    if (!fence) {
      if (OPEN_COMMENT.test(line)) return body;
      if (ticks !== '' && !info.includes('`')) fence = {ticks, start};
      // Its content is not code.
      if (ticks !== '' && info.startsWith('mdx-code-block')) return body;
    } else if (ticks.startsWith(fence.ticks)) {
      if (info.trim() !== '') return body;
      parts.push(body.slice(kept, fence.start), ' '.repeat(end - fence.start));
      kept = end;
      fence = undefined;
    }
    start = end + 1;
  }
  return fence ? body : parts.join('') + body.slice(kept);
}
