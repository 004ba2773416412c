import {contentSchemas} from './contentSchemas.ts';
import {createJsonSchema, forEditor} from './createJsonSchema.ts';
import {createSnippets} from './createSnippets.ts';
import {formatJson} from './formatJson.ts';
import {renderReference} from './renderReference.ts';
import {withDocComments} from './withDocComments.ts';

/** The modules whose schemas are the types of `site.config.ts` and `sidebars.ts`. */
const TYPED_SCHEMAS = [
  'config/siteConfigSchema.ts',
  ...[
    'blogSchema',
    'checkRulesSchema',
    'common',
    'docsSchema',
    'markdownSchema',
    'navbarSchema',
    'pagesSchema',
    'productsSchema',
    'redirectsSchema',
    'referenceSchema',
    'searchSchema',
    'sitemapSchema',
    'themeConfigSchema',
  ].map((name) => `config/schema/${name}.ts`),
  'content/sidebars/itemSchemas.ts',
].map((file) => `src/generator/${file}`);

/**
 * Every file that is made from the validators, by its path in the repository: JSON Schemas and snippets for editors, the
 * reference of the configuration, and the validators with the doc comments that editors show.
 *
 * @param read Reads a file by its path in the repository.
 */
export function createEditorFiles(read: (file: string) => string): Record<string, string> {
  const schemas = Object.entries(contentSchemas).map(([name, {title, schema}]) => [
    `.vscode/schemas/${name}.json`,
    formatJson(forEditor(createJsonSchema(schema), title)),
  ]);
  return {
    ...Object.fromEntries(schemas),
    '.vscode/front-matter.code-snippets': formatJson(createSnippets()),
    '.github/guide/configuration.md': renderReference(),
    ...Object.fromEntries(TYPED_SCHEMAS.map((file) => [file, withDocComments(read(file))])),
  };
}
