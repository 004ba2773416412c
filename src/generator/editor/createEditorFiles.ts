import {siteConfigSchema} from '../config/siteConfigSchema.ts';
import {contentSchemas} from './contentSchemas.ts';
import {createJsonSchema, forEditor} from './createJsonSchema.ts';
import {createSnippets} from './createSnippets.ts';
import {formatJson} from './formatJson.ts';
import {renderInterface} from './renderInterface.ts';
import {renderReference} from './renderReference.ts';

/**
 * Returns every file that is made from the validators, by its path in the repository: JSON Schemas and snippets for
 * editors, the documented type of the configuration, and its reference.
 */
export function createEditorFiles(): Record<string, string> {
  const schemas = Object.entries(contentSchemas).map(([name, {title, schema}]) => [
    `.vscode/schemas/${name}.json`,
    formatJson(forEditor(createJsonSchema(schema), title)),
  ]);
  return {
    ...Object.fromEntries(schemas),
    '.vscode/front-matter.code-snippets': formatJson(createSnippets()),
    '.github/guide/configuration.md': renderReference(),
    'src/generator/config/UserSiteConfig.ts': renderInterface(
      createJsonSchema(siteConfigSchema),
      'UserSiteConfig',
      'What a site may write in `site.config.ts`.',
    ),
  };
}
