import {readFileSync} from 'node:fs';
import path from 'node:path';
import {sha1} from '../../files/hash.ts';
import {readText} from '../../files/readText.ts';
import {foundPage} from '../../store/FoundPage.ts';
import {openPageRecords} from '../../store/PageRecords.ts';
import type {PageRecord} from '../../store/pageRecord.ts';
import {createFreshness, hashSettings, recordKey} from '../../pipeline/compileDocuments.ts';
import {referenceKeys, renderSettings} from '../../pipeline/compileReferences.ts';
import type {CompiledMeta} from '../../markdown/CompiledMeta.ts';
import {hasErrors, type Problem} from '../../shared/problems/Problem.ts';
import type {RenderContext} from '../../reference/render/RenderContext.ts';
import type {Reference} from '../../reference/pages/Reference.ts';
import {cutFrontMatter} from '../../yaml/frontMatter/cutFrontMatter.ts';
import type {Model} from '../content/createModel.ts';
import {locateString} from '../../problems/locateInSource.ts';
import {splitExportKey} from '../../shared/address/exportKey.ts';
import {importMistakes} from '../../pipeline/collectComponents.ts';
import {exportProblems} from '../../pipeline/exportProblems.ts';
import {componentFiles, findMissingComponents} from './findMissingComponents.ts';
import {compileLarge, LARGE} from './compileLarge.ts';
import {siteFileOf} from '../../shared/address/siteKey.ts';

/** Settings that are computed once for each state of the content. */
interface ModelSettings {
  model: Model;
  /** Part of the records' keys. */
  hash: string;
  contexts: Map<Reference, RenderContext>;
}

/** Compiles pages on request, using the same cache as builds. */
export interface Compiler {
  /** Metadata of the pages as they are shown, that is, of the last versions without errors. */
  compiled: ReadonlyMap<string, CompiledMeta>;
  /** Loads the code that compiles Markdown, so that the first save does not wait for it. */
  prepare(): Promise<unknown>;
  /** Compiles a file if its text has changed. Returns whether the result has changed. */
  ensure(file: string): Promise<boolean>;
  /**
   * Whether what is shown of a file has changed since the last call: a request may have compiled it before its change
   * was noticed.
   */
  takeNews(file: string): boolean;
  /** The compiled page that is shown; undefined for a file that was not compiled. */
  page(file: string): PageRecord | undefined;
  /** Compiled files that are, or include, any of these files. */
  dependents(files: ReadonlySet<string>): string[];
  /** Compiled files that use a component from any of these files. */
  users(files: ReadonlySet<string>): string[];
  /** The current problems of a file. */
  problems(file: string): Problem[];
  /** Everything compiled so far. */
  files(): string[];
  forget(file: string): void;
}

interface State {
  /** Key of the text that was last compiled, with or without errors. */
  key: string;
  latest: CompiledMeta;
  /** What is shown. */
  shown: {key: string; meta: CompiledMeta};
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
}

const loadCompiler = () => import('../../markdown/compilePage.ts');

