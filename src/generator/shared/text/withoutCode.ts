import {FENCE} from './fence.ts';

/**
 * Replaces fenced code, inline code and escapes with blanks, so that every other character keeps its place.
 *
 * @param isExpression Whether backticks after this part of a line belong to a template literal.
 */
export function withoutCode(text: string, isExpression?: (before: string) => boolean): string {
  const blank = (code: string) => ' '.repeat(code.length);
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const [, ticks = '', info = ''] = FENCE.exec(line) ?? [];
      if (fence !== undefined) {
        if (ticks.startsWith(fence) && info.trim() === '') fence = undefined;
        return blank(line);
      }
      const isCode = !ticks.startsWith('`') || !info.includes('`');
      // The content of an `mdx-code-block` fence is not code.
      if (ticks !== '' && isCode && !info.startsWith('mdx-code-block')) {
        fence = ticks;
        return blank(line);
      }
      return line.replace(/\\[<{`]|(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, (code, _marks, at: number) =>
        isExpression?.(line.slice(0, at)) ? code : blank(code),
      );
    })
    .join('\n');
}
