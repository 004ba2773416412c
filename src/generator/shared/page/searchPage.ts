/** Registry key of the search page's component. */
export const SEARCH_PAGE = '@theme/SearchPage';
