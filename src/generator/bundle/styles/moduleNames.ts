import {styleWords} from './styleWords.ts';

/** Names that are written elsewhere: those of a CSS module with one of these cannot be determined from its text. */
const ELSEWHERE = /@value\b|:export\b|:import\b/;

/** What may be exported besides classes: ids, custom properties, and names of animations, containers and the like. */
const OTHER_NAME = /(?:#|--|@(?:-[a-z]+-)?[a-z-]+\s+)([a-z_][\w-]*)/gi;

/** The names that a CSS module gives to whoever imports it, perhaps with some more; undefined when its text does not say. */
export function moduleNames(css: string): Set<string> | undefined {
  if (ELSEWHERE.test(css)) return undefined;
  const classes = styleWords(css).flatMap(({word}) => (word.startsWith('.') ? word.slice(1) : []));
  const others = [...css.matchAll(OTHER_NAME)].flatMap(([text, name = '']) =>
    text.startsWith('--') ? [text] : [name],
  );
  return new Set([...classes.map((name) => name.replace(/\\(.)/g, '$1')), ...others]);
}
