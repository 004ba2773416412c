import path from 'node:path';
import type {PluggableList} from 'unified';
import {checkAliases} from './links/anchorAliases.ts';
import type {RuleName} from '../config/SiteConfig.ts';
import type {CacheOptions} from '../files/cache/CacheOptions.ts';
import {type CodeSource, type HighlightedCode, highlightCode} from './code/highlightCode.ts';
import type {CompiledPage} from './CompiledPage.ts';
import type {CompileInput, CompileOptions} from './CompileOptions.ts';
import {loadLanguages} from './code/loadLanguages.ts';
import {compilePartial} from './compilePartial.ts';
import {
  compileBody,
  type PreparedSource,
  prepareSource,
  previewOf,
  type SharedTools,
  withText,
} from './compileSource.ts';
import {createProcessors} from './createProcessors.ts';
import {type Drawings, openDrawings} from './diagrams/openDrawings.ts';
import {compileForeignBody} from './compileForeign.ts';
import {loadPlugins} from './foreign/loadPlugins.ts';
import {isKnownComponent} from './modules/knownComponents.ts';
import {encodingProblem} from './syntax/encodingProblem.ts';
import type {Compilation, SourceContext} from './SourceContext.ts';
import {createSourceFiles} from './files/SourceFiles.ts';
import {oncePerObject} from '../shared/collections/oncePerObject.ts';
import {isRecord} from '../shared/invariants/isRecord.ts';
import type {Body, TocHeading} from '../shared/page/PageModule.ts';
import {DIAGRAM_COMPONENT, FULL_DIAGRAM_COMPONENT} from '../shared/page/diagramComponent.ts';
import {socialImage} from './files/socialImage.ts';
import {syntaxProblems} from './syntax/syntaxProblems.ts';
import {pageText} from './text/pageText.ts';

/**
 * Compiles one Markdown source to one page: wholly static pages to HTML, others to the code of a page module.
 * Mistakes of the author are returned as problems; syntax errors give an empty page.
 *
 * @param cache Where the page's diagrams are kept.
 * @throws only when the compiler itself is wrong
 */
export async function compilePage(
  input: CompileInput,
  options: CompileOptions,
  cache?: CacheOptions,
): Promise<CompiledPage> {
  return compileWith(input, options, await toolsFor(options), cache);
}

/** Compiles a source as `compilePage` does, with tools that `createTools` made for the same options. */
export async function compileWith(
  input: CompileInput,
  options: CompileOptions,
  tools: SharedTools,
  cache?: CacheOptions,
): Promise<CompiledPage> {
  const preprocess = tools.plugins?.preprocess;
  if (preprocess) {
    const {text, problem} = await preprocess(input, path.join(options.siteDir, input.file), input.file);
    const page = await compileText({...input, body: text.body}, options, tools, cache);
    return problem ? {...page, problems: [problem, ...page.problems]} : page;
  }
  return compileText(input, options, tools, cache);
}

async function compileText(
  input: CompileInput,
  options: CompileOptions,
  tools: SharedTools,
  cache: CacheOptions | undefined,
): Promise<CompiledPage> {
  const drawings = openDrawings(input.file, cache);
  let result = await compile(input, options, tools, drawings);
  if (result.needsDiagrams) {
    await loadDiagrams(tools);
    result = await compile(input, options, tools, drawings);
  }
  drawings.save();
  return result.page;
}

/** A build creates its options once. */
const toolsFor = oncePerObject((options: CompileOptions) => createTools(options));

/**
 * Creates what all compilations of a site share.
 *
 * @param printers Plugins that come last, instead of the one that prints page modules.
 */
export async function createTools(
  options: CompileOptions,
  printers: PluggableList = [],
): Promise<SharedTools> {
  loadLanguages(options.prism.additionalLanguages);
  const plugins = options.plugins && (await loadPlugins(options.plugins));
  return {
    processorFor: createProcessors(options, printers, plugins),
    highlightCode: cachedHighlightCode(options),
    ...(plugins && {plugins}),
  };
}

async function loadDiagrams(tools: SharedTools): Promise<void> {
  if (tools.diagramTools !== undefined) return;
  const {loadDiagramTools} = await import('./diagrams/diagramTools.ts');
  tools.diagramTools = loadDiagramTools();
}

/** Sites repeat short blocks such as `npm install`; the most recent ones are kept. */
const CODE_CACHE_SIZE = 300;

