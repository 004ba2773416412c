import {loadPrerenderBundle} from '../bundle/prerender/loadPrerenderBundle.ts';
import {guardPage} from '../bundle/transforms/guardModule.ts';
import {runLimited} from '../render/runLimited.ts';
import {expectDefined} from '../shared/invariants/expectDefined.ts';
import type {SiteData} from '../shared/page/SiteData.ts';
import type {CompiledSite} from '../store/CompiledSite.ts';

/** What bodies that contain components are rendered with. */
export interface BodyRendering {
  data: SiteData;
  /** The prerender bundle. */
  prerender: string;
}

/**
 * Renders the bodies of documents without the rest of their pages.
 *
 * @param instead The HTML of a document whose components cannot be rendered; receives what was thrown.
 * @returns Looks up the HTML of one of the documents.
 */
export async function renderBodies<Document extends {file: string}>(
  documents: readonly Document[],
  pages: CompiledSite['pages'],
  {data, prerender}: BodyRendering,
  instead: (document: Document, error: unknown) => string,
): Promise<(document: Document) => string> {
  const html = new Map<string, string>();
  for (const document of documents) {
    const body = pages.body(document.file);
    if (body.type === 'html') {
      html.set(document.file, body.html);
      continue;
    }
    try {
      const bundle = await loadPrerenderBundle(prerender, data.translations);
      html.set(document.file, await bundle.renderContent(data, guardPage(body.code), runLimited));
    } catch (error) {
      html.set(document.file, instead(document, error));
    }
  }
  return ({file}) => expectDefined(html.get(file), `the body of ${file}`);
}
