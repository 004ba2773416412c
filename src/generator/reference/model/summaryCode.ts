/** Code in a summary. Summaries have no other markup, although many are written like Markdown. */
const CODE = /`([^`]+)`/g;

/** A summary without the backticks around code, for places that show nothing but text. */
export function withoutCode(summary: string): string {
  return summary.replace(CODE, '$1');
}

/** The pieces of a summary, in order. */
export function summaryPieces(summary: string): {text: string; isCode: boolean}[] {
  return summary
    .split(CODE)
    .map((text, index) => ({text, isCode: index % 2 === 1}))
    .filter(({text}) => text !== '');
}
