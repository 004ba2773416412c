import type {
  SearchAnswer,
  SearchClient,
  SearchRequest,
} from '../../src/generator/search/client/SearchClient.ts';

/** All responses to a query, in order. */
export async function ask(
  client: SearchClient,
  query: string,
  more: Partial<SearchRequest> = {},
): Promise<SearchAnswer[]> {
  const answers: SearchAnswer[] = [];
  const {signal} = new AbortController();
  await client.search({query, limit: 10, signal, ...more}, (answer) => answers.push(answer));
  return answers;
}

/** The last response to a query. */
export async function askLast(
  client: SearchClient,
  query: string,
  more?: Partial<SearchRequest>,
): Promise<SearchAnswer> {
  const answer = (await ask(client, query, more)).at(-1);
  if (!answer) throw new Error(`"${query}" was not answered.`);
  return answer;
}

/** The text of the pieces, joined. */
export function plain(pieces: {text: string}[]): string {
  return pieces.map(({text}) => text).join('');
}

/** The highlighted pieces of a text. */
export function marks(pieces: {text: string; marked: boolean}[]): string[] {
  return pieces.filter(({marked}) => marked).map(({text}) => text);
}
