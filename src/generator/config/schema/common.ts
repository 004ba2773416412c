import * as z from 'zod';

/** Schema parts that several areas of the configuration share. */

export const reaction = z.enum(['ignore', 'log', 'warn', 'throw']);

/** Docusaurus docs: what is not content in the docs, blog and pages folders. */
export const defaultExclude = [
  '**/_*.{js,jsx,ts,tsx,md,mdx}',
  '**/_*/**',
  '**/*.test.{js,jsx,ts,tsx}',
  '**/__tests__/**',
];

/** A Docusaurus option that would change the output and does not here; `findUnsupported` reports it. */
export function unsupported(description: string) {
  return z.unknown().meta({support: 'none', listed: false}).optional().describe(description);
}

/** A Docusaurus option that is accepted and has nothing to change here. */
export function ignored(description: string) {
  return z.unknown().meta({listed: false}).optional().describe(description);
}

type AnyFunction = (...args: never[]) => unknown;

/** Docusaurus allows a function in this place; it is accepted, reported and dropped. */
export const unsupportedFunction = z
  .custom<AnyFunction>((value) => typeof value === 'function')
  .meta({support: 'none'});

/** Takes what a value or function schema gave; returns the value, or the fallback for a function. */
export function withoutFunction<Value, Fallback>(
  value: Value | AnyFunction,
  fallback: Fallback,
): Exclude<Value, AnyFunction> | Fallback {
  // TypeScript does not narrow a type parameter by `typeof`.
  return typeof value === 'function' ? fallback : (value as Exclude<Value, AnyFunction>);
}

export const editUrl = z
  .union([z.string(), unsupportedFunction])
  .transform((value) => withoutFunction(value, undefined))
  .optional()
  .describe('Address of the repository folder that holds the site, for “Edit this page” links.');

export const folder = z.string().min(1);

export const globs = z.array(z.string());

/** One part of a route: outer slashes do not matter, and nothing at all means the root, written `/`. */
export const routePart = z.string().transform((path) => path.replace(/^\/+|\/+$/g, '') || '/');

export const tagsFile = z
  .union([z.string(), z.literal(false), z.null()])
  .transform((file) => file ?? undefined)
  .optional();

/** `true`, `false`, or the extra types beside the built-in ones. */
export const admonitions = z
  .union([
    z.boolean(),
    z.strictObject({
      keywords: z.array(z.string()).default([]).describe('Admonition types beside the built-in ones.'),
      extendDefaults: ignored('Whether the built-in types stay; they always do.'),
    }),
  ])
  .default(true)
  .describe('Whether `:::note` and its like are admonitions, or an object with more types.');

export const lastUpdate = {
  showLastUpdateTime: z
    .boolean()
    .default(false)
    .describe('Whether a page shows when its file was changed last.'),
  showLastUpdateAuthor: z
    .boolean()
    .default(false)
    .describe('Whether a page shows who changed its file last.'),
};

/** Options of every Docusaurus content plugin that this generator has no use for. */
export const contentPluginRest = {
  id: ignored('Name of the plugin instance.'),
  editLocalizedFiles: ignored('Whether edit links lead to translated files.'),
  remarkPlugins: unsupported('Remark plugins that run last.'),
  rehypePlugins: unsupported('Rehype plugins that run last.'),
  recmaPlugins: unsupported('Recma plugins.'),
  beforeDefaultRemarkPlugins: unsupported('Remark plugins that run first.'),
  beforeDefaultRehypePlugins: unsupported('Rehype plugins that run first.'),
};
