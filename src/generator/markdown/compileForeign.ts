import path from 'node:path';
import type {Program} from 'estree-jsx';
import {VFileMessage} from 'vfile-message';
import type {Body} from '../shared/page/PageModule.ts';
import {beginPartial, finishPartial, partialText} from './compilePartial.ts';
import {asProgram, bodyOf, type PreparedSource, type SharedTools, treeOf} from './compileSource.ts';
import {resolveImport} from './modules/resolveImport.ts';
import {specifiersOf} from './modules/specifiersOf.ts';
import {isOverflow} from './syntax/nestingProblem.ts';
import {syntaxProblems} from './syntax/syntaxProblems.ts';
import type {Compilation} from './SourceContext.ts';
import type {CutText} from '../yaml/frontMatter/cutFrontMatter.ts';
import {pluginsOf} from './foreign/partOf.ts';
import {messageProblem, PluginFault} from './foreign/PluginFault.ts';

/**
 * Compiles a source whose plugins may be asynchronous. The Markdown files that it imports are compiled first, because
 * our own compilation is synchronous.
 *
 * @throws a `PluginFault` for what a plugin throws, a `VFileMessage` for a syntax error in the source
 */
export async function compileForeignBody(prepared: PreparedSource, tools: SharedTools): Promise<Body> {
  return bodyOf(prepared, await runForeign(prepared, tools));
}

async function runForeign(prepared: PreparedSource, tools: SharedTools): Promise<Program> {
  const {file, processor, source} = prepared;
  const {page} = source;
  try {
    const tree = treeOf(prepared);
    for (const {specifier} of specifiersOf(tree)) {
      const target = resolveImport(specifier, source.file, page.options.siteDir);
      if (target?.kind !== 'markdown' || target.file === undefined || page.partials.has(target.file))
        continue;
      await compilePartial(target.file, page, tools);
    }
    const program = await processor.run(asProgram(tree), file);
    page.problems.push(...file.messages.map((message) => messageProblem(message, source.file)));
    return program;
  } catch (error) {
    if (error instanceof PluginFault || error instanceof VFileMessage || isOverflow(error)) throw error;
    const names = namesOf(prepared);
    throw names === '' ? error : new PluginFault(names, error);
  }
}

async function compilePartial(file: string, compilation: Compilation, tools: SharedTools): Promise<void> {
  const begun = beginPartial(file, compilation, tools, await foreignText(file, compilation, tools));
  const {prepared, again} = begun;
  let body: Program['body'] = [];
  let module: Program['body'] = [];
  let {problems} = begun;
  try {
    if (problems.length === 0) body = (await runForeign(prepared, tools)).body;
    if (prepared.file.data.staticContent !== undefined) {
      const whole = again();
      whole.source.forceModule = true;
      module = (await runForeign(whole, tools)).body;
    }
  } catch (error) {
    problems = syntaxProblems(error, prepared).problems;
  }
  finishPartial(begun, {body, problems, module: () => structuredClone(module)});
}

/** The text of an imported file, as the site's preprocessor changes it. */
async function foreignText(file: string, compilation: Compilation, {plugins}: SharedTools): Promise<CutText> {
  const written = partialText(file, compilation);
  if (!plugins?.preprocess) return written;
  const {siteDir} = compilation.options;
  const {text, problem} = await plugins.preprocess(written, path.join(siteDir, file), file);
  if (problem) compilation.problems.push(problem);
  return text;
}

/** It is unknown which plugin produced what the compiler cannot read: all of the page's are named. */
function namesOf({source: {page}}: PreparedSource): string {
  const names = pluginsOf(page).map(({name}) => name);
  return [...new Set(names)].join('`, `');
}
