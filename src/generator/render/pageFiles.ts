import path from 'node:path';
import type {Body} from '../shared/page/PageModule.ts';
import type {Route, RouteContent} from '../routes/Route.ts';
import {dataFolder, htmlFile} from '../shared/address/outputPaths.ts';
import {moduleName} from './renderRoute.ts';

/**
 * The files of a page, below the output folder: its document, its data, and a module for each content that is code.
 *
 * @param config The trailing-slash rule, see `htmlFile`, and whether the language is not the first of its output.
 * @param bodyType What each of the route's contents was compiled to.
 */
export function pageFiles(
  route: Route,
  {trailingSlash, isFurther}: {trailingSlash?: boolean; isFurther?: true},
  bodyType: (content: RouteContent) => Body['type'] | undefined,
): string[] {
  const document = htmlFile(route.path, trailingSlash);
  if (route.data.layout === 'notFound') return isFurther ? [document] : [document, '404.html'];
  const folder = dataFolder(route.path);
  const modules = route.contents
    .filter((content) => bodyType(content) === 'module')
    .map(({key}) => moduleName(route, key));
  return [document, ...['page.json', ...modules].map((name) => path.posix.join(folder, name))];
}
