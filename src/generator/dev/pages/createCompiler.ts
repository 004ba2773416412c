import {readFileSync} from 'node:fs';
import path from 'node:path';
import {decodeSource} from '../../files/decodeSource.ts';
import {foundPage} from '../../store/FoundPage.ts';
import {openPageRecords} from '../../store/PageRecords.ts';
import {createFreshness} from '../../pipeline/compile/createFreshness.ts';
import {recordKey, sharedHash} from '../../pipeline/compile/recordKey.ts';
import {referenceKeys, renderSettings} from '../../pipeline/compile/compileReferences.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import type {RenderContext} from '../../reference/render/RenderContext.ts';
import type {Reference} from '../../reference/pages/Reference.ts';
import {cutFrontMatter} from '../../yaml/frontMatter/cutFrontMatter.ts';
import type {Model} from '../content/createModel.ts';
import {SLOW_SIZE} from '../../workers/sourcesBySize.ts';
import {compileLarge} from './compileLarge.ts';
import {type CompiledFiles, createShownPages} from './createShownPages.ts';
import {pageProblems} from './pageProblems.ts';

/** Settings that are computed once for each state of the content. */
interface ModelSettings {
  model: Model;
  /** Part of the records' keys. */
  hash: string;
  contexts: Map<Reference, RenderContext>;
}

/** Compiles pages on request, using the same cache as builds. */
export interface Compiler extends CompiledFiles {
  /** Loads the code that compiles Markdown, so that the first save does not wait for it. */
  prepare(): Promise<unknown>;
  /** Compiles a file if its text has changed. Returns whether the result has changed. */
  ensure(file: string): Promise<boolean>;
  /** The current problems of a file. */
  problems(file: string): Problem[];
}

export interface CompilerOptions {
  /** Absolute path of the site folder. */
  siteDir: string;
  cacheDir: string;
  pipelineVersion: string;
  /** Module of a build's worker threads, used for large pages. */
  workerEntry: URL;
  /** Returns the current content; waits until there is one. */
  model(): Promise<Model>;
  /** Called when there are further `sources`. */
  onSources?(): void;
}

const loadCompiler = () => import('../../markdown/compilePage.ts');

/** Creates the compiler of a site; nothing is compiled yet. */
export function createCompiler({
  siteDir,
  cacheDir,
  pipelineVersion,
  workerEntry,
  model: modelOf,
  onSources = () => undefined,
}: CompilerOptions): Compiler {
  const cache = {dir: cacheDir, version: pipelineVersion};
  const records = openPageRecords(cacheDir);
  const {latest, latestOf, take, ...pages} = createShownPages(records, onSources);
  const running = new Map<string, Promise<boolean>>();
  let settings: ModelSettings | undefined;

  function settingsOf(model: Model): ModelSettings {
    if (settings?.model !== model)
      settings = {model, hash: sharedHash(pipelineVersion, model.options), contexts: new Map()};
    return settings;
  }

  async function compile(file: string): Promise<boolean> {
    const model = await modelOf();
    const written = model.document(file);
    if (!written) return compileReference(model, file);
    const source = readHashed(path.join(siteDir, file));
    if (source === undefined) return false;
    const key = recordKey(settingsOf(model).hash, written.input, source.hash);
    const isFresh = createFreshness(siteDir, model.options);
    const known = latestOf(file, key);
    if (known && (await isFresh(foundPage(known)))) return false;
    const record = records.find(key);
    if (record && (await isFresh(foundPage(record.meta)))) return take(file, key, record.meta);
    if (source.text.length > SLOW_SIZE) {
      const meta = await compileLarge(workerEntry, cache, model.options, {
        key,
        hash: source.hash,
        input: written.input,
      });
      // The worker reads the file itself, so it may have read a newer text than the one that the key was made from.
      if (meta && readHashed(path.join(siteDir, file))?.hash === source.hash) return take(file, key, meta);
      await records.remove(key);
      return compile(file);
    }
    const {compilePage} = await loadCompiler();
    const page = await compilePage({...written.input, ...cutFrontMatter(source.text)}, model.options, cache);
    return take(file, key, records.write(key, page));
  }

  async function compileReference(model: Model, file: string): Promise<boolean> {
    for (const reference of model.content.references) {
      const page = reference.pages.find((one) => one.file === file);
      if (!page) continue;
      const rendering = renderSettings(model.config);
      const key = referenceKeys(pipelineVersion, rendering, reference.hash)(file);
      if (latestOf(file, key)) return false;
      const meta = records.has(key) ? records.find(key)?.meta : undefined;
      if (meta) return take(file, key, meta);
      const [{createRenderContext}, {renderReferencePage}] = await Promise.all([
        import('../../reference/render/createRenderContext.ts'),
        import('../../reference/renderReferencePage.ts'),
      ]);
      const {contexts} = settingsOf(model);
      const context = contexts.get(reference) ?? createRenderContext(reference, rendering);
      contexts.set(reference, context);
      return take(file, key, records.write(key, renderReferencePage(page, context)));
    }
    return false;
  }

  return {
    ...pages,
    prepare: loadCompiler,
    ensure(file) {
      const before = running.get(file) ?? Promise.resolve(false);
      // Strictly one after the other: each compiles the latest text when its turn comes.
      const next = before.catch(() => false).then(() => compile(file));
      running.set(file, next);
      const done = (): void => {
        if (running.get(file) === next) running.delete(file);
      };
      next.then(done, done);
      return next;
    },
    problems(file) {
      const found = latest(file);
      return found ? pageProblems(siteDir, file, found, settings?.model) : [];
    },
  };
}

/** A file's text and the hash of its bytes; undefined for one that cannot be read, or is too large. */
function readHashed(file: string): {text: string; hash: string} | undefined {
  try {
    return decodeSource(readFileSync(file), file);
  } catch {
    return undefined;
  }
}
