import {readFileSync} from 'node:fs';
import {REPLACEABLE_ELEMENTS} from '../shared/markup/ownElements.ts';
import {findOverrides} from './findOverrides.ts';
import {CODE_PARTS, ELEMENT_PARTS} from './overridable.ts';

/** Whether pages use components of the site without importing them, as declared in `MDXComponents`. */
export function hasOwnComponents(siteDir: string, themes?: readonly string[]): boolean {
  return Object.hasOwn(findOverrides(siteDir, themes).aliases, '@theme/MDXComponents');
}

/** The elements of Markdown that components of `src/theme` draw. */
const DRAWN_BY: Readonly<Record<string, readonly string[]>> = {
  Admonition: ['admonition'],
  'Admonition/Types': ['admonition'],
  CodeBlock: ['codeBlock'],
  ...Object.fromEntries(
    ['CodeBlock/Content/String', 'CodeBlock/Layout', ...CODE_PARTS].map((name) => [name, ['codeBlock']]),
  ),
  Details: ELEMENT_PARTS.Details,
  Heading: ELEMENT_PARTS.Heading,
  ...Object.fromEntries(
    Object.entries(ELEMENT_PARTS).map(([part, elements]) => [`MDXComponents/${part}`, elements]),
  ),
};

/**
 * Names of the elements that components of the site draw: those in `MDXComponents`, as far as its source shows them, and those
 * of the theme's components that it replaces; undefined without any.
 */
export function ownElements(siteDir: string, themes?: readonly string[]): string[] | undefined {
  const {aliases, replaced, ofPlugins} = findOverrides(siteDir, themes);
  const file = aliases['@theme/MDXComponents'];
  const text = file === undefined ? '' : readFileSync(file, 'utf8');
  const inList = (name: string): boolean =>
    new RegExp(`[{,]\\s*(['"]?)${name}\\1\\s*[:(]`).test(text) || isShorthand(name, text);
  const drawn = [...replaced, ...(ofPlugins?.replaced ?? [])].flatMap((name) => DRAWN_BY[name] ?? []);
  const found = REPLACEABLE_ELEMENTS.filter(
    (name) => inList(name) || drawn.includes(name) || (name === 'codeBlock' && ['pre', 'code'].some(inList)),
  );
  return found.length > 0 ? found : undefined;
}

/** Whether an object in a text has a property that is written as only its name, which the text declares or imports. */
function isShorthand(name: string, text: string): boolean {
  const code = text.replace(/^import\b[^;'"]*/gm, '');
  if (!new RegExp(`[{,]\\s*${name}\\s*[,}]`).test(code)) return false;
  return new RegExp(
    `\\b(?:const|let|var|function|class)\\s+${name}\\b|^import\\b[^;'"]*\\b${name}\\b`,
    'm',
  ).test(text);
}
