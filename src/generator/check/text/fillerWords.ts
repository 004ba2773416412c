/**
 * Words that praise and say nothing a reader could check. Each stands for its forms too: see `fillerPattern`. A space
 * may be a space or a hyphen in the text.
 */
export const FILLER_WORDS = [
  'award winning',
  'best in class',
  'blazing',
  'bleeding edge',
  'cutting edge',
  'delve',
  'effortless',
  'effortlessly',
  'frictionless',
  'game changer',
  'game changing',
  'groundbreaking',
  'hassle free',
  'leverage',
  'lightning fast',
  'next generation',
  'paradigm shift',
  'powerful',
  'revolutionary',
  'revolutionize',
  'robust',
  'seamless',
  'seamlessly',
  'state of the art',
  'supercharge',
  'turbocharge',
  'unleash',
  'unlock',
  'unparalleled',
  'world class',
] as const;

/** Matches each filler word as a whole word, in any letter case, with the endings of verbs and plurals. */
export function fillerPattern(): RegExp {
  const forms = FILLER_WORDS.map((word) => {
    const stem = word.replace(/ /g, '[ -]').replace(/e$/, '(?:e|ing|es|ed|e[sd])');
    return word.endsWith('e') ? stem : `${word.replace(/ /g, '[ -]')}(?:s|ed|ing)?`;
  });
  return new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${forms.join('|')})(?![\\p{L}\\p{N}_-])`, 'giu');
}
