const IMPORT =
  /^(?:import|export)(?:[\s{*'"]|$)|\bimport\s*\(|\brequire\(\s*['"](?![^'"\n]*\.(?:png|jpe?g|gif|webp|svg|mp4|json)['"])/m;

/** Whether a body contains text that could be an import: only then does it need to be parsed. */
export function mayImport(body: string): boolean {
  return IMPORT.test(body);
}

/**
 * Returns the beginning of a body up to the end of the block with the last text that could be an import. Most sources
 * import at their top.
 */
export function importingPart(body: string): string {
  let end = 0;
  for (const {index} of body.matchAll(new RegExp(IMPORT, 'gm'))) end = index;
  const blank = /\n[ \t]*\r?\n/g;
  blank.lastIndex = end;
  const match = blank.exec(body);
  return match ? body.slice(0, match.index + 1) : body;
}
