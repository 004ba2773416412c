/** What to do about a component that is asynchronous. */
export const NO_WAITING =
  'A component can neither be `async` nor suspend: load its data in `useEffect`, or import the data.';
