import * as z from 'zod';
import {filledText, text} from '../frontMatter/fields.ts';

const declaredTag = z.strictObject({
  label: filledText().optional().describe('Text of the tag; the capitalized key if left out.'),
  permalink: filledText().optional().describe('Path of the tag’s page below the tags route.'),
  description: text().optional().describe('A sentence about the tag, shown on its page.'),
});

/** The tags file (`tags.yml`): tags by the key that front matter uses. */
export const tagsFileSchema = z.record(z.string(), declaredTag.nullable());

export type DeclaredTag = z.output<typeof declaredTag>;
