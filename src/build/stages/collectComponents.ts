import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Content} from '../../content/Content.ts';
import {FILES_AT_ONCE} from '../../content/files/filesAtOnce.ts';
import {mapConcurrent} from '../../content/files/mapConcurrent.ts';
import {findImports} from '../../markdown/findImports.ts';
import {resolveImport} from '../../markdown/resolveImport.ts';
import type {DocumentPlan} from './compileDocuments.ts';

/**
 * Registry keys of everything that pages import. Known before any page is compiled, so that bundling and compiling run
 * at once: documents that are to be compiled are scanned for import lines.
 */
export async function collectComponents(
  siteDir: string,
  content: Content,
  plan: DocumentPlan,
): Promise<string[]> {
  const keys = new Set<string>();
  for (const {type, file} of content.pages) if (type === 'component') keys.add(`@site/${file}`);
  for (const {components} of plan.known.values()) for (const key of components) keys.add(key);
  const seen = new Set<string>();

  const scan = async (file: string): Promise<void> => {
    if (seen.has(file)) return;
    seen.add(file);
    const text = await readFile(path.join(siteDir, file), 'utf8').catch(() => '');
    for (const specifier of findImports(text)) {
      const target = resolveImport(specifier, file, siteDir);
      if (target?.kind === 'component' && target.key) keys.add(target.key);
      // What a partial imports is loaded with the page that imports the partial.
      if (target?.kind === 'markdown' && target.file) await scan(target.file);
    }
  };
  await mapConcurrent(plan.missing, FILES_AT_ONCE, ({input}) => scan(input.file));
  return [...keys].sort();
}
