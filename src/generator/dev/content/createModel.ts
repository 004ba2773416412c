import {siteMarks} from '../../config/typography.ts';
import {compileOptions} from '../../pipeline/compile/compileOptions.ts';
import {documentInputs} from '../../pipeline/compile/documentInputs.ts';
import {pageKey} from '../../shared/address/pageKey.ts';
import type {SiteConfig} from '../../config/SiteConfig.ts';
import {allPages, allPosts} from '../../content/allDocuments.ts';
import type {Doc, DocsSet, MarkdownDocument} from '../../content/Content.ts';
import type {SiteContent} from '../../reference/SiteContent.ts';
import type {CompileOptions, CompileRequest} from '../../markdown/CompileOptions.ts';
import {createRoutes, sidebarLevels} from '../../routes/createRoutes.ts';
import {createSiteData} from '../../routes/createSiteData.ts';
import type {SidebarLevels} from '../../routes/createSidebarLevels.ts';
import {createSetData, setRoute} from '../../routes/typographicData.ts';
import {docRoute} from '../../routes/docs/docRoute.ts';
import {type DocSite, prepareDocs} from '../../routes/docs/DocSite.ts';
import {createDocVersions} from '../../routes/docs/docVersions.ts';
import {pageRoute} from '../../routes/pageRoutes.ts';
import type {CompiledPages} from '../../markdown/CompiledPages.ts';
import type {Route} from '../../routes/Route.ts';
import type {SiteData} from '../../shared/page/SiteData.ts';

/** A document and its compile request. */
export interface ModelDocument {
  document: MarkdownDocument;
  input: CompileRequest;
}

/** A site's content with what pages look up in it. Everything is computed on first use. */
export interface Model {
  config: SiteConfig;
  content: SiteContent;
  site: SiteData;
  options: CompileOptions;
  sidebars: Record<string, SidebarLevels>;
  /** A written document, by its file. */
  document(file: string): ModelDocument | undefined;
  /** The page of a doc or a standalone page, created without looking at other pages. */
  quickRoute(pathname: string, compiled: CompiledPages): Route | undefined;
  /** Every page; computed again after the content or the metadata of posts has changed. */
  routes(compiled: CompiledPages): Route[];
  /** Any page, found among all pages. */
  route(pathname: string, compiled: CompiledPages): Route | undefined;
  /** Whether a page has this address, in the form that `pageKey` returns. */
  hasPath(key: string): boolean;
  /** Call when a document was changed in place. */
  touch(): void;
}

/** Creates the model of a site's content. */
export function createModel(siteDir: string, config: SiteConfig, content: SiteContent): Model {
  const options = compileOptions(siteDir, config, content);
  const sidebars = once(() => sidebarLevels(config, content));
  const setData = createSetData(siteMarks(config));
  const docs = once(
    () =>
      new Map<string, {set: DocsSet; doc: Doc}>(
        content.docsSets.flatMap((set) => set.docs.map((doc) => [pageKey(doc.permalink), {set, doc}])),
      ),
  );
  const versions = once(() => createDocVersions(config, content));
  const docSites = new Map<DocsSet, DocSite>();
  const docSite = (set: DocsSet): DocSite => {
    const common = {config, set, versions: versions(), compiled: new Map(), sidebars: sidebars()};
    const site = docSites.get(set) ?? prepareDocs(common);
    docSites.set(set, site);
    return site;
  };
  const documents = once(
    () =>
      new Map(
        documentInputs(content).map(([document, input]): [string, ModelDocument] => [
          document.file,
          {document, input},
        ]),
      ),
  );
  const paths = once(
    () => new Set(createRoutes(config, content, new Map()).routes.map(({path}) => pageKey(path))),
  );
  let known: {routes: Route[]; byKey: Map<string, Route>; posts: unknown[]} | undefined;

  /** Lists show titles from compiled posts, so the routes are valid only as long as those don't change. */
  function allRoutes(compiled: CompiledPages): {routes: Route[]; byKey: Map<string, Route>} {
    const posts = allPosts(content).map(({file}) => compiled.get(file));
    if (!known || posts.some((meta, index) => known?.posts[index] !== meta)) {
      const {routes} = createRoutes(config, content, compiled);
      const byKey = new Map(routes.map((route) => [pageKey(route.path), route]));
      known = {routes, byKey, posts};
    }
    return known;
  }

  return {
    config,
    content,
    site: createSiteData(config, content),
    options,
    get sidebars() {
      return sidebars();
    },
    document: (file) => documents().get(file),
    quickRoute(pathname, compiled) {
      const key = pageKey(pathname);
      const found = docs().get(key);
      if (found) return setRoute(docRoute({...docSite(found.set), compiled}, found.doc), setData);
      const page = allPages(content).find(({permalink}) => pageKey(permalink) === key);
      return page && setRoute(pageRoute(config, page, compiled), setData);
    },
    route: (pathname, compiled) => allRoutes(compiled).byKey.get(pageKey(pathname)),
    routes: (compiled) => allRoutes(compiled).routes,
    hasPath: (key) => docs().has(key) || paths().has(key),
    touch() {
      known = undefined;
    },
  };
}

function once<Value>(make: () => Value): () => Value {
  let made: {value: Value} | undefined;
  return () => {
    made ??= {value: make()};
    return made.value;
  };
}
