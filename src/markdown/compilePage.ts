import {posix} from 'node:path';
import type {Program} from 'estree-jsx';
import matter from 'gray-matter';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {type CodeSource, renderCode} from './code/renderCode.ts';
import type {CompiledPage} from './CompiledPage.ts';
import type {CompileInput, CompileOptions} from './CompileOptions.ts';
import {createProcessors, type Processor} from './createProcessors.ts';
import {preprocess} from './preprocess.ts';
import {type Compilation, createSource, type Partial, report, type SourceContext} from './SourceContext.ts';
import {createSourceFiles} from './SourceFiles.ts';
import {syntaxProblem} from './syntaxProblem.ts';

/** What is made once for all pages that are compiled with the same options. */
interface Workshop {
  processorFor: ReturnType<typeof createProcessors>;
  renderCode: Compilation['renderCode'];
  renderDiagram?: Compilation['renderDiagram'];
}

/** Kept for as long as the options object itself, which a build makes once. */
const workshops = new WeakMap<CompileOptions, Workshop>();

/**
 * Compiles one Markdown source to one page: wholly static pages to HTML, others to the code of a page module.
 * Mistakes of the writer are returned as problems; a syntax error gives an empty page with one error.
 *
 * @throws only when the compiler itself is wrong
 */
export async function compilePage(input: CompileInput, options: CompileOptions): Promise<CompiledPage> {
  const workshop = workshopFor(options);
  if (options.markdown.mermaid && input.text.includes('mermaid')) await loadDiagrams(workshop);
  const result = compile(input, options, workshop);
  if (!result.needsDiagrams) return result.page;
  // A partial holds the first diagram: its renderer is loaded only where one is used.
  await loadDiagrams(workshop);
  return compile(input, options, workshop).page;
}

function workshopFor(options: CompileOptions): Workshop {
  let workshop = workshops.get(options);
  if (workshop === undefined) {
    workshop = {processorFor: createProcessors(options), renderCode: cachedRenderCode(options)};
    workshops.set(options, workshop);
  }
  return workshop;
}

async function loadDiagrams(workshop: Workshop): Promise<void> {
  if (workshop.renderDiagram !== undefined) return;
  const {createDiagramRenderer} = await import('./createDiagramRenderer.ts');
  workshop.renderDiagram = createDiagramRenderer();
}

/** Sites repeat short blocks such as `npm install`; the most recent ones are kept. */
const CODE_CACHE_SIZE = 300;

function cachedRenderCode(options: CompileOptions): Compilation['renderCode'] {
  const cache = new Map<string, string>();
  return (block: CodeSource) => {
    const key = `${block.language}\n${block.meta}\n${block.code}`;
    const known = cache.get(key);
    if (known !== undefined) return known;
    const html = renderCode(block, options.prism);
    const [oldest] = cache.keys();
    if (cache.size >= CODE_CACHE_SIZE && oldest !== undefined) cache.delete(oldest);
    cache.set(key, html);
    return html;
  };
}

function compile(
  input: CompileInput,
  options: CompileOptions,
  workshop: Workshop,
): {page: CompiledPage; needsDiagrams: boolean} {
  const compilation: Compilation = {
    input,
    options,
    files: createSourceFiles(options.siteDir),
    problems: [],
    assets: new Map(),
    components: new Set(),
    linkLookups: {},
    partials: new Map([[input.file, undefined]]),
    compilePartial: (file) => compilePartial(file, compilation, workshop),
    renderCode: workshop.renderCode,
    renderDiagram: workshop.renderDiagram,
    needsDiagrams: false,
    diagrams: 0,
  };
  const prepared = prepare(input.text, input.file, 'page', input.format, compilation, workshop);
  const {source} = prepared;
  let body: CompiledPage['body'] = {type: 'html', html: ''};
  let preview: CompiledPage['preview'];
  try {
    body = print(prepared);
    if (source.previewTree !== undefined) preview = print(previewOf(prepared, source.previewTree));
  } catch (error) {
    compilation.problems.push(syntaxProblem(error, source));
  }
  return {
    needsDiagrams: compilation.needsDiagrams,
    page: {
      body,
      ...(preview === undefined ? {} : {preview}),
      ...(source.titleHtml === undefined ? {} : {titleHtml: source.titleHtml}),
      toc: source.toc,
      links: source.links,
      anchors: [...source.anchors],
      assets: [...compilation.assets.values()],
      components: [...compilation.components],
      dependencies: {links: compilation.linkLookups, files: compilation.files.hashes},
      problems: compilation.problems,
    },
  };
}

