import type {Problem} from '../../shared/problems/Problem.ts';

type Mistake = Pick<Problem, 'line' | 'column' | 'message'>;

/** postcss-loader: `(2:6) from "the-plugin" plugin: /path/file.css Unknown word`. */
const POSTCSS = /^SyntaxError\s+\((\d+):(\d+)\) (?:from "([^"]+)" plugin: )?(?:<css input>|\S+) (.+)$/m;

/** Sass: the place in each file that the mistake is reached through, the innermost first: `src/a.scss 3:6  root stylesheet`. */
const SASS = /^\s*(\S+\.s[ac]ss) (\d+):(\d+) {2}(?:root stylesheet|\S+(?:\(\))?)$/gm;

/**
 * Reads the position in a style sheet, and the reason, from a message in which webpack leaves them in the text: that of
 * PostCSS, or of Sass. Undefined for any other.
 *
 * @param file Absolute path of the style sheet.
 */
export function styleMistake(text: string, file: string): Mistake | undefined {
  const [, line, column, plugin, reason] = POSTCSS.exec(text) ?? [];
  if (reason !== undefined) {
    const message = plugin === undefined ? reason : `The plugin \`${plugin}\`: ${reason}`;
    return {line: Number(line), column: Number(column), message};
  }
  const places = [...text.matchAll(SASS)];
  const place = places.find(([, name = '']) => file.endsWith(name.replace(/^(?:\.\.?\/)+/, '')));
  if (!place) return undefined;
  const [first = ''] = text.replace(/^Module build failed.*\n/, '').split('\n');
  return {line: Number(place[2]), column: Number(place[3]), message: first.replace(/^(?:\w*Error): /, '')};
}
