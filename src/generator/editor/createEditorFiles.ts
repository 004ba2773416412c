import {contentSchemas} from './contentSchemas.ts';
import {createJsonSchema, forEditor} from './createJsonSchema.ts';
import {createSnippets} from './createSnippets.ts';
import {formatJson} from './formatJson.ts';
import {type DocumentedOptions, renderReference} from './renderReference.ts';
import {withDocComments} from './withDocComments.ts';

/** The modules whose schemas are the types of `site.config.ts` and `sidebars.ts`. */
const TYPED_SCHEMAS = [
  'config/siteConfigSchema.ts',
  ...[
    'blogSchema',
    'checkRulesSchema',
    'contentSecurityPolicySchema',
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

/** JSON Schemas and snippets for editors, generated from the validators, by path in the site folder. */
export function createEditorFiles(): Record<string, string> {
  const schemas = Object.entries(contentSchemas).map(([name, {title, schema}]) => [
    `.vscode/schemas/${name}.json`,
    formatJson(forEditor(createJsonSchema(schema), title)),
  ]);
  return {
    ...Object.fromEntries(schemas),
    '.vscode/front-matter.code-snippets': formatJson(createSnippets()),
  };
}

/** The settings that point editors to the schemas, by path in the site folder. */
export function createEditorSettings(): Record<string, string> {
  const settings = {
    'json.schemas': [{fileMatch: ['_category_.json'], url: './.vscode/schemas/category.json'}],
    'yaml.schemas': {
      './.vscode/schemas/category.json': ['**/_category_.yml', '**/_category_.yaml'],
      './.vscode/schemas/authors.json': ['blog/authors.yml'],
      './.vscode/schemas/tags.json': ['docs/tags.yml', 'blog/tags.yml'],
    },
  };
  return {'.vscode/settings.json': formatJson(settings)};
}

/**
 * Files that are generated from the validators in the generator's own repository, by path: the configuration reference,
 * and the validators with the doc comments that editors show.
 *
 * @param read Reads a file by its path in the repository.
 * @param documented The options that the configuration reference describes.
 */
export function createOwnFiles(
  read: (file: string) => string,
  documented: DocumentedOptions,
): Record<string, string> {
  return {
    '.github/guide/configuration.md': renderReference(documented),
    ...Object.fromEntries(TYPED_SCHEMAS.map((file) => [file, withDocComments(read(file))])),
  };
}