interface Prepared {
  source: SourceContext;
  file: VFile;
  processor: Processor;
  /** The parsed tree, when it is there already. */
  tree?: Root;
}

function prepare(
  text: string,
  file: string,
  role: SourceContext['role'],
  format: 'mdx' | 'md',
  compilation: Compilation,
  workshop: Workshop,
): Prepared {
  const {markdown} = compilation.options;
  const {admonitions, headingIds, comments} = markdown.mdx1Compat;
  const prepared = preprocess(text, format, {
    admonitions: admonitions && compilation.input.admonitions,
    headingIds,
    comments,
  });
  let frontMatter: Record<string, unknown> | undefined;
  const source = createSource(compilation, {
    file,
    role,
    format,
    text: prepared.text,
    frontMatter: () => {
      frontMatter ??= readFrontMatter(text);
      return frontMatter;
    },
  });
  if (role === 'partial' && prepared.frontMatterLines > 0) {
    report(source, 'warning', {line: 1, column: 1}, 'Front matter in an imported file has no effect.', 'Remove it.');
  }
  const vfile = new VFile({path: file, value: prepared.text, data: {source}});
  return {source, file: vfile, processor: workshop.processorFor(format, prepared.syntax)};
}

/** Errors in front matter are reported where the page's metadata is read. */
function readFrontMatter(text: string): Record<string, unknown> {
  try {
    // An option, even an empty one, keeps gray-matter from sharing its results.
    return matter(text, {}).data;
  } catch {
    return {};
  }
}

/** The preview is a page of its own over the same imports; what it finds has been found before. */
function previewOf({source, file, processor}: Prepared, tree: Root): Prepared {
  const page: Compilation = {...source.page, problems: [], linkLookups: {}};
  const fields = {file: source.file, role: 'preview' as const, format: source.format, text: source.text, frontMatter: source.frontMatter};
  const {bindings, values, declared, statements, sideEffects} = source;
  const preview = {...createSource(page, fields), bindings, values, declared, statements: structuredClone(statements), sideEffects};
  return {source: preview, file: new VFile({path: file.path, value: file.value, data: {source: preview}}), processor, tree};
}

function run({source, file, processor, tree}: Prepared): Program {
  source.html = undefined;
  const root: unknown = tree ?? processor.parse(file);
  // The types of MDX call the head of its transforms a program; it is the Markdown tree.
  return processor.runSync(root as Program, file);
}

function print(prepared: Prepared): CompiledPage['body'] {
  const {source, file, processor} = prepared;
  const program = run(prepared);
  if (source.html !== undefined) return {type: 'html', html: source.html};
  return {type: 'module', code: processor.stringify(program, file)};
}

function compilePartial(file: string, compilation: Compilation, workshop: Workshop): Partial | undefined {
  const known = compilation.partials.get(file);
  if (known !== undefined) return known;
  const text = compilation.files.read(file)?.bytes.toString('utf8') ?? '';
  const {format} = compilation.options.markdown;
  const own = format === 'md' || (format === 'detect' && posix.extname(file) === '.md') ? 'md' : 'mdx';
  compilation.partials.set(file, undefined);
  const prepared = prepare(text, file, 'partial', own, compilation, workshop);
  const {source} = prepared;
  let body: Program['body'] = [];
  try {
    body = run(prepared).body;
  } catch (error) {
    compilation.problems.push(syntaxProblem(error, source));
    source.children = [];
  }
  const partial: Partial = {
    children: source.children,
    body: () => (source.children === undefined ? structuredClone(body) : moduleOf(file, text, own, compilation, workshop)),
    toc: source.toc,
    anchors: [...source.anchors],
    links: source.links,
    values: source.values,
  };
  compilation.partials.set(file, partial);
  return partial;
}

/** The module of a static partial, for the rare page that uses it as a value. */
function moduleOf(
  file: string,
  text: string,
  format: 'mdx' | 'md',
  compilation: Compilation,
  workshop: Workshop,
): Program['body'] {
  const prepared = prepare(text, file, 'partial', format, {...compilation, problems: []}, workshop);
  prepared.source.forceModule = true;
  try {
    return run(prepared).body;
  } catch {
    return [];
  }
}
