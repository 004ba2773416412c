const IMPORT = /^(?:import|export)(?:[\s{*'"]|$)|\bimport\s*\(/m;

/** Whether a body holds what could be an import: only such a body needs to be parsed to know. */
export function mayImport(body: string): boolean {
  return IMPORT.test(body);
}

/**
 * The beginning of a body that ends with the block of the last text that could be an import; what follows has none. Most
 * sources import at their top.
 */
export function importingPart(body: string): string {
  let end = 0;
  for (const {index} of body.matchAll(new RegExp(IMPORT, 'gm'))) end = index;
  const blank = /\n[ \t]*\r?\n/g;
  blank.lastIndex = end;
  const match = blank.exec(body);
  return match ? body.slice(0, match.index + 1) : body;
}
