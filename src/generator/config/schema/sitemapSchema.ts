import * as z from 'zod';
import {checkAddress} from './checkAddress.ts';
import {globs} from './common.ts';

const FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;

/** Options of the sitemap (Docusaurus docs: plugin-sitemap; sitemaps.org protocol). */
export const sitemapSchema = z.strictObject({
  /** Whether entries say when their file was changed last, and how exactly. */
  lastmod: z
    .enum(['date', 'datetime'])
    .nullable()
    .default(null)
    .describe('Whether entries say when their file was changed last, and how exactly.'),
  /** How often pages are said to change; `null` leaves it out. Default: `'weekly'`. */
  changefreq: z
    .enum(FREQUENCIES)
    .nullable()
    .default('weekly')
    .describe('How often pages are said to change; `null` leaves it out.'),
  /** Priority of all pages, from 0 to 1; `null` leaves it out. Default: `0.5`. */
  priority: z
    .number()
    .min(0)
    .max(1)
    .nullable()
    .default(0.5)
    .describe('Priority of all pages, from 0 to 1; `null` leaves it out.'),
  /** Paths, with the base URL, that the sitemap leaves out. Default: `[]`. */
  ignorePatterns: globs.default([]).describe('Paths, with the base URL, that the sitemap leaves out.'),
  /** Name of the sitemap file. Default: `'sitemap.xml'`. */
  filename: z
    .string()
    .min(1)
    .superRefine(checkAddress)
    .default('sitemap.xml')
    .describe('Name of the sitemap file.'),
});
