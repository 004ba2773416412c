/** The source of a component that wraps a part of the theme, and shows a word before it. */
export function wrap(name: string, word: string): string {
  return `import Original from '@theme-original/${name}';\nexport default (props) => <><i>${word}</i><Original {...props} /></>;\n`;
}
