import * as z from 'zod';
import {attributesSchema} from './attributesSchema.ts';
import {checkHtml, checkImage, checkLink} from './checkSafe.ts';
import {checkTarget} from './checkTarget.ts';
import {navbarSchema} from './navbarSchema.ts';
import {prismLanguage} from './prismLanguage.ts';

const footerLinkFields = z.strictObject({
  /** Text of the link. */
  label: z.string().optional().describe('Text of the link.'),
  /** Path in the site, without the base URL. */
  to: z.string().superRefine(checkLink).optional().describe('Path in the site, without the base URL.'),
  /** Address outside the site. */
  href: z.string().superRefine(checkLink).optional().describe('Address outside the site.'),
  /** HTML instead of a link. */
  html: z.string().superRefine(checkHtml).optional().describe('HTML instead of a link.'),
  /** CSS class of the link. */
  className: z.string().optional().describe('CSS class of the link.'),
  /** Further attributes of the link, for example `title` or `data-x`. */
  attributes: attributesSchema
    .optional()
    .describe('Further attributes of the link, for example `title` or `data-x`.'),
});

const footerLink = footerLinkFields.superRefine((link, context) => {
  const {to, href, html} = link;
  if (to === undefined && href === undefined && html === undefined) {
    const hint = "Write `to: '/path'` for a page of the site; a group of links has `items`.";
    context.addIssue({code: 'custom', message: 'needs `to`, `href` or `html`', params: {hint}});
  }
  checkTarget(link, context);
  const leads = to !== undefined || href !== undefined;
  if (leads && !link.label && !html && !link.attributes?.['aria-label']) {
    const hint = 'Write `label`, the text of the link.';
    context.addIssue({code: 'custom', message: 'is a link without a name', params: {hint}});
  }
});

const footerGroup = z.strictObject({
  /** Title of the group. */
  title: z.string().nullable().optional().describe('Title of the group.'),
  /** CSS class of the group. */
  className: z.string().optional().describe('CSS class of the group.'),
  /** Links of the group. */
  items: z.array(footerLink).describe('Links of the group.'),
});

