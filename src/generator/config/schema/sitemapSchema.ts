import * as z from 'zod';
import {checkAddress} from './checkAddress.ts';
import {functionOf, globs} from './common.ts';
import type {CreateSitemapItems} from './createSitemapItems.ts';

const FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'] as const;

/** Options of the sitemap (Docusaurus docs: plugin-sitemap; sitemaps.org protocol). */
export const sitemapSchema = z.strictObject({
  /** Whether entries contain the last change of their file, as a date or as date and time. */
  lastmod: z
    .enum(['date', 'datetime'])
    .nullable()
    .default(null)
    .describe('Whether entries contain the last change of their file, as a date or as date and time.'),
  /** How often pages change; `null` leaves it out. Default: `'weekly'`. */
  changefreq: z
    .enum(FREQUENCIES)
    .nullable()
    .default('weekly')
    .describe('How often pages change; `null` leaves it out.'),
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
  /** A function that makes the entries: `({routes, siteConfig, defaultCreateSitemapItems}) => [{url, lastmod, changefreq, priority}]`; it may be asynchronous. */
  createSitemapItems: functionOf<CreateSitemapItems>()
    .optional()
    .describe(
      'A function that makes the entries: `({routes, siteConfig, defaultCreateSitemapItems}) => [{url, lastmod, changefreq, priority}]`; it may be asynchronous.',
    ),
  /** Name of the sitemap file. Default: `'sitemap.xml'`. */
  filename: z
    .string()
    .min(1)
    .superRefine(checkAddress)
    .default('sitemap.xml')
    .describe('Name of the sitemap file.'),
});
