/**
 * The name of a package, or of a file in one, that a style sheet marks with `~` (css-loader, Sass); undefined for any
 * other request. `~/` is left to aliases of the site.
 */
export function tildeRequest(request: string): string | undefined {
  return /^~[^/]/.test(request) ? request.slice(1) : undefined;
}
