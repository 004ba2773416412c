/*
 * The rules of tabs, as in Docusaurus. The compiler reports each mistake with its place in the file; the component
 * throws for tabs that were not written in Markdown.
 */

/** Whether the choice is to be kept in a query parameter for which there is no name. */
export function lacksParameterName(queryString: unknown, groupId: unknown): boolean {
  return queryString === true && groupId === undefined;
}

/** Whether an item has the value of an earlier one; a predicate for `find` and `filter`. */
export function isDuplicateValue(value: unknown, index: number, values: readonly unknown[]): boolean {
  return values.indexOf(value) < index;
}

/**
 * Whether no tab has the default value.
 *
 * @param defaultValue Null if no tab is selected at first.
 * @param values Values of the tabs in the list.
 */
export function isUnknownDefault(defaultValue: string | null, values: readonly string[]): boolean {
  return defaultValue !== null && !values.includes(defaultValue);
}
