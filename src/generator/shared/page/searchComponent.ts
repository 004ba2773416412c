/** Registry key of the search page's component. */
export const SEARCH_COMPONENT = '@theme/SearchPage';
