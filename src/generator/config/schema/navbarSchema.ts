import * as z from 'zod';
import {ignored, unsupported} from './common.ts';

const itemTypes = [
  'default',
  'doc',
  'docSidebar',
  'dropdown',
  'localeDropdown',
  'docsVersionDropdown',
  'search',
  'html',
] as const;

/** Keys of Docusaurus navbar items that the navbar does not use. */
const itemRest = {
  html: unsupported('HTML in place of the label.'),
  target: ignored('Where the link opens.'),
  rel: ignored('Relation of the link.'),
  title: ignored('Tooltip of the link.'),
  docsPluginId: ignored('Docs instance of the item.'),
  prependBaseUrlToHref: ignored('Whether `href` gets the base URL.'),
  autoAddBaseUrl: ignored('Whether `to` gets the base URL.'),
  dropdownItemsBefore: unsupported('Items before those of the drop-down.'),
  dropdownItemsAfter: unsupported('Items after those of the drop-down.'),
  dropdownActiveClassDisabled: ignored('Whether the drop-down is never current.'),
  queryString: ignored('Query of the version or locale links.'),
};

const itemFields = z.strictObject({
  type: z
    .enum(itemTypes)
    .optional()
    .describe('Kind of the item; a link or, with `items`, a drop-down if left out.'),
  label: z.string().optional().describe('Text of the item.'),
  'aria-label': z
    .string()
    .optional()
    .describe('Name of the item for screen readers, for a link that shows an icon alone.'),
  to: z.string().optional().describe('Path in the site, without the base URL.'),
  href: z.string().optional().describe('Address outside the site.'),
  position: z.enum(['left', 'right']).optional().describe('Side of the navbar; the right one if left out.'),
  docId: z.string().optional().describe('Id of the doc that an item of type `doc` leads to.'),
  sidebarId: z
    .string()
    .optional()
    .describe('Name of the sidebar that an item of type `docSidebar` leads to.'),
  className: z.string().optional().describe('Class of the item.'),
  value: z.string().optional().describe('HTML of an item of type `html`.'),
  activeBasePath: z.string().optional().describe('The item is current on paths that begin so.'),
  activeBaseRegex: z
    .string()
    .refine(isRegularExpression, {error: 'must be a regular expression'})
    .optional()
    .describe('The item is current on paths, without the base URL, that match.'),
  ...itemRest,
});

/** The fields that items of these types cannot do without. */
const needed: Partial<Record<(typeof itemTypes)[number], 'docId' | 'sidebarId' | 'value'>> = {
  doc: 'docId',
  docSidebar: 'sidebarId',
  html: 'value',
};

const plainItem = itemFields.superRefine(checkItem);

const navbarItem = itemFields
  .extend({items: z.array(plainItem).optional().describe('Items of a drop-down.')})
  .superRefine(checkItem);

export const navbarSchema = z.strictObject({
  title: z.string().default('').describe('Title at the left end of the navbar.'),
  logo: z
    .strictObject({
      src: z.string().describe('Site path of the logo.'),
      srcDark: z.string().optional().describe('Site path of the logo in dark mode.'),
      alt: z.string().default('').describe('Alternative text of the logo.'),
      href: z.string().optional().describe('Where the logo leads; the home page if left out.'),
      width: ignored('Width of the logo.'),
      height: ignored('Height of the logo.'),
      target: ignored('Where the link opens.'),
      style: ignored('Style of the logo.'),
      className: ignored('Class of the logo.'),
    })
    .optional()
    .describe('Logo at the left end of the navbar.'),
  items: z.array(navbarItem).default([]).describe('Items of the navbar.'),
  hideOnScroll: unsupported('Whether the navbar hides when a reader scrolls down.'),
  style: unsupported('Colour of the navbar.'),
});

function checkItem(item: z.output<typeof itemFields> & {items?: unknown[]}, context: z.RefinementCtx): void {
  const key = item.type && needed[item.type];
  if (key !== undefined && item[key] === undefined) {
    context.addIssue({code: 'custom', message: `needs \`${key}\`, being an item of type \`${item.type}\``});
  }
  if (item.to !== undefined && item.href !== undefined) {
    const hint = 'Use `to` for a path in the site and `href` for an address outside it.';
    context.addIssue({code: 'custom', message: 'must not have both `to` and `href`', params: {hint}});
  }
  if (item.type === 'dropdown' && item.items === undefined) {
    context.addIssue({code: 'custom', message: 'needs `items`, being a drop-down'});
  }
  const isLink = item.type === undefined || item.type === 'default';
  const leads = item.to !== undefined || item.href !== undefined;
  if (isLink && leads && !item.label && !item['aria-label'] && item.html === undefined) {
    const hint = 'Write `label`, the text of the link, or `aria-label` for a link that shows an icon alone.';
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
