import * as z from 'zod';

const value = z.union([z.string(), z.number(), z.boolean(), z.null()]).optional();

/** HTML standard, "Attributes": what the name of one consists of. */
const NAME = /^[^\s"'<>/=\p{Cc}]+$/u;

/** Attributes by name, which are written as they are. */
const attributes = z.record(z.string(), value).superRefine(checkNames);

function checkNames(given: Record<string, unknown>, context: z.RefinementCtx): void {
  for (const name of Object.keys(given)) {
    if (NAME.test(name)) continue;
    const hint = 'Write names of attributes without spaces, quotes and `=`, for example `crossorigin`.';
    context.addIssue({
      code: 'custom',
      path: [name],
      message: 'must be the name of an attribute',
      params: {hint},
    });
  }
}

const tagName = z.string().refine((name) => /^[a-z][a-z0-9-]*$/i.test(name), {
  error: 'must be the name of an element',
  params: {hint: 'Write it without brackets, for example `meta`.'},
});

const tag = z.strictObject({
  /** Name of the element. */
  tagName: tagName.describe('Name of the element.'),
  /** Its attributes; `true` means an attribute without a value. */
  attributes: attributes.optional().describe('Its attributes; `true` means an attribute without a value.'),
  /** Content of the element, as HTML. */
  innerHTML: z.string().optional().describe('Content of the element, as HTML.'),
});

const headTags = z.array(tag);

/** An element that a plugin adds to each document; it may have further keys. */
export const addedTagSchema = tag.strip();

const scripts = z.array(
  z.union([
    z.string(),
    z
      .object({src: z.string().describe('Address of the script.')})
      .catchall(value)
      .superRefine(checkNames),
  ]),
);
const stylesheets = z.array(
  z.union([
    z.string(),
    z
      .object({href: z.string().describe('Address of the style sheet.')})
      .catchall(value)
      .superRefine(checkNames),
  ]),
);

/** What a site adds to each document. */
export const tagOptions = {
  /** Elements for the head of every page. Hosts that they name, and the hashes of their scripts, join the Content-Security-Policy. */
  headTags: headTags
    .optional()
    .describe(
      'Elements for the head of every page. Hosts that they name, and the hashes of their scripts, join the Content-Security-Policy.',
    ),
  /** Scripts for every page: addresses, or the attributes of the element. */
  scripts: scripts
    .optional()
    .describe('Scripts for every page: addresses, or the attributes of the element.'),
  /** Style sheets for every page, loaded unchanged: addresses, or the attributes of the element. Those of `customCss` are bundled. */
  stylesheets: stylesheets
    .optional()
    .describe(
      'Style sheets for every page, loaded unchanged: addresses, or the attributes of the element. Those of `customCss` are bundled.',
    ),
  /** Modules that run in the browser on every page: paths relative to the site folder, or packages. */
  clientModules: z
    .array(z.string().min(1))
    .optional()
    .describe(
      'Modules that run in the browser on every page: paths relative to the site folder, or packages.',
    ),
};

const written = z.object(tagOptions);

export type WrittenTags = Pick<z.output<typeof written>, 'headTags' | 'scripts' | 'stylesheets'>;
