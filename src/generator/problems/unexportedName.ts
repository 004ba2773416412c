/** What esbuild says of an import of a name that a module does not export. */
export interface UnexportedName {
  name: string;
  /** The module, as esbuild names it. */
  from: string;
  /** Whether the name is read from a whole module, as `name` from `import * as all`. */
  isMember: boolean;
}

/** Reads a message of esbuild about an import of a name that a module does not export; undefined for any other. */
export function unexportedName(text: string): UnexportedName | undefined {
  const {from, name, ofMember, member} = NO_EXPORT.exec(text)?.groups ?? {};
  if (from !== undefined && name !== undefined) return {name, from, isMember: false};
  return ofMember === undefined || member === undefined
    ? undefined
    : {name: member, from: ofMember, isMember: true};
}

const NO_EXPORT =
  /^No matching export in "(?<from>.+)" for import "(?<name>.+)"$|^Import "(?<member>.+?)" will always be undefined because there is no matching export in "(?<ofMember>.+)"/;
