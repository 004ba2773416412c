import path from 'node:path';
import {allPages} from '../../content/allDocuments.ts';
import type {Content} from '../../content/Content.ts';
import {mapConcurrent} from '../../files/mapConcurrent.ts';
import {readInTurn} from '../../files/readInTurn.ts';
import {formatOf} from '../../config/contentFormat.ts';
import {importedComponents} from '../../markdown/modules/importedComponents.ts';
import {mayBeLive} from '../../markdown/code/liveBlock.ts';
import {diagramComponents} from '../../markdown/diagrams/browserDiagram.ts';
import type {SiteBundling} from '../../bundle/requests/siteBundling.ts';
import {resolveImport} from '../../markdown/modules/resolveImport.ts';
import type {Problem} from '../../shared/problems/Problem.ts';
import {siteKey} from '../../shared/address/siteKey.ts';
import type {DocumentPlan} from './compileDocuments.ts';
import {createImportCheck} from './createImportCheck.ts';
import {compiledText, importsIn, type Source} from './readImports.ts';

/**
 * Registry keys of everything that pages import. Known before any page is compiled, so that bundling and compiling run
 * at the same time: documents that still have to be compiled are scanned for imports.
 *
 * @param seen Files that were scanned already, for another language: what they import is not repeated.
 */
export async function collectComponents(
  siteDir: string,
  content: Content,
  plan: Pick<DocumentPlan, 'known' | 'options'> & Record<'entries' | 'missing', {input: Source}[]>,
  bundling?: SiteBundling,
  seen: Set<string> = new Set(),
): Promise<{components: string[]; problems: Problem[]}> {
  const keys = new Set<string>();
  const problems: Problem[] = [];
  const findMistake = createImportCheck(siteDir, bundling);
  for (const {type, file} of allPages(content)) if (type === 'component') keys.add(siteKey(file));
  const mistaken = new Set<string>();
  for (const [file, {page}] of plan.known) {
    const {imports} = page.head;
    if (imports.some(findMistake)) mistaken.add(file);
    else for (const key of imports) keys.add(key);
  }

  const scan = async ({file, format, ...part}: Source): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = String(await readInTurn(path.join(siteDir, file)).catch(() => ''));
    const {markdown, hasFullMermaid, liveCode} = plan.options;
    const cut = await compiledText(text, file, plan.options);
    if (markdown.mermaid) for (const key of diagramComponents(cut.body, hasFullMermaid)) keys.add(key);
    if (liveCode && mayBeLive(cut.body)) keys.add(liveCode.component);
    const specifiers = await importsIn(cut, {file, format, ...part}, plan.options);
    for (const {key, place} of importedComponents(specifiers, file, plan.options)) {
      const mistake = findMistake(key);
      if (mistake) problems.push({file, ...place, ...mistake});
      if (mistake?.severity !== 'error') keys.add(key);
    }
    for (const {specifier} of specifiers) {
      const target = resolveImport(specifier, file, siteDir);
      // What a partial imports is loaded with the page that imports the partial.
      if (target?.kind !== 'markdown' || !target.file) continue;
      const own = formatOf(target.file, plan.options.markdown.format);
      await scan({file: target.file, format: own, ...part});
    }
  };
  // The source of a compiled page shows where the unresolved import is.
  const again = plan.entries.filter(({input}) => mistaken.has(input.file));
  await mapConcurrent(
    [...again, ...plan.missing].map(({input}) => input),
    scan,
  );
  return {components: [...keys].sort(), problems};
}
