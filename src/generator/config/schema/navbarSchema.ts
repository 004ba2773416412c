import * as z from 'zod';
import {escapeRegExp} from '../../shared/text/escapeRegExp.ts';
import {attributesSchema} from './attributesSchema.ts';
import {checkHtml, checkImage, checkLink} from './checkSafe.ts';
import {checkTarget} from './checkTarget.ts';

const ITEM_TYPES = [
  'default',
  'doc',
  'docSidebar',
  'dropdown',
  'localeDropdown',
  'docsVersion',
  'docsVersionDropdown',
  'search',
  'html',
] as const;

const itemFields = z.strictObject({
  /** Kind of the item; a link or, with `items`, a drop-down if left out. */
  type: z
    .enum(ITEM_TYPES)
    .optional()
    .describe('Kind of the item; a link or, with `items`, a drop-down if left out.'),
  /** Text of the item. */
  label: z.string().optional().describe('Text of the item.'),
  /** Name of the item for screen readers, for a link that shows only an icon. */
  'aria-label': z
    .string()
    .optional()
    .describe('Name of the item for screen readers, for a link that shows only an icon.'),
  /** HTML of a link, shown instead of its text. */
  html: z.string().superRefine(checkHtml).optional().describe('HTML of a link, shown instead of its text.'),
  /** Path in the site, without the base URL. */
  to: z.string().superRefine(checkLink).optional().describe('Path in the site, without the base URL.'),
  /** Address outside the site. */
  href: z.string().superRefine(checkLink).optional().describe('Address outside the site.'),
  /** Side of the navbar; the left one if left out. */
  position: z.enum(['left', 'right']).optional().describe('Side of the navbar; the left one if left out.'),
  /** Id of the doc that an item of type `doc` links to. */
  docId: z.string().optional().describe('Id of the doc that an item of type `doc` links to.'),
  /** Name of the sidebar that an item of type `docSidebar` links to. */
  sidebarId: z
    .string()
    .optional()
    .describe('Name of the sidebar that an item of type `docSidebar` links to.'),
  /** Id of the docs that an item of docs is of; those without an id if left out. */
  docsPluginId: z
    .string()
    .optional()
    .describe('Id of the docs that an item of docs is of; those without an id if left out.'),
  /** Class of the item. */
  className: z.string().optional().describe('Class of the item.'),
  /** Further attributes of the link, for example `title` or `data-x`. */
  attributes: attributesSchema
    .optional()
    .describe('Further attributes of the link, for example `title` or `data-x`.'),
  /** HTML of an item of type `html`. */
  value: z.string().superRefine(checkHtml).optional().describe('HTML of an item of type `html`.'),
  /** The item is current on paths that begin so. */
  activeBasePath: z.string().optional().describe('The item is current on paths that begin so.'),
  /** The item is current on paths, without the base URL, that match. */
  activeBaseRegex: z
    .string()
    .refine(isRegularExpression, {error: 'must be a regular expression'})
    .optional()
    .describe('The item is current on paths, without the base URL, that match.'),
});

/** The required fields of these types of items. */
const NEEDED: Partial<Record<(typeof ITEM_TYPES)[number], 'docId' | 'sidebarId' | 'value'>> = {
  doc: 'docId',
  docSidebar: 'sidebarId',
  html: 'value',
};

export const dropdownItem = itemFields.superRefine(checkItem).transform(resolveItem);

/** Names of versions in their order, or an object with the label of each. */
const versionChoice = z
  .union([
    z.array(z.string()),
    z.record(
      z.string(),
      z.strictObject({
        /** Label of the version. */
        label: z.string().optional().describe('Label of the version.'),
      }),
    ),
  ])
  .transform((written): {name: string; label?: string}[] =>
    Array.isArray(written)
      ? written.map((name) => ({name}))
      : Object.entries(written).map(([name, own]) => ({name, ...own})),
  );

