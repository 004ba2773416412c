import type {Program} from 'estree-jsx';
import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {readAliases} from './links/anchorAliases.ts';
import type {Body} from '../shared/page/PageModule.ts';
import {foreignFile} from './foreign/foreignFile.ts';
import type {LoadedPlugins} from './foreign/loadPlugins.ts';
import {partOf} from './foreign/partOf.ts';
import type {createProcessors, Processor} from './createProcessors.ts';
import {importedComponents} from './modules/importedComponents.ts';
import {specifiersOf} from './modules/specifiersOf.ts';
import {isDraft} from './files/isDraft.ts';
import {mergeConflicts} from './syntax/mergeConflicts.ts';
import {preprocess} from './syntax/preprocess.ts';
import {type Compilation, createSource, report, type SourceContext} from './SourceContext.ts';
import type {CutText} from '../yaml/frontMatter/cutFrontMatter.ts';
import {readFrontMatter} from '../yaml/frontMatter/readFrontMatter.ts';
import {printHtml} from '../shared/html/printHtml.ts';

/** Created once for all pages that are compiled with the same options. */
export interface SharedTools {
  processorFor: ReturnType<typeof createProcessors>;
  highlightCode: Compilation['highlightCode'];
  diagramTools?: Compilation['diagramTools'];
  /** The site's plugins, if it has any. */
  plugins?: LoadedPlugins;
  /** Whether the body is a module even where all of it is static. */
  asModule?: true;
}

/** A source that is ready to be compiled. */
export interface PreparedSource {
  source: SourceContext;
  file: VFile;
  processor: Processor;
  /** Whether marks of merge conflicts were reported: they are then the cause of a syntax error. */
  hasConflicts: boolean;
  /** The parsed tree, when it is there already. */
  tree?: Root;
}

/** A source as it is read: which file it is, what it is for, and its text. */
export interface ReadSource extends Pick<SourceContext, 'file' | 'role' | 'format'> {
  text: CutText;
}

/** Prepares the text of a source and chooses its processor. */
export function prepareSource(
  {file, role, format, text}: ReadSource,
  compilation: Compilation,
  tools: SharedTools,
): PreparedSource {
  const {markdown} = compilation.options;
  const {admonitions, headingIds, comments} = markdown.mdx1Compat;
  const prepared = preprocess(text, format, {
    admonitions: admonitions && compilation.input.admonitions,
    headingIds,
    comments,
  });
  const source = createSource(compilation, {
    file,
    role,
    format,
    text: prepared.text,
    openFence: prepared.openFence,
    frontMatter:
      role === 'page'
        ? () => compilation.input.frontMatter
        : () => readFrontMatter(textOf(file, compilation), file).data,
  });
  if (role === 'page') source.aliases = readAliases(source);
  if (role === 'partial' && text.linesBefore > 0 && !hasPage(file, compilation)) {
    report(
      source,
      'warning',
      {line: 1, column: 1},
      'Front matter in an imported file has no effect.',
      'Remove it.',
    );
  }
  const conflicts = mergeConflicts(prepared.text, prepared.conflicts, file);
  compilation.problems.push(...conflicts);
  const vfile = tools.plugins
    ? foreignFile(source)
    : new VFile({path: file, value: prepared.text, data: {source}});
  return {
    source,
    file: vfile,
    processor: tools.processorFor(format, prepared.syntax, partOf(compilation.input)),
    hasConflicts: conflicts.length > 0,
  };
}

/** Returns the text of an imported file; errors in its front matter are reported where it is a page itself. */
export function textOf(file: string, {files}: Compilation): string {
  return files.read(file)?.bytes.toString('utf8') ?? '';
}

/** Front matter of an imported file that is a page as well is that page's. */
function hasPage(file: string, {options, files}: Compilation): boolean {
  return Object.hasOwn(options.permalinks, file) || isDraft(file, files);
}

/** The preview is compiled as a separate page with the same imports; what it reports is already known. */
export function previewOf(
  {source, file, processor}: PreparedSource,
  {tree, statements}: NonNullable<SourceContext['preview']>,
): PreparedSource {
  const page: Compilation = {...source.page, problems: [], linkLookups: {}};
  const fields = {
    file: source.file,
    role: 'preview' as const,
    format: source.format,
    text: source.text,
    frontMatter: source.frontMatter,
  };
  const {bindings, values, declared, sideEffects, aliases, contentTitle, image} = source;
  const preview = {
    ...createSource(page, fields),
    bindings,
    values,
    declared,
    statements,
    sideEffects,
    aliases,
    contentTitle,
    image,
  };
  return {
    source: preview,
    file: new VFile({
      path: file.path,
      cwd: file.cwd,
      value: file.value,
      data: {...file.data, source: preview},
    }),
    processor,
    hasConflicts: false,
    tree,
  };
}

/** The same source with another text, as a compilation whose problems are its own. */
export function withText({source, file, processor}: PreparedSource, text: string): PreparedSource {
  const page: Compilation = {...source.page, problems: []};
  const {role, format, frontMatter} = source;
  const other = createSource(page, {file: source.file, role, format, text, frontMatter});
  const data = {...file.data, source: other};
  return {
    source: other,
    file: new VFile({path: file.path, cwd: file.cwd, value: text, data}),
    processor,
    hasConflicts: false,
  };
}

/** The tree that a processor begins with; what it imports is noted. */
export function treeOf({source, file, processor, tree}: PreparedSource): Root {
  if (tree) return tree;
  // The types of MDX call the head of its transforms a program; it is the Markdown tree.
  const root: unknown = processor.parse(file);
  const {imports, options} = source.page;
  for (const {key} of importedComponents(specifiersOf(root as Root), source.file, options)) imports.add(key);
  return root as Root;
}

/** Runs a source's plugins. */
export function runPlugins(prepared: PreparedSource): Program {
  return prepared.processor.runSync(asProgram(treeOf(prepared)), prepared.file);
}

/** Returns the tree in the form that the types of MDX expect, see `treeOf`. */
export function asProgram(tree: unknown): Program {
  return tree as Program;
}

/**
 * Compiles a source to HTML or, where it is not all static, to code.
 *
 * @throws a `VFileMessage` for a syntax error in the source
 */
export function compileBody(prepared: PreparedSource): Body {
  return bodyOf(prepared, runPlugins(prepared));
}

/** Returns the plugins' result for a source: HTML or, where it is not all static, code. */
export function bodyOf({file, processor}: PreparedSource, program: Program): Body {
  const {staticContent} = file.data;
  return staticContent === undefined
    ? {type: 'module', code: processor.stringify(program, file)}
    : {type: 'html', html: printHtml(staticContent).trim()};
}
