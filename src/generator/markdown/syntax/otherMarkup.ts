import type {Position} from '../../shared/problems/Position.ts';

/** A mistake that comes from the syntax of another tool. */
export interface OtherMarkup {
  message: string;
  hint: string;
}

/** Attributes as Markdown extensions write them behind an element: `{: #id .class}`, `{width=200}`. */
const ATTRIBUTES =
  /^\{\s*(?::\s*[^{}]*|(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s{}"']+))(?:\s+(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s{}"']+)))*)\s*\}/;

const AS_TEXT = 'put it in backticks to show it';

/** Describes a brace that begins something that other tools read, but MDX does not; undefined for any other brace. */
export function braceOfOtherTool(
  lines: readonly string[],
  {line, column}: Position,
): (OtherMarkup & {column: number}) | undefined {
  const text = lines[line - 1] ?? '';
  const start = text[column - 2] === '{' ? column - 2 : column - 1;
  const found = markupAt(text.slice(start), text) ?? elementAround(lines, line) ?? indentedCode(lines, line);
  return found && {...found, column: start + 1};
}

function markupAt(rest: string, line: string): OtherMarkup | undefined {
  const [shortcode] = /^\{\{[<%].*?(?:[>%]\}\}|$)/.exec(rest) ?? [];
  if (shortcode !== undefined) {
    return {
      message: `\`${shorten(shortcode)}\` is a shortcode of Hugo, which is not read here.`,
      hint: `Write Markdown or a component for it (\`:::note\`, an image, a link), or ${AS_TEXT}.`,
    };
  }
  const [tag] = /^\{(?:%.*?(?:%\}|$)|#.*?#\})/.exec(rest) ?? [];
  if (tag !== undefined) {
    return {
      message: `\`${shorten(tag)}\` is a tag of a template language such as Liquid or Jinja, which is not read here.`,
      hint: `Write Markdown or a component for it, or ${AS_TEXT}.`,
    };
  }
  if (/^\{\s*\/\//.test(rest)) {
    return {message: 'A comment with `//` takes in the `}` as well.', hint: 'Write `{/* comment */}`.'};
  }
  return attributesAt(rest, line);
}

/** Describes attributes in braces, which Markdown extensions read; undefined for any other text. */
export function attributesAt(rest: string, line: string): OtherMarkup | undefined {
  const [written] = ATTRIBUTES.exec(rest) ?? [];
  if (written === undefined) return undefined;
  const [, id] = /#([\w-]+)/.exec(written) ?? [];
  const isHeading = /^[\s>]*#+\s/.test(line);
  return {
    message: `\`${shorten(written)}\` is read as JavaScript: attributes in braces belong to other tools.`,
    hint:
      isHeading && id !== undefined
        ? `Write the id of a heading as \`{#${id}}\`, and nothing else in the braces.`
        : `Write the element as JSX, such as \`<span className="red">\` or \`<img width="200" />\`, or ${AS_TEXT}.`,
  };
}

/** The content of `<style>` and `<script>` is JSX as well. */
function elementAround(lines: readonly string[], line: number): OtherMarkup | undefined {
  const before = lines.slice(0, line).join('\n');
  const [, name] = /<(style|script)\b[^>]*>(?![\s\S]*<\/\1>)[\s\S]*$/.exec(before) ?? [];
  if (name === undefined) return undefined;
  return {
    message: `In MDX, a brace in \`<${name}>\` starts an expression, too.`,
    hint: `Put all of its content in a template string: <${name}>{\`…\`}</${name}>.`,
  };
}

const INDENTED = /^(?: {4}| {0,3}\t)/;

/** Describes code that is only indented: MDX reads it as text; undefined for a line that is no such code. */
export function indentedCode(lines: readonly string[], line: number): OtherMarkup | undefined {
  if (!INDENTED.test(lines[line - 1] ?? '')) return undefined;
  let first = line;
  while (first > 1 && INDENTED.test(lines[first - 2] ?? '')) first--;
  if ((lines[first - 2] ?? '').trim() !== '') return undefined;
  const outside = lines.slice(0, first - 1).findLast((one) => one.trim() !== '' && !INDENTED.test(one)) ?? '';
  return /^\s*(?:[-*+<]|\d+[.)]|:::|>)/.test(outside) ? undefined : INDENTED_CODE;
}

/** The problem of code that is only indented. */
export const INDENTED_CODE: OtherMarkup = {
  message: 'MDX has no indented code: these lines are read as text.',
  hint: 'Put a line of three backticks before and after them, or take away the indentation.',
};

const BOX_LINE = /^(?:!!!|\?\?\?\+?)[ \t]+([\w-]+)(?:[ \t].*?)?(?:[ \t]*"([^"]*)")?[ \t]*$/;
const TAB_LINE = /^===[!+]?[ \t]+"([^"]*)"[ \t]*$/;

/** Describes a line that begins an admonition, a fold or a tab in MkDocs; undefined for any other line. */
export function blockOfOtherTool(line: string, types: readonly string[]): OtherMarkup | undefined {
  const [, type = '', title] = BOX_LINE.exec(line) ?? [];
  if (type !== '') {
    const known = types.includes(type) ? type : 'note';
    const own = line.startsWith('!')
      ? `\`:::${known}${title ? `[${title}]` : ''}\`, the text without indentation, and \`:::\``
      : `\`<details>\`, \`<summary>${title ?? type}</summary>\`, the text, and \`</details>\``;
    const message = `\`${line.split(/\s/)[0] ?? ''} ${type}\` begins a box in MkDocs only; it is shown as text.`;
    return {message, hint: `Write ${own}.`};
  }
  const [, label] = TAB_LINE.exec(line) ?? [];
  return label === undefined
    ? undefined
    : {
        message: `\`${line}\` begins a tab in MkDocs only; it is shown as text.`,
        hint: `Write \`<Tabs>\` with a \`<TabItem value="${label}">\` for each tab.`,
      };
}

const ADMONITIONS: Partial<Record<string, string>> = {
  Aside: 'note',
  Callout: 'note',
  Note: 'note',
  Tip: 'tip',
  Info: 'info',
  Warning: 'warning',
  Caution: 'caution',
  Danger: 'danger',
};

/** How to write here what other tools have a component for; undefined for any other name. */
export function otherComponent(name: string): string | undefined {
  const type = ADMONITIONS[name];
  if (type !== undefined) return `Import it, or write \`:::${type}\`, the text, and \`:::\`.`;
  if (name === 'Tab') return 'Import it, or write `<TabItem value="…">` in `<Tabs>`.';
  if (name === 'CodeGroup' || name === 'CodeTabs')
    return 'Import it, or write `<Tabs>` with a `<TabItem value="…">` for each code block.';
  if (name === 'Accordion') return 'Import it, or write `<details>` with a `<summary>`.';
  return undefined;
}

/** What is longer (characters) is cut off in messages. */
const LONG = 40;

function shorten(text: string): string {
  return text.length > LONG ? `${text.slice(0, LONG)}…` : text;
}
