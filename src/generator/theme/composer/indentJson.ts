/** A string, a punctuation mark, or a number or word. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s"{}[\],:]+/g;

/**
 * Indents JSON as `JSON.stringify` does, except that numbers stay as they are written: an id of 64 bits has more digits than
 * a number in JavaScript.
 *
 * @throws {SyntaxError} when the text is not JSON
 */
export function indentJson(json: string): string {
  JSON.parse(json);
  let [indented, previous, depth] = ['', '', 0];
  for (const [token] of json.matchAll(TOKEN)) {
    const isEnd = token === '}' || token === ']';
    const isFirst = previous === '{' || previous === '[';
    if (isEnd) depth--;
    if (previous === ',' || isFirst !== isEnd) indented += `\n${'  '.repeat(depth)}`;
    if (token === ':') indented += ': ';
    else indented += token.startsWith('"') ? JSON.stringify(JSON.parse(token)) : token;
    if (token === '{' || token === '[') depth++;
    previous = token;
  }
  return indented;
}
