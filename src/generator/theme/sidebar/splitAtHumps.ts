/** A word of more characters may be wider than the sidebar. */
const LONG_WORD = /\S{19,}/g;

/** Between a small letter and a capital, and before the last of several capitals: `Oas|Open|API|Spec`. */
const HUMP = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/;

/** Splits a label where a line may break: at the humps of its long words. The parts in a row are the label. */
export function splitAtHumps(label: string): string[] {
  const parts = [''];
  let end = 0;
  const append = (text: string): void => {
    parts.push((parts.pop() ?? '') + text);
  };
  for (const {0: word, index} of label.matchAll(LONG_WORD)) {
    const [first = '', ...others] = word.split(HUMP);
    append(label.slice(end, index) + first);
    parts.push(...others);
    end = index + word.length;
  }
  append(label.slice(end));
  return parts;
}
