import {type ReferenceConfig, referenceSchema} from '../../../src/generator/config/schema/referenceSchema.ts';
import {createRenderContext} from '../../../src/generator/reference/render/createRenderContext.ts';
import {renderReferencePage} from '../../../src/generator/reference/renderReferencePage.ts';
import {type ReferenceWords, referenceWords} from '../../../src/generator/reference/ReferenceWords.ts';
import {messagesOf} from '../../../src/generator/shared/messages/messagesOf.ts';
import {readReference} from '../../../src/generator/reference/readReference.ts';
import {siteFolder} from '../config/siteFolder.ts';

const site = {baseUrl: '/v1/'};

/** Options of a document, with defaults for what is omitted. */
export function referenceConfig(options: Record<string, unknown> = {}): ReferenceConfig {
  return referenceSchema.parse({path: 'openapi.yaml', onMissingDescriptions: 'ignore', ...options});
}

/** The messages of reference pages in a language. */
export function wordsIn(locale: string): ReferenceWords {
  return referenceWords(messagesOf(locale), locale);
}

/** Reads the document `openapi.yaml` of the given files (path → text). */
export async function readTestReference(
  files: Record<string, string>,
  options: Record<string, unknown> = {},
  locale = 'en',
) {
  return readReference(await siteFolder(files), referenceConfig(options), {
    site: {...site, messages: messagesOf(locale)},
    docsRoute: 'docs',
  });
}

/** Reads a document without errors, and returns functions that render its pages by id. */
export async function renderTestReference(
  files: Record<string, string>,
  options: Record<string, unknown> = {},
  locale = 'en',
) {
  const {reference, problems} = await readTestReference(files, options, locale);
  if (!reference) throw new Error(JSON.stringify(problems));
  const context = createRenderContext(reference, {
    site,
    code: {defaultLanguage: 'text', additionalLanguages: [], magicComments: []},
    words: wordsIn(locale),
  });
  const compile = (id: string) => {
    const page = reference.pages.find((one) => one.id === id);
    if (!page) throw new Error(`No page ${id}; there are ${reference.pages.map((one) => one.id).join(', ')}`);
    return renderReferencePage(page, context);
  };
  return {
    reference,
    problems,
    context,
    compile,
    /** The HTML of a page as a document. */
    render(id: string): Document {
      const {body} = compile(id);
      return new DOMParser().parseFromString(body.type === 'html' ? body.html : '', 'text/html');
    },
  };
}

/** The beginning of a document, for tests that add the rest. */
export const head = 'openapi: 3.1.0\ninfo: {title: Shop, version: "1"}\n';
