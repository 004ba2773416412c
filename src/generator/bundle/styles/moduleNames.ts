import {styleWords} from './styleWords.ts';

/**
 * Syntax that takes names from elsewhere: the names of a CSS module that contains it cannot be determined from its
 * text.
 */
const ELSEWHERE = /@value\b|:export\b|:import\b/;

/**
 * Names that may be exported besides classes: ids, custom properties, and names of animations, containers and the like.
 */
const OTHER_NAME = /(?:#|--|@(?:-[a-z]+-)?[a-z-]+\s+)([a-z_][\w-]*)/gi;

/**
 * The names that a CSS module exports, possibly with a few more; undefined when they cannot be determined from its
 * text.
 */
export function moduleNames(css: string): Set<string> | undefined {
  if (ELSEWHERE.test(css)) return undefined;
  const classes = styleWords(css).flatMap(({word}) => (word.startsWith('.') ? word.slice(1) : []));
  const others = [...css.matchAll(OTHER_NAME)].flatMap(([text, name = '']) =>
    text.startsWith('--') ? [text] : [name],
  );
  return new Set([...classes.map((name) => name.replace(/\\(.)/g, '$1')), ...others]);
}