/** One value, as in a style attribute. */
const cssColor = z
  .string()
  .regex(/^[^;{}"<>]+$/, {error: 'must be a color in CSS, such as `#20232a`'})
  .optional();

const footerSchema = z.strictObject({
  /** Color of the footer. Default: `'light'`. */
  style: z.enum(['light', 'dark']).default('light').describe('Color of the footer.'),
  /** Groups of links, or single links, which form one group. Default: `[]`. */
  links: z
    .array(z.union([footerGroup, footerLink]))
    .default([])
    .transform(toGroups)
    .describe('Groups of links, or single links, which form one group.'),
  /** Image between the links and the last line of the footer. */
  logo: z
    .strictObject({
      /** Site path of the image. */
      src: z.string().superRefine(checkImage).describe('Site path of the image.'),
      /** Site path of the image in dark mode. */
      srcDark: z.string().superRefine(checkImage).optional().describe('Site path of the image in dark mode.'),
      /** Alternative text of the image. Default: `''`. */
      alt: z.string().default('').describe('Alternative text of the image.'),
      /** Where the image links to; nowhere if left out. */
      href: z
        .string()
        .superRefine(checkLink)
        .optional()
        .describe('Where the image links to; nowhere if left out.'),
      /** Width of the image. */
      width: z.union([z.number(), z.string()]).optional().describe('Width of the image.'),
      /** Height of the image. */
      height: z.union([z.number(), z.string()]).optional().describe('Height of the image.'),
    })
    .optional()
    .describe('Image between the links and the last line of the footer.'),
  /** Last line of the footer, as HTML. */
  copyright: z.string().superRefine(checkHtml).optional().describe('Last line of the footer, as HTML.'),
});

export interface FooterGroup {
  title?: string;
  className?: string;
  items: z.output<typeof footerLink>[];
}

/** Single links form one group without a title, after the others. */
function toGroups(links: (z.output<typeof footerGroup> | z.output<typeof footerLink>)[]): FooterGroup[] {
  const groups = links.flatMap((link) =>
    'items' in link
      ? [{...link, title: link.title ?? undefined, className: link.className || undefined}]
      : [],
  );
  const flat = links.flatMap((link) => ('items' in link ? [] : [link]));
  return flat.length > 0 ? [...groups, {items: flat}] : groups;
}

const level = z.number().int().min(2).max(6);

const tableOfContentsSchema = z
  .strictObject({
    /** Highest heading level that the table of contents shows. Default: `2`. */
    minHeadingLevel: level.default(2).describe('Highest heading level that the table of contents shows.'),
    /** Lowest heading level that the table of contents shows. Default: `3`. */
    maxHeadingLevel: level.default(3).describe('Lowest heading level that the table of contents shows.'),
  })
  .refine((toc) => toc.minHeadingLevel <= toc.maxHeadingLevel, {
    error: 'must not have a `minHeadingLevel` above its `maxHeadingLevel`',
  });

const magicComment = z
  .strictObject({
    /** CSS class of the marked lines. */
    className: z.string().describe('CSS class of the marked lines.'),
    /** Comment that marks the line after it. */
    line: z.string().optional().describe('Comment that marks the line after it.'),
    /** Comments around the marked lines. */
    block: z
      .strictObject({
        /** Comment before the marked lines. */
        start: z.string().describe('Comment before the marked lines.'),
        /** Comment after the marked lines. */
        end: z.string().describe('Comment after the marked lines.'),
      })
      .optional()
      .describe('Comments around the marked lines.'),
  })
  .refine((comment) => comment.line !== undefined || comment.block !== undefined, {
    error: 'needs `line` or `block`',
  });

const prismSchema = z.strictObject({
  /** Language of code blocks without a language. Default: `'text'`. */
  defaultLanguage: z.string().default('text').describe('Language of code blocks without a language.'),
  /** Languages in addition to the built-in ones. Default: `[]`. */
  additionalLanguages: z
    .array(prismLanguage)
    .default([])
    .describe('Languages in addition to the built-in ones.'),
  /** Comments in code that mark lines. */
  magicComments: z
    .array(magicComment)
    .default([
      {
        className: 'highlight',
        line: 'highlight-next-line',
        block: {start: 'highlight-start', end: 'highlight-end'},
      },
      ...['focus', 'error', 'warning'].map((className) => ({
        className,
        line: `${className}-next-line`,
        block: {start: `${className}-start`, end: `${className}-end`},
      })),
    ])
    .describe('Comments in code that mark lines.'),
});

/** Options of the theme (Docusaurus docs: theme configuration). */
export const themeConfigSchema = z.strictObject({
  /** The bar at the top of each page. */
  navbar: navbarSchema.prefault({}).describe('The bar at the top of each page.'),
  /** The footer of each page. */
  footer: footerSchema.prefault({}).describe('The footer of each page.'),
  /** The light and dark modes. */
  colorMode: z
    .strictObject({
      /** Color mode of a first visit. Default: `'light'`. */
      defaultMode: z.enum(['light', 'dark']).default('light').describe('Color mode of a first visit.'),
      /** Whether the color mode switch is hidden. Default: `false`. */
      disableSwitch: z.boolean().default(false).describe('Whether the color mode switch is hidden.'),
      /** Whether the system setting overrides the default mode. Default: `false`. */
      respectPrefersColorScheme: z
        .boolean()
        .default(false)
        .describe('Whether the system setting overrides the default mode.'),
    })
    .prefault({})
    .describe('The light and dark modes.'),
  /** A message above the navbar of each page. */
  announcementBar: z
    .strictObject({
      /** Change it to show the bar again to readers who closed it. Default: `'announcement-bar'`. */
      id: z
        .string()
        .default('announcement-bar')
        .describe('Change it to show the bar again to readers who closed it.'),
      /** HTML of the bar. Default: `''`. */
      content: z.string().superRefine(checkHtml).default('').describe('HTML of the bar.'),
      /** Whether readers can close the bar. Default: `true`. */
      isCloseable: z.boolean().default(true).describe('Whether readers can close the bar.'),
      /** Background color of the bar, in both color modes; `'#fff'` if only `textColor` is set. */
      backgroundColor: cssColor.describe(
        "Background color of the bar, in both color modes; `'#fff'` if only `textColor` is set.",
      ),
      /** Text color of the bar, in both color modes; `'#000'` if only `backgroundColor` is set. */
      textColor: cssColor.describe(
        "Text color of the bar, in both color modes; `'#000'` if only `backgroundColor` is set.",
      ),
    })
    .optional()
    .describe('A message above the navbar of each page.'),
  /** Appearance of the docs. */
  docs: z
    .strictObject({
      /** The sidebar of the docs. */
      sidebar: z
        .strictObject({
          /** Always `false`: the sidebar stays visible. Default: `false`. */
          hideable: z.literal(false).default(false).describe('Always `false`: the sidebar stays visible.'),
          /** Always `false`: opening a category leaves the others open. Default: `false`. */
          autoCollapseCategories: z
            .literal(false)
            .default(false)
            .describe('Always `false`: opening a category leaves the others open.'),
        })
        .prefault({})
        .describe('The sidebar of the docs.'),
    })
    .prefault({})
    .describe('Appearance of the docs.'),
  /** The table of contents of a page. */
  tableOfContents: tableOfContentsSchema.prefault({}).describe('The table of contents of a page.'),
  /** Code blocks. */
  prism: prismSchema.prefault({}).describe('Code blocks.'),
  /** Address where readers give feedback on a page: `{topic}`, `{title}` and `{url}` are filled in. */
  feedbackUrl: z
    .string()
    .regex(/^https?:\/\//, 'must begin with `https://`')
    .optional()
    .describe(
      'Address where readers give feedback on a page: `{topic}`, `{title}` and `{url}` are filled in.',
    ),
  /** Social image of pages that name none, as a site path. */
  image: z
    .string()
    .superRefine(checkImage)
    .optional()
    .describe('Social image of pages that name none, as a site path.'),
  /** Values for your own components, which read them with `useThemeConfig`; they must be plain JSON. */
  customFields: z
    .record(z.string(), z.unknown())
    .optional()
    .describe(
      'Values for your own components, which read them with `useThemeConfig`; they must be plain JSON.',
    ),
  /** Attributes of `<meta>` elements for every page. Default: `[]`. */
  metadata: z
    .array(z.record(z.string(), z.string()))
    .default([])
    .describe('Attributes of `<meta>` elements for every page.'),
});
