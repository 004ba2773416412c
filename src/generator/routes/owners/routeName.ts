import type {PageData} from '../../shared/page/PageData.ts';
import type {Route} from '../Route.ts';
import {quoted} from './takenMessage.ts';

/** Pages that the site makes by itself, in words. */
const GENERATED: Partial<Record<PageData['layout'], string>> = {
  categoryIndex: 'the page of a category',
  docTags: 'the list of the tags of the docs',
  docTag: 'the page of a tag of the docs',
  blogList: 'a list of posts',
  blogArchive: 'the archive of the blog',
  blogTags: 'the list of the tags of the blog',
  blogTag: 'the page of a tag of the blog',
  blogAuthors: 'the list of the authors',
  blogAuthor: 'the page of an author',
  search: 'the search page',
  notFound: 'the not-found page',
};

/** A page in words: its source file, or what the site makes it for. */
export function routeName({file, data}: Pick<Route, 'data'> & {file?: string}): string {
  return file === undefined ? (GENERATED[data.layout] ?? 'a generated page') : quoted(file);
}
