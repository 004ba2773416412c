import * as z from 'zod';
import {ignored, unsupported} from './common.ts';
import {navbarSchema} from './navbarSchema.ts';

const footerLink = z.strictObject({
  label: z.string().optional().describe('Text of the link.'),
  to: z.string().optional().describe('Path in the site, without the base URL.'),
  href: z.string().optional().describe('Address outside the site.'),
  html: z.string().optional().describe('HTML in place of a link.'),
  className: ignored('Class of the link.'),
  target: ignored('Where the link opens.'),
  rel: ignored('Relation of the link.'),
  prependBaseUrlToHref: ignored('Whether `href` gets the base URL.'),
  autoAddBaseUrl: ignored('Whether `to` gets the base URL.'),
});

const footerGroup = z.strictObject({
  title: z.string().nullable().optional().describe('Title of the group.'),
  items: z.array(footerLink).describe('Links of the group.'),
  className: ignored('Class of the group.'),
});

const footerSchema = z.strictObject({
  style: z.enum(['light', 'dark']).default('light').describe('Colour of the footer.'),
  links: z
    .array(z.union([footerGroup, footerLink]))
    .default([])
    .describe('Groups of links, or links alone, which make one group.'),
  copyright: z.string().optional().describe('Last line of the footer, as HTML.'),
  logo: unsupported('Logo of the footer.'),
});

const level = z.number().int().min(2).max(6);

const tableOfContentsSchema = z
  .strictObject({
    minHeadingLevel: level.default(2).describe('Highest heading level that the table of contents shows.'),
    maxHeadingLevel: level.default(3).describe('Lowest heading level that the table of contents shows.'),
  })
  .refine((toc) => toc.minHeadingLevel <= toc.maxHeadingLevel, {
    error: 'must not have a `minHeadingLevel` above its `maxHeadingLevel`',
  });

const magicComment = z
  .strictObject({
    className: z.string().describe('Class that the marked lines get.'),
    line: z.string().optional().describe('Comment that marks the line after it.'),
    block: z
      .strictObject({
        start: z.string().describe('Comment before the marked lines.'),
        end: z.string().describe('Comment after the marked lines.'),
      })
      .optional()
      .describe('Comments around the marked lines.'),
  })
  .refine((comment) => comment.line !== undefined || comment.block !== undefined, {
    error: 'needs `line` or `block`',
  });

const prismSchema = z.strictObject({
  defaultLanguage: z.string().default('text').describe('Language of code blocks that name none.'),
  additionalLanguages: z.array(z.string()).default([]).describe('Languages beside the built-in ones.'),
  magicComments: z
    .array(magicComment)
    .default([
      {
        className: 'highlight',
        line: 'highlight-next-line',
        block: {start: 'highlight-start', end: 'highlight-end'},
      },
    ])
    .describe('Comments in code that mark lines.'),
  theme: ignored('Colours of code; the theme has its own.'),
  darkTheme: ignored('Colours of code in dark mode; the theme has its own.'),
});

/** Options of the theme (Docusaurus docs: theme configuration). */
export const themeConfigSchema = z.strictObject({
  navbar: navbarSchema.prefault({}).describe('The bar at the top of each page.'),
  footer: footerSchema.prefault({}).describe('The end of each page.'),
  colorMode: z
    .strictObject({
      defaultMode: z.enum(['light', 'dark']).default('light').describe('Colour mode of a first visit.'),
      disableSwitch: z.boolean().default(false).describe('Whether readers cannot change the colour mode.'),
      respectPrefersColorScheme: z
        .boolean()
        .default(false)
        .describe('Whether the setting of the system wins over the default mode.'),
    })
    .prefault({})
    .describe('Light and dark.'),
  announcementBar: z
    .strictObject({
      id: z
        .string()
        .default('announcement-bar')
        .describe('Change it to show the bar to those who closed it.'),
      content: z.string().default('').describe('HTML of the bar.'),
      isCloseable: z.boolean().default(true).describe('Whether readers can close the bar.'),
      backgroundColor: unsupported('Colour of the bar.'),
      textColor: unsupported('Colour of the text.'),
    })
    .optional()
    .describe('A message above the navbar of each page.'),
  docs: z
    .strictObject({
      sidebar: z
        .strictObject({
          hideable: z.boolean().default(false).describe('Whether readers can hide the sidebar.'),
          autoCollapseCategories: z
            .boolean()
            .default(false)
            .describe('Whether opening a category closes the others.'),
        })
        .prefault({})
        .describe('The sidebar of the docs.'),
      versionPersistence: ignored('Where the chosen version is kept.'),
    })
    .prefault({})
    .describe('Looks of the docs.'),
  tableOfContents: tableOfContentsSchema.prefault({}).describe('The table of contents of a page.'),
  prism: prismSchema.prefault({}).describe('Code blocks.'),
  image: z.string().optional().describe('Social image of pages that name none, as a site path.'),
  metadata: z
    .array(z.record(z.string(), z.string()))
    .default([])
    .describe('Attributes of `<meta>` elements that each page gets.'),
  blog: ignored('Looks of the blog; its sidebar is always grouped by year.'),
  algolia: unsupported('Search by Algolia; the site has its own.'),
  mermaid: unsupported('Options of diagrams.'),
  liveCodeBlock: unsupported('Options of live code blocks.'),
  zoom: unsupported('Options of an image zoom plugin.'),
  gtag: unsupported('Google Analytics.'),
  hideableSidebar: ignored('Replaced by `docs.sidebar.hideable`.'),
});
