import {type FilledRoute, fillRoute} from '../../render/renderRoute.ts';
import type {Route} from '../../routes/Route.ts';
import type {Model} from '../content/createModel.ts';
import type {Compiler} from './createCompiler.ts';

/** A page that is compiled and ready to be rendered. */
export interface PreparedPage extends FilledRoute {
  route: Route;
}

/** Finds the page at a path and compiles its content. */
export function preparePage(
  model: Model,
  compiler: Compiler,
  pathname: string,
): Promise<PreparedPage | undefined> {
  return prepare(compiler, () => model.route(pathname, compiler.compiled));
}

/** Like `preparePage`, but only for docs and standalone pages, which are found fast on a site of any size. */
export function prepareQuickPage(
  model: Model,
  compiler: Compiler,
  pathname: string,
): Promise<PreparedPage | undefined> {
  return prepare(compiler, () => model.quickRoute(pathname, compiler.compiled));
}

async function prepare(compiler: Compiler, find: () => Route | undefined): Promise<PreparedPage | undefined> {
  let route = find();
  if (!route) return undefined;
  const files = [...new Set(route.contents.map(({file}) => file))];
  const changes = await Promise.all(files.map((file) => compiler.ensure(file)));
  // Headings, and titles in lists, come from the compiled pages.
  if (changes.some(Boolean)) route = find() ?? route;
  const filled = fillRoute(route, ({file}) => {
    const record = compiler.page(file);
    return record
      ? {...record, components: record.meta.components}
      : {body: {type: 'html', html: ''}, components: []};
  });
  return {...filled, route};
}
