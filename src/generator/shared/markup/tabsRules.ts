/*
 * The rules of tabs, as in Docusaurus. The compiler reports each mistake with its place in the file; the component
 * throws for tabs that were not written in Markdown.
 */

/** Whether there is no name for the parameter of the address that is to hold the choice. */
export function lacksParameterName(queryString: unknown, groupId: unknown): boolean {
  return queryString === true && groupId === undefined;
}

/** Whether an item has the value of an earlier one; for `find` and `filter` of all values. */
export function isDuplicateValue(value: unknown, index: number, values: readonly unknown[]): boolean {
  return values.indexOf(value) < index;
}

/**
 * Whether a default is the value of no tab.
 *
 * @param defaultValue Null: no tab is selected at first.
 * @param values Values of the tabs in the list.
 */
export function isUnknownDefault(defaultValue: string | null, values: readonly string[]): boolean {
  return defaultValue !== null && !values.includes(defaultValue);
}
