const FENCE = /^[ \t>]*(?:[-*+][ \t]+|\d+[.)][ \t]+)?(`{3,}|~{3,})(.*)$/;
const STATEMENT = /^(?:import|export)[\s{*'"]/;
const SPECIFIER = /^import\s*(['"])([^'"\n]+)\1|(?:^|[\s}])from\s*(['"])([^'"\n]+)\3/;
const DYNAMIC = /\bimport\(\s*(['"])([^'"\n]+)\1\s*\)/g;

/**
 * Lists the specifiers that the body of a Markdown source imports, each once, without parsing it: used before compiling
 * to build the component registry. Fenced code is skipped. May list more than MDX would see, never less.
 */
export function findImports(body: string): string[] {
  if (!body.includes('import') && !body.includes('export')) return [];
  const found = new Set<string>();
  let fence: string | undefined;
  let statement: string | undefined;
  for (const line of body.split(/\r?\n/)) {
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
