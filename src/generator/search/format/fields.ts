/**
 * The part of a page that contains a term, with its weight in the ranking. The order is the numbering in the files of the
 * index. `whole` is the title as one term, `alias` the same of an entity's name and of the last part of the address; `part`
 * has the words in names such as `mavenHome`: a page with that field is not about Maven.
 */
export const FIELD_BOOSTS = {
  whole: 24,
  alias: 14,
  title: 8,
  name: 5,
  heading: 3,
  summary: 2,
  path: 0.5,
  part: 0.5,
  text: 1,
};

export type Field = keyof typeof FIELD_BOOSTS;

export const FIELDS = Object.keys(FIELD_BOOSTS) as Field[];

export const WHOLE = FIELDS.indexOf('whole');
export const ALIAS = FIELDS.indexOf('alias');
export const TEXT = FIELDS.indexOf('text');