function cachedHighlightCode(options: CompileOptions): Compilation['highlightCode'] {
  const cache = new Map<string, HighlightedCode>();
  return (block: CodeSource) => {
    const key = `${block.language}\n${block.meta}\n${block.code}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const highlighted = highlightCode(block, options.prism);
    const [oldest] = cache.keys();
    if (cache.size >= CODE_CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
    cache.set(key, highlighted);
    return highlighted;
  };
}

async function compile(
  input: CompileInput,
  options: CompileOptions,
  tools: SharedTools,
  drawings: Drawings,
): Promise<{page: CompiledPage; needsDiagrams: boolean}> {
  const compilation: Compilation = {
    input,
    options,
    files: createSourceFiles(options.siteDir),
    problems: [...(tools.plugins?.problems ?? [])],
    assets: new Map(),
    components: new Set(),
    knownComponents: new Set(),
    imports: new Set(),
    namedImports: [],
    linkLookups: {},
    partials: new Map([[input.file, undefined]]),
    compilePartial: (file) => compilePartial(file, compilation, tools),
    highlightCode: tools.highlightCode,
    diagramTools: tools.diagramTools,
    drawings,
    needsDiagrams: false,
    diagrams: 0,
  };
  const prepared = prepareSource(
    {file: input.file, role: 'page', format: input.format, text: input},
    compilation,
    tools,
  );
  const {source} = prepared;
  if (tools.asModule) source.forceModule = true;
  source.image = socialImage(source);
  const content = await compileContent(prepared, tools);
  return {needsDiagrams: compilation.needsDiagrams, page: {...content, ...findingsOf(source)}};
}

type PageContent = Pick<CompiledPage, 'body' | 'text' | 'preview'>;

/** Compiles what a page shows: as much as there is before a mistake that the parser cannot get over. */
async function compileContent(prepared: PreparedSource, tools: SharedTools): Promise<PageContent> {
  const {source} = prepared;
  const {input, files, problems} = source.page;
  const content: PageContent = {body: {type: 'html', html: ''}, text: {markdown: '', sections: []}};
  const problem = encodingProblem(input, input.file, files);
  if (problem !== undefined) {
    problems.push(problem);
    return content;
  }
  try {
    content.body = await toBody(prepared, tools);
    content.text = pageText(source);
    if (source.preview !== undefined)
      content.preview = await toBody(previewOf(prepared, source.preview), tools);
    checkAliases(source);
  } catch (error) {
    const found = syntaxProblems(error, prepared);
    if (!prepared.hasConflicts) {
      problems.push(...found.problems);
      if (found.rest !== undefined) await takeLinks(withText(prepared, found.rest), source, tools);
    }
  }
  return content;
}

async function toBody(prepared: PreparedSource, tools: SharedTools): Promise<Body> {
  return tools.plugins ? compileForeignBody(prepared, tools) : compileBody(prepared);
}

/** What compiling a page has found in it. */
function findingsOf(source: SourceContext): Omit<CompiledPage, keyof PageContent> {
  const compilation = source.page;
  return {
    ...(source.titleHtml === undefined ? {} : {titleHtml: source.titleHtml}),
    ...(source.image === undefined ? {} : {image: source.image}),
    toc: ownToc(source) ?? source.toc,
    links: source.links,
    anchors: [...source.anchors],
    assets: [...compilation.assets.values()],
    components: [...compilation.components],
    ...(rendersCards(compilation) && {rendersCards: true}),
    ...(hasUnknownIds(compilation) && {hasUnknownIds: true}),
    imports: [...compilation.imports],
    ...(compilation.namedImports.length > 0 && {namedImports: compilation.namedImports}),
    dependencies: {links: compilation.linkLookups, files: compilation.files.hashes},
    problems: compilation.problems,
  };
}

const OF_LINKS: ReadonlySet<string> = new Set(['broken-link', 'broken-image'] satisfies RuleName[]);

/** Adds the links of the rest of a source that has syntax errors, so that one run reports the broken ones as well. */
async function takeLinks(rest: PreparedSource, source: SourceContext, tools: SharedTools): Promise<void> {
  try {
    await toBody(rest, tools);
  } catch {
    // A mistake that does not show until the others are corrected.
    return;
  }
  const {links, page} = rest.source;
  source.links.splice(0, source.links.length, ...links);
  source.page.problems.push(...page.problems.filter(({rule}) => rule !== undefined && OF_LINKS.has(rule)));
}

/** The headings that the source exports as `toc`, in the place of its own (Docusaurus), if they are known. */
function ownToc({declared, bindings, values}: SourceContext): TocHeading[] | undefined {
  const own: unknown = declared.has('toc') && !bindings.has('toc') ? values.get('toc') : undefined;
  if (!Array.isArray(own)) return undefined;
  return own
    .filter(isRecord)
    .flatMap(({value, html = value, id, level}) =>
      typeof html === 'string' && typeof id === 'string' && typeof level === 'number'
        ? {html, id, level}
        : [],
    );
}

const DIAGRAM_COMPONENTS = [DIAGRAM_COMPONENT, FULL_DIAGRAM_COMPONENT];

/**
 * Whether a page has components of the site, imported or not: those of the theme, such as diagrams that the browser
 * draws, have no ids of their own.
 */
function hasUnknownIds({components, knownComponents}: Compilation): boolean {
  const imported = [...components]
    .filter((key) => !DIAGRAM_COMPONENTS.includes(key))
    .map((key) => key.replace(/^@theme\//, ''));
  const names = [...imported, ...knownComponents];
  return names.some((name) => !isKnownComponent(name));
}

/** Whether a page may render a `DocCardList`, imported or not. */
function rendersCards({components, knownComponents}: Compilation): boolean {
  return components.has('@theme/DocCardList') || knownComponents.has('DocCardList');
}
