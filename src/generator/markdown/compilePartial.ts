import path from 'node:path';
import type {Program} from 'estree-jsx';
import type {ElementContent, RootContent} from 'hast';
import {formatOf} from '../config/contentFormat.ts';
import {largeSource} from '../files/decodeSource.ts';
import {systemProblem} from '../problems/systemProblem.ts';
import type {Problem} from '../shared/problems/Problem.ts';
import {type CutText, cutFrontMatter} from '../yaml/frontMatter/cutFrontMatter.ts';
import {type PreparedSource, prepareSource, runPlugins, type SharedTools, textOf} from './compileSource.ts';
import type {Compilation, Partial} from './SourceContext.ts';
import {encodingProblem} from './syntax/encodingProblem.ts';
import {syntaxProblems} from './syntax/syntaxProblems.ts';

/** Compiles an imported Markdown file, once for each page; its mistakes join the problems of the page. */
export function compilePartial(
  file: string,
  compilation: Compilation,
  tools: SharedTools,
): Partial | undefined {
  const known = compilation.partials.get(file);
  if (known !== undefined) return known;
  const begun = beginPartial(file, compilation, tools);
  const {prepared} = begun;
  let body: Program['body'] = [];
  let {problems} = begun;
  try {
    if (problems.length === 0) body = runPlugins(prepared).body;
  } catch (error) {
    problems = syntaxProblems(error, prepared).problems;
  }
  return finishPartial(begun, {body, problems, module: () => moduleOf(begun)});
}

/** An imported file whose compilation has started. */
export interface BegunPartial {
  file: string;
  compilation: Compilation;
  prepared: PreparedSource;
  /** Prepares it once more, for its module. */
  again(): PreparedSource;
  problems: Problem[];
}

/** Returns the text of an imported file in its two parts. */
export function partialText(file: string, compilation: Compilation): CutText {
  return cutFrontMatter(textOf(file, compilation));
}

/** Reads an imported file, and notes that it is being compiled. */
export function beginPartial(
  file: string,
  compilation: Compilation,
  tools: SharedTools,
  text: CutText = partialText(file, compilation),
): BegunPartial {
  const {format} = compilation.options.markdown;
  const read = {file, role: 'partial' as const, format: formatOf(file, format), text};
  compilation.partials.set(file, undefined);
  const silent = {...compilation, problems: []};
  const problem = sizeProblem(file, compilation) ?? encodingProblem(text, file, compilation.files);
  return {
    file,
    compilation,
    prepared: prepareSource(read, compilation, tools),
    again: () => prepareSource(read, silent, tools),
    problems: problem === undefined ? [] : [problem],
  };
}

/**
 * Adds an imported file to those that the page has compiled.
 *
 * @param result What its plugins made; `module` is what they make when all of it is static and it is used as a value.
 */
export function finishPartial(
  {file, compilation, prepared}: BegunPartial,
  {body, problems, module}: {body: Program['body']; problems: Problem[]; module: () => Program['body']},
): Partial {
  const {source} = prepared;
  let children = prepared.file.data.staticContent?.filter(isContent);
  if (problems.length > 0) {
    if (!prepared.hasConflicts) compilation.problems.push(...problems);
    children = [];
  }
  const partial: Partial = {
    children,
    body: () => (children === undefined ? structuredClone(body) : module()),
    toc: source.toc,
    anchors: [...source.anchors],
    links: source.links,
    values: source.values,
    source,
  };
  compilation.partials.set(file, partial);
  return partial;
}

function sizeProblem(file: string, {files, options: {siteDir}}: Compilation): Problem | undefined {
  const bytes = files.read(file)?.bytes;
  const fault = bytes && largeSource(bytes, path.join(siteDir, file));
  return fault && systemProblem(fault, {siteDir});
}

/** The module of a static partial, for the rare page that uses it as a value. */
function moduleOf({again}: BegunPartial): Program['body'] {
  const prepared = again();
  prepared.source.forceModule = true;
  try {
    return runPlugins(prepared).body;
  } catch {
    return [];
  }
}

function isContent(node: RootContent): node is ElementContent {
  return node.type !== 'doctype' && node.type !== 'mdxjsEsm';
}
