declare module 'react-refresh/runtime' {
  /** Makes a component known under a name that its later versions have, too. */
  export function register(type: unknown, id: string): void;
  /** Draws every component of which a later version was registered with that version. */
  export function performReactRefresh(): unknown;
}
