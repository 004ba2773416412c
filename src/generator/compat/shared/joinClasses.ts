/** A class, and those that a site has given. */
export function joinClasses(own: string, given: string | undefined): string {
  return given ? `${own} ${given}` : own;
}
