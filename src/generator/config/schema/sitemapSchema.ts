import * as z from 'zod';
import {globs, ignored, unsupported} from './common.ts';

const frequencies = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;

/** Options of the sitemap (Docusaurus docs: plugin-sitemap; sitemaps.org protocol). */
export const sitemapSchema = z.strictObject({
  lastmod: z
    .enum(['date', 'datetime'])
    .nullable()
    .default(null)
    .describe('Whether entries say when their file was changed last, and how exactly.'),
  changefreq: z
    .enum(frequencies)
    .nullable()
    .default('weekly')
    .describe('How often pages are said to change; `null` leaves it out.'),
  priority: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .default(0.5)
    .describe('Priority of all pages, from 0 to 1; `null` leaves it out.'),
  ignorePatterns: globs.default([]).describe('Paths, with the base URL, that the sitemap leaves out.'),
  filename: z.string().min(1).default('sitemap.xml').describe('Name of the sitemap file.'),
  createSitemapItems: unsupported('A function that changes the entries.'),
  trailingSlash: ignored('Replaced by the option of the site.'),
  id: ignored('Name of the plugin instance.'),
});
