/** Whether a site has search: its navbar has a `search` item. This decides on the index, the route and the button. */
export function hasSearch({items}: {items: readonly {type?: string}[]}): boolean {
  return items.some(({type}) => type === 'search');
}
