/** A module that one script puts in a global list and other scripts read from there, so that there is one copy of it. */
export interface ListedModule {
  /** As written in an import. */
  request: string;
  /** Its exports; absent for a CommonJS module, which is shared as a whole. */
  exports?: readonly string[];
}

/**
 * The source that creates the list.
 *
 * @param list The variable that contains it.
 */
export function listSource(list: string, modules: readonly ListedModule[]): string[] {
  // The default import of a CommonJS module is the whole module.
  const parts = modules.map(({request, exports: names}, index) => ({
    from: JSON.stringify(request),
    what: names ? `{${names.join(', ')}}` : `whole${index}`,
    items: names ?? [`whole${index}`],
  }));
  return [
    ...parts.map(({what, from}) => `import ${what} from ${from};`),
    `${list} = [${parts.flatMap(({items}) => items).join(', ')}];`,
  ];
}

/** Modules that read from the list: sources by file name. */
export function listStubs(list: string, modules: readonly ListedModule[]): Record<string, string> {
  let index = 0;
  return Object.fromEntries(
    modules.map((module) => {
      const item = (): string => `${list}[${index++}]`;
      const text = module.exports
        ? module.exports.map((name) => `export const ${name} = ${item()};\n`).join('')
        : `module.exports = ${item()};\n`;
      return [stubFile(module), text];
    }),
  );
}

/** File name of the module that replaces one of the list. */
export function stubFile({request, exports: names}: ListedModule): string {
  return `${request.replaceAll('/', '-')}${names ? '.mjs' : '.cjs'}`;
}
