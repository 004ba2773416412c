import * as z from 'zod';
import {reaction} from '../../config/schema/common.ts';
import {blogSchema} from '../../config/schema/blogSchema.ts';
import {docsSchema} from '../../config/schema/docsSchema.ts';
import {pagesSchema} from '../../config/schema/pagesSchema.ts';
import {siteOptions} from '../../config/siteConfigSchema.ts';

const {docs, blog, pages, sitemap, customCss} = siteOptions.shape;

const classicOptions = z.strictObject({
  docs: docs.optional(),
  blog: blog.optional(),
  pages: pages.optional(),
  sitemap: sitemap.optional(),
  theme: z.strictObject({customCss}).optional().describe('Options of the classic theme.'),
});

/** Names of the only Docusaurus preset whose options are supported. */
export const classicPreset = z.enum(['classic', '@docusaurus/preset-classic']);

const preset = z.union([
  classicPreset,
  z.tuple([classicPreset, classicOptions.optional()]),
  z.literal(false),
  z.null(),
]);

/** The Docusaurus plugins that add docs, blogs and pages to a site, by what they add. */
const docsPlugin = pluginNames('docs');
const blogPlugin = pluginNames('blog');
const pagesPlugin = pluginNames('pages');

const plugin = z.union([
  z.tuple([docsPlugin, docsSchema.optional()]),
  z.tuple([blogPlugin, blogSchema.optional()]),
  z.tuple([pagesPlugin, pagesSchema.optional()]),
  z.null(),
]);

const plugins = z
  .array(plugin)
  .default([])
  .describe(
    'More docs, blogs and pages, configured as content plugins of Docusaurus. Other plugins run too, as do those in `themes`: see [Plugins](./plugins.md#plugins-and-themes-of-docusaurus).',
  );

/** What a Docusaurus plugin adds to a site, by its name; undefined for other plugins. */
export function contentOf(name: unknown): 'docs' | 'blog' | 'pages' | undefined {
  if (docsPlugin.safeParse(name).success) return 'docs';
  if (blogPlugin.safeParse(name).success) return 'blog';
  return pagesPlugin.safeParse(name).success ? 'pages' : undefined;
}

function pluginNames<Part extends string>(part: Part) {
  return z.enum([`@docusaurus/plugin-content-${part}`, `content-${part}`]);
}

const presets = z.array(preset).default([]).describe('The classic preset of Docusaurus with its options.');

/** What a Docusaurus configuration may contain in addition to the options of `site.config.ts`. */
export const docusaurusOptions = z.looseObject({
  plugins,
  presets,
  onBrokenMarkdownLinks: reaction.optional(),
});

/** Everything that a configuration may contain: the options, the plugins and the preset. */
export const docusaurusSchema = siteOptions.extend({plugins, presets});