const navbarItem = itemFields
  .extend({
    /** Items of a drop-down. */
    items: z.array(dropdownItem).optional().describe('Items of a drop-down.'),
    /** Items above the versions or languages of an item of type `docsVersionDropdown` or `localeDropdown`. */
    dropdownItemsBefore: z
      .array(dropdownItem)
      .optional()
      .describe(
        'Items above the versions or languages of an item of type `docsVersionDropdown` or `localeDropdown`.',
      ),
    /** Items below the versions or languages of an item of type `docsVersionDropdown` or `localeDropdown`. */
    dropdownItemsAfter: z
      .array(dropdownItem)
      .optional()
      .describe(
        'Items below the versions or languages of an item of type `docsVersionDropdown` or `localeDropdown`.',
      ),
    /** Versions of an item of type `docsVersionDropdown`: a list of names, or an object with labels; all if left out. */
    versions: versionChoice
      .optional()
      .describe(
        'Versions of an item of type `docsVersionDropdown`: a list of names, or an object with labels; all if left out.',
      ),
  })
  .superRefine(checkItem)
  .transform(({items, dropdownItemsBefore, dropdownItemsAfter, versions, ...fields}) => {
    const type = fields.type ?? (items ? 'dropdown' : 'default');
    return {
      ...resolveItem({...fields, type}),
      ...(items && {items}),
      ...(dropdownItemsBefore?.length && {dropdownItemsBefore}),
      ...(dropdownItemsAfter?.length && {dropdownItemsAfter}),
      ...(versions && {versions}),
    };
  });

function resolveItem({
  'aria-label': ariaLabel,
  activeBasePath,
  activeBaseRegex = activeBasePath && basePathRegex(activeBasePath),
  ...item
}: z.output<typeof itemFields>) {
  return {
    ...item,
    type: item.type ?? ('default' as const),
    position: item.position ?? ('left' as const),
    ...(ariaLabel !== undefined && {ariaLabel}),
    ...(activeBaseRegex !== undefined && {activeBaseRegex}),
  };
}

function basePathRegex(path: string): string {
  return `^/${escapeRegExp(path.replace(/^\//, ''))}`;
}

export const navbarSchema = z.strictObject({
  /** Color of the navbar, with light text in both modes; that of the page if left out. */
  style: z
    .enum(['dark', 'primary'])
    .optional()
    .describe('Color of the navbar, with light text in both modes; that of the page if left out.'),
  /** Title at the start of the navbar. Default: `''`. */
  title: z.string().default('').describe('Title at the start of the navbar.'),
  /** Logo at the start of the navbar. */
  logo: z
    .strictObject({
      /** Site path of the logo. */
      src: z.string().superRefine(checkImage).describe('Site path of the logo.'),
      /** Site path of the logo in dark mode. */
      srcDark: z.string().superRefine(checkImage).optional().describe('Site path of the logo in dark mode.'),
      /** Alternative text of the logo. Default: `''`. */
      alt: z.string().default('').describe('Alternative text of the logo.'),
      /** Where the logo links to; the home page if left out. */
      href: z
        .string()
        .superRefine(checkLink)
        .optional()
        .describe('Where the logo links to; the home page if left out.'),
    })
    .optional()
    .describe('Logo at the start of the navbar.'),
  /** Items of the navbar. Default: `[]`. */
  items: z.array(navbarItem).default([]).describe('Items of the navbar.'),
});

function checkItem(item: z.output<typeof itemFields> & {items?: unknown[]}, context: z.RefinementCtx): void {
  const key = item.type && NEEDED[item.type];
  if (key !== undefined && item[key] === undefined) {
    context.addIssue({code: 'custom', message: `needs \`${key}\`, being an item of type \`${item.type}\``});
  }
  checkTarget(item, context);
  if (item.type === 'dropdown' && item.items === undefined) {
    context.addIssue({code: 'custom', message: 'needs `items`, being a drop-down'});
  }
  const isLink = item.type === undefined || item.type === 'default';
  const leads = item.to !== undefined || item.href !== undefined;
  if (isLink && leads && !item.label && !item.html && !item['aria-label']) {
    const hint = 'Write `label`, the text of the link, or `aria-label` for a link that shows only an icon.';
    context.addIssue({code: 'custom', message: 'is a link without a name', params: {hint}});
  }
  if (isLink && item.items === undefined && item.to === undefined && item.href === undefined) {
    context.addIssue({code: 'custom', message: 'needs `to`, `href`, `items` or a `type`'});
  }
}

function isRegularExpression(text: string): boolean {
  try {
    new RegExp(text);
    return true;
  } catch {
    return false;
  }
}
