/** What a comment in a sample says of the status that stands for an empty list. */
export function emptyListNote(status: number): string {
  return `A list without records has the status ${status}.`;
}
