/** Words of at least this length may be wider than the sidebar. */
const LONG_WORD = /\S{19,}/g;

/**
 * Between a lower-case and an upper-case letter, before the last of several capitals, before a dot, and after a slash
 * or an underscore: `Oas|Open|API|Spec`, `core|.v1|.Pod`, `orgs/|members`.
 */
const HUMP = /(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|(?<=\w)(?=\.\w)|(?<=\w[/_])(?=\w)/;

/**
 * Splits a label where a line may break: between the camel-case parts and the names in its long words. Joined, the
 * parts are the label.
 */
export function splitAtHumps(label: string): string[] {
  // Rendered for every item on every page, and few labels have such words.
  if (label.search(LONG_WORD) < 0) return [label];
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
