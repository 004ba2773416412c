const FENCE = /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,}|~{3,})(.*)$/;
const STATEMENT = /^(?:import|export)[\s{*'"]/;
const SPECIFIER = /^import\s*(['"])([^'"\n]+)\1|(?:^|[\s}])from\s*(['"])([^'"\n]+)\3/;
const DYNAMIC = /\bimport\(\s*(['"])([^'"\n]+)\1\s*\)/g;

/**
 * Lists the specifiers that a Markdown source imports, each once, without parsing it: used before compiling to
 * build the component registry. Front matter and fenced code are skipped. May list more than MDX would see, never less.
 */
export function findImports(text: string): string[] {
  if (!text.includes('import') && !text.includes('export')) return [];
  const found = new Set<string>();
  const lines = text.split(/\r?\n/);
  let index = 0;
  if (/^\uFEFF?---\s*$/.test(lines[0] ?? '')) {
    const end = lines.findIndex((line, at) => at > 0 && /^---\s*$/.test(line));
    if (end > 0) index = end + 1;
  }
  let fence: string | undefined;
  let statement: string | undefined;
  for (; index < lines.length; index++) {
    const line = lines[index] ?? '';
    const mark = FENCE.exec(line);
    if (fence !== undefined) {
      const [, ticks = '', rest = ''] = mark ?? [];
      if (ticks.startsWith(fence) && rest.trim() === '') fence = undefined;
      continue;
    }
    if (mark?.[1] !== undefined && /mdx-code-block/.test(mark[2] ?? '')) continue;
    if (mark?.[1] !== undefined && statement === undefined) {
      fence = mark[1];
      continue;
    }
    for (const match of line.matchAll(DYNAMIC)) if (match[2] !== undefined) found.add(match[2]);
    if (STATEMENT.test(line)) statement = '';
    if (statement === undefined) continue;
    if (line.trim() === '') {
      statement = undefined;
      continue;
    }
    statement = STATEMENT.test(line) ? line : `${statement} ${line}`;
    const match = SPECIFIER.exec(statement);
    const specifier = match?.[2] ?? match?.[4];
    if (specifier !== undefined) {
      found.add(specifier);
      statement = undefined;
    }
  }
  return [...found];
}
