/** The comment in samples about the status that means an empty list. */
export function emptyListNote(status: number): string {
  return `A list without records has the status ${status}.`;
}