/** Creates the compiler of a site; nothing is compiled yet. */
export function createCompiler({
  siteDir,
  cacheDir,
  pipelineVersion,
  workerEntry,
  model: modelOf,
}: CompilerOptions): Compiler {
  const cache = {dir: cacheDir, version: pipelineVersion};
  const records = openPageRecords(cacheDir);
  const states = new Map<string, State>();
  const compiled = new Map<string, CompiledMeta>();
  const running = new Map<string, Promise<boolean>>();
  const news = new Set<string>();
  let settings: ModelSettings | undefined;

  function settingsOf(model: Model): ModelSettings {
    if (settings?.model !== model)
      settings = {model, hash: hashSettings(pipelineVersion, model.options), contexts: new Map()};
    return settings;
  }

  async function compile(file: string): Promise<boolean> {
    const model = await modelOf();
    const written = model.document(file);
    const known = states.get(file);
    if (!written) return compileReference(model, file);
    const source = readHashed(path.join(siteDir, file));
    if (source === undefined) return false;
    const key = recordKey(settingsOf(model).hash, written.input, source.hash);
    const isFresh = createFreshness(siteDir, model.options);
    if (known?.key === key && isKept(known) && (await isFresh(foundPage(known.latest)))) return false;
    const record = records.find(key);
    if (record && (await isFresh(foundPage(record.meta)))) return keep(file, key, record.meta);
    if (source.text.length > LARGE) {
      const meta = await compileLarge(workerEntry, cache, model.options, {
        key,
        hash: source.hash,
        input: written.input,
      });
      // The worker reads the file itself, so it may have read a newer text than the one that the key was made from.
      if (meta && readHashed(path.join(siteDir, file))?.hash === source.hash) return keep(file, key, meta);
      await records.remove(key);
      return compile(file);
    }
    const {compilePage} = await loadCompiler();
    const page = await compilePage({...written.input, ...cutFrontMatter(source.text)}, model.options, cache);
    return keep(file, key, records.write(key, page));
  }

  async function compileReference(model: Model, file: string): Promise<boolean> {
    const known = states.get(file);
    for (const reference of model.content.references) {
      const page = reference.pages.find((one) => one.file === file);
      if (!page) continue;
      const rendering = renderSettings(model.config);
      const key = referenceKeys(pipelineVersion, rendering, reference.hash)(file);
      if (known?.key === key && isKept(known)) return false;
      const meta = records.has(key) ? records.find(key)?.meta : undefined;
      if (meta) return keep(file, key, meta);
      const [{createRenderContext}, {renderReferencePage}] = await Promise.all([
        import('../../reference/render/createRenderContext.ts'),
        import('../../reference/render/renderReferencePage.ts'),
      ]);
      const {contexts} = settingsOf(model);
      const context = contexts.get(reference) ?? createRenderContext(reference, rendering);
      contexts.set(reference, context);
      return keep(file, key, records.write(key, renderReferencePage(page, context)));
    }
    return false;
  }

  /** A build that runs at the same time removes the records of pages that it does not publish, such as drafts. */
  function isKept({key, shown}: State): boolean {
    return records.has(key) && (shown.key === key || records.has(shown.key));
  }

  function keep(file: string, key: string, latest: CompiledMeta): boolean {
    const known = states.get(file);
    const isBroken = hasErrors(latest.problems);
    // A page with an error keeps its last good version, if there is one; the problem is shown over it.
    const shown = isBroken && known && records.has(known.shown.key) ? known.shown : {key, meta: latest};
    states.set(file, {key, latest, shown});
    compiled.set(file, shown.meta);
    if (known && known.shown.meta !== shown.meta) news.add(file);
    return shown.meta !== known?.shown.meta;
  }

  return {
    compiled,
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
    takeNews: (file) => news.delete(file),
    page(file) {
      const shown = states.get(file)?.shown;
      return shown && records.find(shown.key);
    },
    dependents: (files) =>
      [...states]
        .filter(
          ([file, {latest}]) =>
            files.has(file) || Object.keys(latest.dependencies.files).some((one) => files.has(one)),
        )
        .map(([file]) => file),
    users: (files) =>
      [...states]
        .filter(([, {latest}]) => componentFiles(latest).some((component) => files.has(component)))
        .map(([file]) => file),
    problems(file) {
      const latest = states.get(file)?.latest;
      if (!latest) return [];
      const missing = findMissingComponents(siteDir, file, latest);
      const hasStandIns = settings?.model.options.standIns !== undefined;
      const isOwn = (key: string): boolean =>
        siteFileOf(key) !== undefined || (key.startsWith('@theme/') && !hasStandIns);
      const text = latest.imports.every(isOwn) ? undefined : readText(path.join(siteDir, file));
      return [
        ...latest.problems,
        ...missing,
        ...exportProblems(siteDir, [latest]),
        ...(text === undefined
          ? []
          : importMistakes(siteDir, file, placed(latest.imports, text), settings?.model.config.bundling)),
      ];
    },
    files: () => [...states.keys()],
    forget(file) {
      states.delete(file);
      compiled.delete(file);
    },
  };
}

/** The problems of components that the text itself imports, rather than one of its partials, with their positions. */
function placed(
  imports: readonly string[],
  text: string,
): {key: string; place: {line: number; column: number}}[] {
  return imports.flatMap((key) => {
    const place = locateString(text, splitExportKey(key).module);
    return place ? [{key, place}] : [];
  });
}

/** A file's text and the hash of its bytes; undefined for one that cannot be read. */
function readHashed(file: string): {text: string; hash: string} | undefined {
  try {
    const bytes = readFileSync(file);
    return {text: bytes.toString('utf8'), hash: sha1(bytes)};
  } catch {
    return undefined;
  }
}
