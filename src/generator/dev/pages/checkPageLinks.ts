import {existsSync} from 'node:fs';
import path from 'node:path';
import {checkLinks} from '../../routes/links/checkLinks.ts';
import type {LinkedPage} from '../../routes/links/LinkCheck.ts';
import {belowBaseUrl} from '../../shared/address/baseUrl.ts';
import {resolveLink} from '../../shared/address/resolveLink.ts';
import {createLinkLocator} from '../../reference/source/createLinkLocator.ts';
import {FILES_AT_ROOT, filesBesidePages} from '../../output/plan/filesBesidePages.ts';
import {isStaticFile} from '../../output/isStaticFile.ts';
import {decodeAddress} from '../../shared/address/encoding.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {Route} from '../../routes/Route.ts';
import type {Model} from '../content/createModel.ts';
import type {Compiler} from './createCompiler.ts';

/**
 * Finds the broken links and anchors of one page, as warnings. Pages that an anchor points to are compiled for this,
 * one after the other.
 *
 * @param redirects Returns the old addresses, in the form that `pageKey` returns; called only for a link to a page that
 * does not exist.
 */
export async function checkPageLinks(
  siteDir: string,
  model: Model,
  compiler: Compiler,
  route: Route,
  redirects: () => Promise<ReadonlySet<string>>,
): Promise<Problem[]> {
  const meta = route.file ? compiler.compiled.get(route.file) : undefined;
  if (!meta) return [];
  const broken: LinkedPage['links'] = [];
  const targets = new Map<string, LinkedPage>();
  for (const link of meta.links) {
    const target = resolveLink(link.href, route.path);
    if (!target) continue;
    if (!model.hasPath(target.key)) {
      if (!isServed(siteDir, model, compiler, target.path) && !(await redirects()).has(target.key))
        broken.push(link);
    } else if (target.anchor !== undefined) {
      const anchors = await anchorsOf(model, compiler, target.path);
      if (!anchors || anchors.includes(target.anchor)) continue;
      broken.push(link);
      targets.set(target.path, {path: target.path, links: [], anchors});
    }
  }
  if (broken.length === 0) return [];
  const own: LinkedPage = {
    path: route.path,
    ...(route.file && {file: route.file}),
    links: broken,
    anchors: meta.anchors,
  };
  const others = model
    .routes(compiler.compiled)
    .map(({path: other}): LinkedPage => ({path: other, links: [], anchors: []}));
  const pages = [own, ...targets.values(), ...others];
  const locateGenerated = createLinkLocator(siteDir);
  return checkLinks({config: model.config, pages, files: new Set(), locateGenerated}).map((problem) => ({
    ...problem,
    // While writing, a missing link target may be the page that the author writes next.
    severity: 'warning',
  }));
}

/** The ids of a page; undefined if they can only be determined by rendering. */
async function anchorsOf(model: Model, compiler: Compiler, pathname: string): Promise<string[] | undefined> {
  const file = model.quickRoute(pathname, compiler.compiled)?.file;
  if (file === undefined) return undefined;
  await compiler.ensure(file);
  // Yield to requests.
  await new Promise((resolve) => setImmediate(resolve));
  const meta = compiler.compiled.get(file);
  return meta?.hasUnknownIds ? undefined : meta?.anchors;
}

/** Whether there is something other than a page at an address. */
function isServed(siteDir: string, {config, content}: Model, compiler: Compiler, address: string): boolean {
  if (FILES_AT_ROOT.some((file) => address === `/${file}`)) return true;
  const below = belowBaseUrl(address, config.baseUrl);
  if (below === undefined) return address === '/';
  const name = decodeAddress(below);
  return (
    name === '' ||
    isStaticFile({siteDir, config}, address) ||
    filesBesidePages(config, content).includes(name) ||
    // Pages as Markdown.
    name.endsWith('.md') ||
    [...compiler.compiled.values()].some(({assets}) =>
      assets.some(({file, output}) => output === name && existsSync(path.join(siteDir, file))),
    )
  );
}
