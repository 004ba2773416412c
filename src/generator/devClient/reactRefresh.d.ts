declare module 'react-refresh/runtime' {
  /** Registers a component under an id that its later versions share. */
  export function register(type: unknown, id: string): void;
  /** Renders every component of which a new version was registered again. */
  export function performReactRefresh(): unknown;
}
