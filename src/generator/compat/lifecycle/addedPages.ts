import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {PLUGIN_FOLDER} from '../../files/cache/cacheFolder.ts';
import {sha1} from '../../files/hash.ts';
import {relativePath} from '../../files/relativePath.ts';
import {PluginMistake, type SitePlugin} from './SitePlugin.ts';
import type {AddedPage} from '../../config/SiteConfig.ts';
import {moduleFile} from '../../files/code/moduleFile.ts';
import {isRecord} from '../../shared/invariants/isRecord.ts';
import {siteFileOf, siteKey} from '../../shared/address/siteKey.ts';

/**
 * Writes the module of a route's page: the component with the data of the route's `modules` and `props`. In nested
 * routes, each leaf is a page.
 *
 * @throws a `PluginMistake` for an invalid route.
 */
export function addedPages(route: unknown, siteDir: string, owner: SitePlugin): AddedPage[] {
  if (!isRecord(route) || typeof route.path !== 'string' || typeof route.component !== 'string')
    throw new PluginMistake('must pass `addRoute` a `path` and a `component`');
  const inner: unknown[] = Array.isArray(route.routes) ? route.routes : [];
  if (inner.length > 0) return inner.flatMap((one) => addedPages(one, siteDir, owner));
  if (/[:*]/.test(route.path))
    throw new PluginMistake(
      `adds the route ${route.path}, which matches many addresses; here each address needs a page`,
    );
  const request = requestOf(route.component, siteDir);
  const imports = [`import Component from ${JSON.stringify(request)};`];
  const data = printModules(route.modules, imports, siteDir);
  const props = JSON.stringify(isRecord(route.props) ? route.props : {});
  const own = JSON.stringify({path: route.path, exact: true});
  const text = `${imports.join('\n')}

const props = {...${props}, ...${data}};

export default function AddedPage() {
  return <Component {...props} route={${own}} />;
}
`;
  const hash = sha1(text);
  const file = `${PLUGIN_FOLDER}/routes/${hash.slice(0, 12)}.jsx`;
  mkdirSync(path.join(siteDir, path.dirname(file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
  const component = siteComponent(request, siteDir);
  return [
    {
      permalink: route.path,
      file,
      hash,
      plugin: owner.plugin.name,
      place: owner.place,
      ...(component !== undefined && {component}),
    },
  ];
}

/** The source text of the props that a tree of module names describes; adds the imports of the modules. */
function printModules(modules: unknown, imports: string[], siteDir: string): string {
  if (typeof modules === 'string') return addImport(modules, imports, siteDir);
  if (Array.isArray(modules))
    return `[${modules.map((one) => printModules(one, imports, siteDir)).join(', ')}]`;
  if (!isRecord(modules)) return '{}';
  if (typeof modules.path === 'string' && modules.__import === true)
    return addImport(modules.path, imports, siteDir);
  const entries = Object.entries(modules).map(
    ([key, one]) => `${JSON.stringify(key)}: ${printModules(one, imports, siteDir)}`,
  );
  return `{${entries.join(', ')}}`;
}

function addImport(request: string, imports: string[], siteDir: string): string {
  const name = `module${imports.length}`;
  imports.push(`import ${name} from ${JSON.stringify(requestOf(request, siteDir))};`);
  return name;
}

/** Files of the site are imported by relative path, so that the module is the same wherever the site is. */
function requestOf(request: string, siteDir: string): string {
  if (!path.isAbsolute(request)) return request;
  const inSite = relativePath(siteDir, request);
  return inSite.startsWith('../') ? request : siteKey(inSite);
}

/** The file of the site that a request for a component stands for, relative to the site folder. */
function siteComponent(request: string, siteDir: string): string | undefined {
  const name = siteFileOf(request);
  if (name === undefined || name.startsWith('node_modules/')) return undefined;
  const file = moduleFile(path.join(siteDir, name));
  return file === undefined ? undefined : relativePath(siteDir, file);
}
