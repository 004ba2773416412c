import MiniSearch from 'minisearch';

/**
 * The part of a page that contains a term, with its weight in the ranking. The order is the numbering in the files of the
 * index. `whole` is the title as one term, `alias` the same of an entity's name and of the last part of the address.
 */
export const FIELD_BOOSTS = {
  whole: 24,
  alias: 14,
  title: 8,
  name: 5,
  heading: 3,
  summary: 2,
  path: 0.5,
  text: 1,
};

export type Field = keyof typeof FIELD_BOOSTS;

export const FIELDS = Object.keys(FIELD_BOOSTS) as Field[];

const LENGTHS = FIELDS.map(() => 1);

/** A page as the engine knows it; it is never given one, but the terms of many. */
type IndexedPage = {id: number} & Record<Field, string>;

const OPTIONS = {
  fields: FIELDS,
  tokenize: (text: string) => (text === '' ? [] : text.split(' ')),
  processTerm: (term: string) => term,
  searchOptions: {
    boost: FIELD_BOOSTS,
    // How long a text is has gone into the weights already, when the index was made.
    bm25: {k: 1.2, b: 0, d: 0.5},
  },
};

/** Score by page. */
export type Scores = Map<number, number>;

/** An engine that knows some terms; what it was asked lately it answers from memory. */
export interface Engine {
  /** Pages that contain a term, and those where a word begins with it, which counts less. */
  scoreTerm(term: string, isPrefix: boolean): Scores;
  /** Pages whose title or name is the term as a whole, or begins with it; the exact title comes before everything else. */
  scoreWhole(term: string, isPrefix: boolean): Scores;
}

/** How much a word counts that only begins with the term. */
const PREFIX_WEIGHT = 0.3;

const EXACT_TITLE = 1000;
const EXACT_NAME = 300;

/** Answers kept in memory; typing on asks for the earlier words again. */
const MOST_KEPT = 50;

/**
 * An engine that knows some terms only.
 *
 * @param terms For each term, weight by page by number of the field.
 */
export function loadEngine(
  pageCount: number,
  terms: [string, Record<string, Record<string, number>>][],
): Engine {
  const pages = new Set(terms.flatMap(([, fields]) => Object.values(fields).flatMap(Object.keys)));
  // The format that MiniSearch itself writes. It is not a part of its API and may change in any release: package.json names
  // the exact version.
  const search = MiniSearch.loadJS<IndexedPage>(
    {
      documentCount: pageCount,
      nextId: pageCount,
      documentIds: Object.fromEntries([...pages].map((page) => [page, Number(page)])),
      fieldIds: Object.fromEntries(FIELDS.map((field, index) => [field, index])),
      fieldLength: Object.fromEntries([...pages].map((page) => [page, LENGTHS])),
      averageFieldLength: LENGTHS,
      storedFields: {},
      dirtCount: 0,
      index: terms,
      serializationVersion: 2,
    },
    OPTIONS,
  );

  return {
    scoreTerm: remember((term, isPrefix) => {
      const exact = new Set<number>();
      // The engine looks at the term itself first. Where it is found, words that begin with it say nothing more.
      const boostDocument = (page: number, found: string): number => {
        if (found === term) exact.add(page);
        return found === term || !exact.has(page) ? 1 : 0;
      };
      const weights = {prefix: PREFIX_WEIGHT, fuzzy: 0};
      return new Map(
        search.search(term, {prefix: isPrefix, weights, boostDocument}).map(({id, score}) => [id, score]),
      );
    }),
    scoreWhole: remember((term, isPrefix) => {
      const found = search.search(term, {fields: ['whole', 'alias'], prefix: isPrefix});
      return new Map(
        found.map(({id, score, match}) => {
          const exact = Object.hasOwn(match, term) ? (match[term] ?? []) : [];
          const rank = exact.includes('whole')
            ? EXACT_TITLE
            : exact.includes('alias')
              ? EXACT_NAME
              : score / 10;
          return [id, rank];
        }),
      );
    }),
  };
}

function remember(score: (term: string, isPrefix: boolean) => Scores): Engine['scoreTerm'] {
  const kept = new Map<string, Scores>();
  return (term, isPrefix) => {
    const key = `${isPrefix ? '*' : ''}${term}`;
    const known = kept.get(key);
    if (known) return known;
    if (kept.size >= MOST_KEPT) kept.clear();
    const scores = score(term, isPrefix);
    kept.set(key, scores);
    return scores;
  };
}
