import {capitalize} from '../../../src/generator/shared/text/letterCase.ts';
import type {Random} from './createRandom.ts';
import {ADJECTIVES, NOUNS, VERBS} from './words.ts';

const third = (verb: string) => {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
};
const plural = (noun: string) => {
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|sh|ch|x)$/.test(noun) ? `${noun}es` : `${noun}s`;
};

/** Sentence patterns: each call fills in random words. */
const PATTERNS: ((r: Random) => string)[] = [
  (r) =>
    `Each ${r.pick(ADJECTIVES)} ${r.pick(NOUNS)} keeps its own ${r.pick(NOUNS)}, and the harbour office ${third(r.pick(VERBS))} both before the ${r.pick(NOUNS)} is opened`,
  (r) =>
    `To ${r.pick(VERBS)} a ${r.pick(NOUNS)}, send its number together with the ${r.pick(ADJECTIVES)} ${r.pick(NOUNS)} that the last shift left behind`,
  (r) =>
    `When the ${r.pick(NOUNS)} turns ${r.pick(ADJECTIVES)}, the system will ${r.pick(VERBS)} no more than **${r.integer(2, 96)} ${plural(r.pick(NOUNS))}** in an hour`,
  (r) =>
    `Ask for \`${r.pick(NOUNS)}.${r.pick(VERBS)}\` only after the ${r.pick(NOUNS)} has been ${r.pick(['weighed', 'signed', 'counted', 'sealed', 'stamped'])}`,
  (r) =>
    `A ${r.pick(ADJECTIVES)} ${r.pick(NOUNS)} is rare in winter, yet *it still has to wait* for the ${r.pick(NOUNS)} of the ${r.pick(['first', 'second', 'third', 'night'])} watch`,
  (r) =>
    `${capitalize(plural(r.pick(NOUNS)))} that arrive without a ${r.pick(NOUNS)} are moved to the ${r.pick(ADJECTIVES)} ${r.pick(NOUNS)} and stay there for ${r.integer(3, 40)} days`,
  (r) =>
    `Nobody has to ${r.pick(VERBS)} the ${r.pick(NOUNS)} by hand: the ${r.pick(ADJECTIVES)} ${r.pick(NOUNS)} does it as soon as the tide allows`,
  (r) =>
    `It is cheaper to ${r.pick(VERBS)} ${plural(r.pick(NOUNS))} in one go than to ${r.pick(VERBS)} every ${r.pick(NOUNS)} as it comes`,
  (r) =>
    `If \`${r.pick(NOUNS)}Limit\` is lower than ${r.integer(10, 900)}, the ${r.pick(NOUNS)} falls back to the ${r.pick(ADJECTIVES)} ${r.pick(NOUNS)} and writes a line to the log`,
  (r) =>
    `The ${r.pick(NOUNS)} and the ${r.pick(NOUNS)} never share a ${r.pick(NOUNS)}, so one of them may be ${r.pick(ADJECTIVES)} while the other is closed`,
];

/** Writes one sentence. */
export function writeSentence(random: Random): string {
  return `${random.pick(PATTERNS)(random)}.`;
}

/** Writes a paragraph with at least the given number of words. */
export function writeParagraph(random: Random, words: number): string {
  const sentences: string[] = [];
  while (countWords(sentences.join(' ')) < words) sentences.push(writeSentence(random));
  return sentences.join(' ');
}

/** Writes a short title such as `Inspect a tidal berth`. */
export function writeTitle(random: Random): string {
  return `${capitalize(random.pick(VERBS))} the ${random.pick(ADJECTIVES)} ${random.pick(NOUNS)}`;
}

/** Writes a heading of two or three words. */
export function writeHeading(random: Random): string {
  return capitalize(
    `${random.pick(ADJECTIVES)} ${random.pick(NOUNS)} ${random.pick(['', 'rules', 'checks', 'limits'])}`.trim(),
  );
}

/** Counts the words of a text as readers would. */
export function countWords(text: string): number {
  return text.match(/\S+/g)?.length ?? 0;
}
