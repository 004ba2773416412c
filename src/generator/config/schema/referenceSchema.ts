import * as z from 'zod';
import {withoutOuterSlashes} from '../../shared/address/withoutOuterSlashes.ts';
import {checkLink} from './checkSafe.ts';
import {checkAddress} from './checkAddress.ts';
import {folder, reaction} from './common.ts';
import {source} from './contentSecurityPolicySchema.ts';

const slug = (placeholder: string) =>
  z.string().refine((text) => text.includes(placeholder) && !/[/?#]/.test(text), {
    error: `must hold \`${placeholder}\`, and no \`/\`, \`?\` and \`#\``,
  });

/** Folder below the docs route: outer slashes do not matter. */
const family = z
  .string()
  .transform((path) => withoutOuterSlashes(path))
  .refine((path) => path !== '' && !/[?#]/.test(path), {error: 'must be a path such as `api`'})
  .superRefine(checkAddress);

const flag = z.strictObject({
  /** Schema extension, such as `x-encrypted`, that marks a field. */
  extension: z
    .string()
    .startsWith('x-', {error: 'must begin with `x-`'})
    .describe('Schema extension, such as `x-encrypted`, that marks a field.'),
  /** Text of the mark, such as `encrypted`. */
  label: z.string().min(1).describe('Text of the mark, such as `encrypted`.'),
  /** Sentence that explains the mark on pages that show it. */
  description: z.string().optional().describe('Sentence that explains the mark on pages that show it.'),
  /** Site path, without the base URL, of the page with details. */
  to: z
    .string()
    .superRefine(checkLink)
    .optional()
    .describe('Site path, without the base URL, of the page with details.'),
  /** What responses show instead of a marked text, such as `******`; a PUT sends it back. */
  mask: z
    .string()
    .optional()
    .describe('What responses show instead of a marked text, such as `******`; a PUT sends it back.'),
  /** Whether responses leave out the fields that the extension marks. Default: `false`. */
  omitted: z
    .boolean()
    .default(false)
    .describe('Whether responses leave out the fields that the extension marks.'),
});

const rtkQuery = z.strictObject({
  /** Module that exports the hooks; `{tag}` stands for the tag, `{TagName}` for it in PascalCase. */
  module: z
    .string()
    .min(1)
    .describe('Module that exports the hooks; `{tag}` stands for the tag, `{TagName}` for it in PascalCase.'),
  /** Endpoint names by operationId where they differ from it; `{tag}` on both sides stands for the tag: `{"list{tag}": "get{tag}s"}`. */
  endpoints: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'Endpoint names by operationId where they differ from it; `{tag}` on both sides stands for the tag: `{"list{tag}": "get{tag}s"}`.',
    ),
});

const composer = z.strictObject({
  /** Server that the forms suggest, without a path. Default: `'http://localhost:8080'`. */
  server: z
    .url({protocol: /^https?$/, error: 'must be an address such as `http://localhost:8080`'})
    .transform((url) => new URL(url).origin)
    .default('http://localhost:8080')
    .describe('Server that the forms suggest, without a path.'),
  /** Servers that requests may go to, as sources of the Content-Security-Policy. Default: `['http://localhost:*', 'http://127.0.0.1:*']`. */
  allow: z
    .array(source)
    .default(['http://localhost:*', 'http://127.0.0.1:*'])
    .describe('Servers that requests may go to, as sources of the Content-Security-Policy.'),
});

const version = z.strictObject({
  /** The document of that version, relative to the site folder. */
  path: folder.describe('The document of that version, relative to the site folder.'),
  /** Name of the version; without it, the one in the document. */
  version: z.string().min(1).optional().describe('Name of the version; without it, the one in the document.'),
  /** Day of its release, such as `2025-03-01`. */
  date: z.iso
    .date({error: 'must be a day such as `2025-03-01`'})
    .optional()
    .describe('Day of its release, such as `2025-03-01`.'),
});

/** One OpenAPI document whose reference pages are part of the docs. */
export const referenceSchema = z.strictObject({
  /** The OpenAPI document (3.0, 3.1 or 3.2, YAML or JSON), relative to the site folder. */
  path: folder.describe('The OpenAPI document (3.0, 3.1 or 3.2, YAML or JSON), relative to the site folder.'),
  /** Id of the docs that the pages are part of; the first docs of the site if left out. */
  docs: z
    .string()
    .min(1)
    .optional()
    .describe('Id of the docs that the pages are part of; the first docs of the site if left out.'),
  /** Version of these docs, as in `versions.json`; `current`, the docs in work, if left out. */
  docsVersion: z
    .string()
    .min(1)
    .optional()
    .describe('Version of these docs, as in `versions.json`; `current`, the docs in work, if left out.'),
  /** Pages of operations, one for each tag. */
  api: z
    .strictObject({
      /** Folder of the API pages below the docs route, and in the sidebar. Default: `'api'`. */
      path: family
        .default('api')
        .describe('Folder of the API pages below the docs route, and in the sidebar.'),
      /** Last part of a page’s address; `{tag}` stands for its tag. Default: `'{tag}'`. */
      slug: slug('{tag}')
        .default('{tag}')
        .describe('Last part of a page’s address; `{tag}` stands for its tag.'),
      /** Title of a page; `{tag}` stands for its tag, `{label}` for the tag’s `x-displayName`. Default: `'{label} API'`. */
      title: z
        .string()
        .min(1)
        .default('{label} API')
        .describe('Title of a page; `{tag}` stands for its tag, `{label}` for the tag’s `x-displayName`.'),
      /** Name of a tag in code, shown next to the title where the two differ. Default: `'{tag}'`. */
      name: z
        .string()
        .min(1)
        .default('{tag}')
        .describe('Name of a tag in code, shown next to the title where the two differ.'),
      /** Tag of a page in addition to that of the family; `{tag}` stands for its tag in kebab-case. Default: `'{tag}-api'`. */
      tag: z
        .string()
        .min(1)
        .default('{tag}-api')
        .describe(
          'Tag of a page in addition to that of the family; `{tag}` stands for its tag in kebab-case.',
        ),
      /** Label of the category in the sidebar; “API reference” in the language of the site if left out. */
      label: z
        .string()
        .min(1)
        .optional()
        .describe(
          'Label of the category in the sidebar; “API reference” in the language of the site if left out.',
        ),
      /** Position of the category in an autogenerated sidebar. */
      position: z.number().optional().describe('Position of the category in an autogenerated sidebar.'),
      /** A tag with more operations is split into several pages. Default: `12`. */
      operationsPerPage: z
        .int()
        .min(1)
        .default(12)
        .describe('A tag with more operations is split into several pages.'),
    })
    .prefault({})
    .describe('Pages of operations, one for each tag.'),
  /** Pages of schemas, one for each schema. */
  models: z
    .strictObject({
      /** Folder of the model pages below the docs route, and in the sidebar, where more than 250 models are grouped by first letter. Default: `'models'`. */
      path: family
        .default('models')
        .describe(
          'Folder of the model pages below the docs route, and in the sidebar, where more than 250 models are grouped by first letter.',
        ),
      /** Last part of a page’s address; `{name}` stands for the schema. Default: `'{name}'`. */
      slug: slug('{name}')
        .default('{name}')
        .describe('Last part of a page’s address; `{name}` stands for the schema.'),
      /** Tag of a page in addition to that of the family; `{name}` stands for the schema in kebab-case. Default: `'{name}'`. */
      tag: z
        .string()
        .min(1)
        .default('{name}')
        .describe(
          'Tag of a page in addition to that of the family; `{name}` stands for the schema in kebab-case.',
        ),
      /** Label of the category in the sidebar; “Data models” in the language of the site if left out. */
      label: z
        .string()
        .min(1)
        .optional()
        .describe(
          'Label of the category in the sidebar; “Data models” in the language of the site if left out.',
        ),
      /** Position of the category in an autogenerated sidebar. */
      position: z.number().optional().describe('Position of the category in an autogenerated sidebar.'),
    })
    .prefault({})
    .describe('Pages of schemas, one for each schema.'),
  /** Site path, without extension, of the bundled document, as YAML and JSON, also converted to OpenAPI 3.0 (`-3.0`); `false` for none. Default: `'openapi'`. */
  download: z
    .union([
      z.literal(false),
      z
        .string()
        .regex(/^[\w./-]+$/, {error: 'must be a path such as `openapi`'})
        .superRefine(checkAddress),
    ])
    .default('openapi')
    .describe(
      'Site path, without extension, of the bundled document, as YAML and JSON, also converted to OpenAPI 3.0 (`-3.0`); `false` for none.',
    ),
  /** Extensions that are shown as badges on fields. Default: `[]`. */
  flags: z.array(flag).default([]).describe('Extensions that are shown as badges on fields.'),
  /** Key of the browser’s session storage that TypeScript samples read the token from. Default: `'token'`. */
  tokenKey: z
    .string()
    .min(1)
    .default('token')
    .describe('Key of the browser’s session storage that TypeScript samples read the token from.'),
  /** Samples with the hooks of a generated RTK Query client. */
  rtkQuery: rtkQuery.optional().describe('Samples with the hooks of a generated RTK Query client.'),
  /** Request forms: they update the samples as the reader types, and send the request; `false` for none. Default: `false`. */
  composer: z
    .union([z.literal(false), composer])
    .default(false)
    .describe(
      'Request forms: they update the samples as the reader types, and send the request; `false` for none.',
    ),
  /** Versions of the document, newest first: what changed between them becomes a page. The current document may be listed first, to give it a date. Default: `[]`. */
  changelog: z
    .array(version)
    .default([])
    .describe(
      'Versions of the document, newest first: what changed between them becomes a page. The current document may be listed first, to give it a date.',
    ),
  /** What to do about schemas, fields and operations without a description. Default: `'warn'`. */
  onMissingDescriptions: reaction
    .default('warn')
    .describe('What to do about schemas, fields and operations without a description.'),
});

export const referencesSchema = z
  .union([referenceSchema, z.array(referenceSchema)])
  .transform((value) => (Array.isArray(value) ? value : [value]))
  .default([]);

export type ReferenceConfig = z.output<typeof referenceSchema>;
