import {expect, test} from 'vitest';
import {withDocComments} from '../../../src/generator/editor/withDocComments.ts';

const BARE = `import * as z from 'zod';

export const schema = z.strictObject({
  title: z.string().min(1).describe('Title of the site.'),
  style: z.enum(['light', 'dark']).default('light').describe('Color of the footer.'),
  'aria-label': z.string().optional().describe('Files such as \`**/*.md\`.'),
  inner: z
    .strictObject({
      limit: z.union([z.number(), z.literal(false)]).default(20).describe('How many.'),
    })
    .prefault({})
    .describe('A part.'),
  plain: z.string(),
});
`;

const COMMENTED = `import * as z from 'zod';

export const schema = z.strictObject({
  /** Title of the site. */
  title: z.string().min(1).describe('Title of the site.'),
  /** Color of the footer. Default: \`'light'\`. */
  style: z.enum(['light', 'dark']).default('light').describe('Color of the footer.'),
  /** Files such as \`**\\/*.md\`. */
  'aria-label': z.string().optional().describe('Files such as \`**/*.md\`.'),
  /** A part. */
  inner: z
    .strictObject({
      /** How many. Default: \`20\`. */
      limit: z.union([z.number(), z.literal(false)]).default(20).describe('How many.'),
    })
    .prefault({})
    .describe('A part.'),
  plain: z.string(),
});
`;

test('each described property gets its description as a doc comment', () => {
  expect(withDocComments(BARE)).toBe(COMMENTED);
});

test('an outdated comment is replaced, and a current one is kept', () => {
  expect(withDocComments(COMMENTED.replace('/** Title of the site. */', '/** An older text. */'))).toBe(
    COMMENTED,
  );
  expect(withDocComments(COMMENTED)).toBe(COMMENTED);
});
