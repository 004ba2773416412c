import type {PageData} from '../../shared/page/PageData.ts';
import type {Route} from '../Route.ts';
import {quoted} from './takenMessage.ts';

/** Names of generated pages for messages. */
const GENERATED: Partial<Record<PageData['layout'], string>> = {
  categoryIndex: 'a category page',
  docTags: 'the tag list of the docs',
  docTag: 'a tag page of the docs',
  blogList: 'a list of posts',
  blogArchive: 'the blog archive',
  blogTags: 'the tag list of the blog',
  blogTag: 'a tag page of the blog',
  blogAuthors: 'the author list',
  blogAuthor: 'an author page',
  search: 'the search page',
  notFound: 'the not-found page',
};

/** Names a page in a message: by its source file, or by its purpose if it is generated. */
export function routeName({file, data}: Pick<Route, 'data'> & {file?: string}): string {
  return file === undefined ? (GENERATED[data.layout] ?? 'a generated page') : quoted(file);
}
