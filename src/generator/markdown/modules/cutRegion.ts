/** A comment that begins or ends a region, as editors fold them: `// #region name`, `# endregion`, `<!-- #region name -->`. */
const MARK = /^\s*(?:\/\/|\/\*|#|<!--|--|;|%)\s*#?(end)?region\b\s*([\w-]*)/;

/**
 * Cuts a named region out of a source file, without the marks of regions and without the indentation that all its lines
 * have.
 *
 * @returns the text, or the names of the regions that there are.
 */
export function cutRegion(text: string, name: string): {text: string} | {names: string[]} {
  const names: string[] = [];
  const open: string[] = [];
  const kept: string[] = [];
  for (const line of text.split(/\r?\n/)) {
    const [mark, end, region = ''] = MARK.exec(line) ?? [];
    if (mark === undefined) {
      if (open.includes(name)) kept.push(line);
    } else if (end) open.pop();
    else {
      open.push(region);
      names.push(region);
    }
  }
  return names.includes(name) ? {text: withoutIndent(kept)} : {names: names.filter((known) => known !== '')};
}

function withoutIndent(lines: string[]): string {
  const indents = lines
    .filter((line) => line.trim() !== '')
    .map((line) => /^\s*/.exec(line)?.[0].length ?? 0);
  const indent = Math.min(...indents);
  return `${lines.map((line) => line.slice(indent)).join('\n')}\n`;
}
