import * as z from 'zod';
import {reaction} from '../config/schema/common.ts';
import {siteOptions} from '../config/siteConfigSchema.ts';

const {docs, blog, pages, sitemap, customCss} = siteOptions.shape;

const classicOptions = z.strictObject({
  docs: docs.optional(),
  blog: blog.optional(),
  pages: pages.optional(),
  sitemap: sitemap.optional(),
  theme: z.strictObject({customCss}).optional().describe('Options of the classic theme.'),
});

/** Names of the one Docusaurus preset whose options are understood. */
export const classicPreset = z.enum(['classic', '@docusaurus/preset-classic']);

const preset = z.union([
  classicPreset,
  z.tuple([classicPreset, classicOptions.optional()]),
  z.literal(false),
  z.null(),
]);

const presets = z.array(preset).default([]).describe('The classic preset of Docusaurus with its options.');

/** What a Docusaurus configuration may hold besides the options of `site.config.ts`. */
export const docusaurusOptions = z.looseObject({presets, onBrokenMarkdownLinks: reaction.optional()});

/** What may be written in a configuration: the options, and the preset. */
export const docusaurusSchema = siteOptions.extend({presets});
